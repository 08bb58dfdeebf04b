import formBody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { registerBrowserScripts } from './browser-scripts.ts';
import { registerBankRoutes, type BankSandboxSettings } from './federal/bank-routes.ts';
import { registerEmbedRoutes } from './embeds/embed-routes.ts';
import { registerFormRoutes } from './forms/form-routes.ts';
import { MailFolder } from './mail/mail-folder.ts';
import { registerMailRoutes } from './mail/mail-routes.ts';
import { openMailServer, type MailServer } from './mail/mail-server.ts';
import { PAGE_STYLE } from './page.ts';
import { registerCardRoutes } from './razorpay/card-routes.ts';
import { CardSandbox, type CardSandboxSettings } from './razorpay/card-sandbox.ts';
import { Webhooks } from './razorpay/webhooks.ts';

export type SandboxSettings = {
  card: CardSandboxSettings & { webhookSecret: string; webhookUrl: string };
  bank: BankSandboxSettings;
  /** Where records are stored; without it they are lost with the process. */
  folder?: string | undefined;
  /** Where accepted mail is stored; without it none is accepted. */
  mailFolder?: string | undefined;
  /** Where the build has put the scripts of its pages; without it there are none. */
  scriptsFolder?: string | undefined;
};

/**
 * Builds one server that stands in for the card provider, the bank, the outside forms, the map, the video player and the
 * mail server. No money moves, and no mail leaves.
 */
export function buildSandbox(settings: SandboxSettings): {
  app: FastifyInstance;
  card: CardSandbox;
  webhooks: Webhooks;
  /** Takes mail by SMTP from this machine; resolves to the port. */
  listenForMail: (port: number) => Promise<number>;
} {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const webhooks = new Webhooks(settings.card.webhookUrl, settings.card.webhookSecret);
  const card = new CardSandbox(settings.folder, (event) => webhooks.enqueue(event));
  app.register(formBody);
  app.addHook('onClose', async () => webhooks.stop());
  app.register(async (routes) => registerCardRoutes(routes, card, webhooks, settings.card), {
    prefix: '/sandbox/razorpay',
  });
  app.register(async (routes) => registerBankRoutes(routes, settings.folder, settings.bank), {
    prefix: '/sandbox',
  });
  app.register(async (routes) => registerFormRoutes(routes), { prefix: '/sandbox/forms' });
  app.register(async (routes) => registerEmbedRoutes(routes), { prefix: '/sandbox' });
  app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE));
  if (settings.scriptsFolder !== undefined) registerBrowserScripts(app, settings.scriptsFolder);
  const { mailFolder } = settings;
  const mails = mailFolder === undefined ? undefined : new MailFolder(mailFolder);
  if (mails) app.register(async (routes) => registerMailRoutes(routes, mails), { prefix: '/sandbox/mail' });
  let mailServer: MailServer | undefined;
  app.addHook('onClose', () => mailServer?.close());
  const listenForMail = async (port: number) => {
    if (!mails) throw new Error('The sandbox has no folder for mail');
    mailServer = await openMailServer(mails, port);
    return mailServer.port;
  };
  return { app, card, webhooks, listenForMail };
}
