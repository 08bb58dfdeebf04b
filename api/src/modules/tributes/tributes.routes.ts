import type { FastifyInstance } from 'fastify';
import { registerCardRoute } from './card/tribute-card.routes.ts';
import type { TributeRouteDeps } from './deps.ts';
import { registerStopRoutes } from './stop/stop-messages.routes.ts';

/** Registers the calls about gifts in memory or on behalf of someone. */
export function tributeRoutes(server: FastifyInstance, deps: TributeRouteDeps): void {
  for (const register of [registerCardRoute, registerStopRoutes])
    void server.register(async (scope) => register(scope, deps));
}
