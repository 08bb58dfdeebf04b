import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';

/** How often the outbox is looked into, in ms, for what could not be sent before. */
const LOOK_EVERY_MS = 30_000;
/** A mail server that takes longer than this is taken for down. Shorter than the first pause between tries. */
const SERVER_MS = 15_000;

/** One mail. Without `to` it goes to the trust; without `replyTo` the trust is answered. `id` is the same at each try. */
export type Mail = {
  id: string;
  to?: string;
  replyTo?: string;
  subject: string;
  body: string;
  attachment?: { filename: string; content: Buffer } | undefined;
};

/** Hands one mail to a mail server; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What is to be mailed: `claim` takes what is due and puts its next try off, `send` rejects when it was not sent. */
export type MailQueue<Item extends { attempts: number }> = {
  claim(now: Date): Promise<Item | undefined>;
  /** Sends it, and notes that it is done. */
  send(item: Item): Promise<void>;
};

export type MailDelivery = {
  /** Sends what is due; resolves when nothing is left to try now. Never rejects. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/** Sends what waits in a queue, again and again until a server has taken it. */
export function startMailDelivery<Item extends { attempts: number }>(
  queue: MailQueue<Item>,
  now: () => Date,
  report: (error: unknown, what: string) => void,
): MailDelivery {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      for (let item = await queue.claim(now()); item; item = await queue.claim(now())) {
        try {
          await queue.send(item);
        } catch (error) {
          report(error, `a mail was not taken at try ${String(item.attempts)}, and is tried again later`);
          continue;
        }
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

/** Sends over SMTP. A visitor's address is never the sender. */
export function smtp({ url, from, to: trust }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_MS,
    greetingTimeout: SERVER_MS,
    socketTimeout: SERVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>.*$/g, '');
  // As an object, it is one address whatever it holds.
  const one = (address: string) => ({ name: '', address });
  return async ({ id, to = trust, replyTo = trust, subject, body, attachment }) => {
    await transport.sendMail({
      from,
      to: one(to),
      replyTo: one(replyTo),
      subject,
      text: body,
      attachments: attachment ? [{ ...attachment, contentType: 'application/pdf' }] : [],
      // What a program answers by itself is not to be answered by itself.
      ...(to !== trust && { headers: { 'auto-submitted': 'auto-generated' } }),
      // The same at each try: a mail server that took it twice can tell.
      messageId: `<${id}@${domain}>`,
    });
  };
}
