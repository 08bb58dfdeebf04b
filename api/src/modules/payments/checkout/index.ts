import type { FastifyInstance } from 'fastify';
import type { PaymentDeps } from '../providers/deps.ts';
import { registerDonationRoutes } from './donation.routes.ts';
import { registerReturnRoutes } from './returns/returns.routes.ts';
import { registerStartRoute } from './start/start.routes.ts';

export { refreshStatus } from './report-status.ts';

/** Registers the calls by which a donation is recorded and paid. */
export function registerCheckoutRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  for (const register of [registerDonationRoutes, registerReturnRoutes, registerStartRoute])
    void server.register(async (scope) => register(scope, deps));
}
