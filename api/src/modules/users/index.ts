export { findSessionUser } from './sessions.store.ts';
export { usersRoutes } from './users.routes.ts';
