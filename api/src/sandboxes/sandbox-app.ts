import fastify, { type FastifyInstance } from 'fastify';
import { takeForms } from '../modules/payments/index.ts';
import { bankRoutes, type BankSandboxSettings } from './bank-routes.ts';
import { cardRoutes, script, type CardSandboxSettings } from './card-routes.ts';
import { CardSandbox } from './card-sandbox.ts';
import { POST_ON_SCRIPT } from './checkout-pages.ts';
import { PAGE_STYLE } from './page.ts';
import { Webhooks } from './webhooks.ts';

export type SandboxSettings = {
  card: CardSandboxSettings & { webhookSecret: string; webhookUrl: string };
  bank: BankSandboxSettings;
  /** Where it keeps what happened; undefined to forget it with the process. */
  folder?: string | undefined;
};

/** The outside parties that payments need, all in one place and without any money. */
export function buildSandbox(settings: SandboxSettings): {
  app: FastifyInstance;
  card: CardSandbox;
  webhooks: Webhooks;
} {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const webhooks = new Webhooks(settings.card.webhookUrl, settings.card.webhookSecret);
  const card = new CardSandbox(settings.folder, (event) => webhooks.tell(event));
  takeForms(app);
  app.addHook('onClose', async () => webhooks.stop());
  app.register(async (routes) => cardRoutes(routes, card, webhooks, settings.card), {
    prefix: '/sandbox/razorpay',
  });
  app.register(async (routes) => bankRoutes(routes, settings.folder, settings.bank), { prefix: '/sandbox' });
  app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  app.get('/sandbox/post-on.js', (_request, reply) => script(reply, POST_ON_SCRIPT));
  return { app, card, webhooks };
}
