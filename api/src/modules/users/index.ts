export { addFailure, countFailures, forgetFailures } from './login-failures.store.ts';
export { findSessionUser } from './sessions.store.ts';
export { usersRoutes } from './users.routes.ts';
export { failureSubject } from './users.rules.ts';
