import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import type { Database } from '../database/database.ts';
import { claimMail, removeMail, type OutgoingMail } from './mail-outbox.store.ts';

/** How often the outbox is looked into, in ms, for what could not be sent before. */
const LOOK_EVERY_MS = 30_000;
/** A mail server that takes longer than this is taken for down. Shorter than the first pause between tries. */
const SERVER_MS = 15_000;

/** Hands one mail to a mail server; rejects when it was not taken. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export type MailDelivery = {
  /** Sends what is due; resolves when nothing is left to try now. Never rejects. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/** Sends the outbox's mail, again and again until a server has taken it. */
export function startMailDelivery(
  database: Database,
  send: SendMail,
  now: () => Date,
  report: (error: unknown, what: string) => void,
): MailDelivery {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (let mail = await claimMail(database, now()); mail; mail = await claimMail(database, now())) {
        try {
          await send(mail);
        } catch (error) {
          report(error, `a mail was not taken at try ${String(mail.attempts)}, and is tried again later`);
          continue;
        }
        await removeMail(database, mail.id);
        if (stopped) return;
      }
    } catch (error) {
      report(error, 'the outbox could not be read');
    }
  }
  const deliver = () => (running ??= run().finally(() => (running = undefined)));
  const timer = setInterval(() => void deliver(), LOOK_EVERY_MS);
  return {
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Sends over SMTP to the trust. A visitor's address is only where an answer goes, never the sender. */
export function smtp({ url, from, to }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_MS,
    greetingTimeout: SERVER_MS,
    socketTimeout: SERVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>.*$/g, '');
  return async ({ id, replyTo, subject, body }) => {
    await transport.sendMail({
      from,
      to,
      // As an object, it is one address whatever it holds.
      replyTo: { name: '', address: replyTo },
      subject,
      text: body,
      // The same at each try: a mail server that took it twice can tell.
      messageId: `<${id}@${domain}>`,
    });
  };
}
