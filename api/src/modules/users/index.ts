export { findRequestUser } from './request-user.ts';
export { usersRoutes } from './users.routes.ts';
export { eraseUser, findUser } from './users.store.ts';
