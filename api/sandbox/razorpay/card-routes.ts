import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { SandboxDisputeStatus } from './card-records.ts';
import { ProviderError, type CardSandbox, type CardSandboxSettings } from './card-sandbox.ts';
import { registerCheckoutRoutes } from './checkout-routes.ts';
import { buildErrorBody } from './error-body.ts';
import { isFromThisMachine } from './own-machine.ts';
import { WebhookBehaviour, type Webhooks } from './webhooks.ts';

const Id = z.object({ id: z.string() });
const OrderBody = z.object({
  amount: z.coerce.number(),
  currency: z.string(),
  receipt: z._default(z.nullable(z.string()), null),
});
const RefundBody = z.object({
  amount: z.optional(z.coerce.number()),
  receipt: z._default(z.nullable(z.string()), null),
});
/** What a donor's bank does: without `id` it raises a dispute. `amount` in paise, missing for the whole payment. */
const DisputeBody = z.object({
  payment_id: z.string(),
  id: z.optional(z.string()),
  status: z._default(SandboxDisputeStatus, 'open'),
  amount: z.optional(z.int()),
});

/** Registers the provider's REST API, its checkout, and the calls that control the sandbox. */
export function registerCardRoutes(
  app: FastifyInstance,
  card: CardSandbox,
  webhooks: Webhooks,
  settings: CardSandboxSettings,
): void {
  app.register(async (api) => registerProviderApi(api, card, settings));
  registerCheckoutRoutes(app, card, settings);

  app.post('/webhooks', (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send(buildErrorBody('Not found'));
    webhooks.behaviour = WebhookBehaviour.parse(request.body);
    return webhooks.behaviour;
  });
  app.post('/disputes', (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send(buildErrorBody('Not found'));
    const { payment_id, status, ...change } = DisputeBody.parse(request.body);
    return card.dispute(payment_id, status, change);
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(400).send(buildErrorBody(error.description));
    if (error instanceof z.core.$ZodError)
      return reply.code(400).send(buildErrorBody('The request is not valid'));
    throw error;
  });
}

/** The provider's REST API, for whoever has its key. */
function registerProviderApi(
  api: FastifyInstance,
  card: CardSandbox,
  { keyId, keySecret }: CardSandboxSettings,
): void {
  const buildCollection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  api.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === credentials) return;
    return reply.code(401).send(buildErrorBody('Authentication failed'));
  });
  api.post('/v1/orders', (request) => {
    const { amount, currency, receipt } = OrderBody.parse(request.body);
    return card.createOrder(amount, currency, receipt);
  });
  api.get('/v1/orders', (request) => {
    const { receipt = '' } = z.object({ receipt: z.optional(z.string()) }).parse(request.query);
    return buildCollection(card.listOrders(receipt));
  });
  api.get('/v1/orders/:id', (request) => card.findOrder(Id.parse(request.params).id));
  api.get('/v1/orders/:id/payments', (request) => {
    const { id } = card.findOrder(Id.parse(request.params).id);
    return buildCollection(card.listPayments(id));
  });
  api.get('/v1/payments/:id', (request) => card.findPayment(Id.parse(request.params).id));
  api.post('/v1/payments/:id/capture', (request) => card.capture(Id.parse(request.params).id));
  api.post('/v1/payments/:id/refund', (request) => {
    const { amount, receipt } = RefundBody.parse(request.body ?? {});
    return card.refund(Id.parse(request.params).id, amount, receipt);
  });
  api.get('/v1/payments/:id/refunds', (request) =>
    buildCollection(card.listRefunds(Id.parse(request.params).id)),
  );
}
