export { upiCodeRoutes, type UpiTrust } from './upi-code.routes.ts';
