export { contactRoutes } from './contact.routes.ts';
export { forgetMessagesDaily } from './forget-messages.ts';
