export { createTributeMailQueue } from './mail/tribute-mail.ts';
export { tributeRoutes } from './tributes.routes.ts';
