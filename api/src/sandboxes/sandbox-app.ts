import fastify, { type FastifyInstance } from 'fastify';
import { registerFormParser } from '../plugins/form-body.ts';
import { registerBankRoutes, type BankSandboxSettings } from './bank-routes.ts';
import { registerCardRoutes, sendScript, type CardSandboxSettings } from './card-routes.ts';
import { CardSandbox } from './card-sandbox.ts';
import { AUTO_SUBMIT_SCRIPT } from './checkout-pages.ts';
import { PAGE_STYLE } from './page.ts';
import { Webhooks } from './webhooks.ts';

export type SandboxSettings = {
  card: CardSandboxSettings & { webhookSecret: string; webhookUrl: string };
  bank: BankSandboxSettings;
  /** Where records are stored; without it they are lost with the process. */
  folder?: string | undefined;
};

/** Builds one server that stands in for the card provider and the bank. No money moves. */
export function buildSandbox(settings: SandboxSettings): {
  app: FastifyInstance;
  card: CardSandbox;
  webhooks: Webhooks;
} {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const webhooks = new Webhooks(settings.card.webhookUrl, settings.card.webhookSecret);
  const card = new CardSandbox(settings.folder, (event) => webhooks.enqueue(event));
  registerFormParser(app);
  app.addHook('onClose', async () => webhooks.stop());
  app.register(async (routes) => registerCardRoutes(routes, card, webhooks, settings.card), {
    prefix: '/sandbox/razorpay',
  });
  app.register(async (routes) => registerBankRoutes(routes, settings.folder, settings.bank), {
    prefix: '/sandbox',
  });
  app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  app.get('/sandbox/post-on.js', (_request, reply) => sendScript(reply, AUTO_SUBMIT_SCRIPT));
  return { app, card, webhooks };
}
