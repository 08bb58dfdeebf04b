import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/config.ts';

/** How often the outbox is polled: a donor looks for the receipt at once. */
const POLL_EVERY_MS = 5_000;
/** Timeout of the mail server. Shorter than the first pause between attempts. */
const SERVER_TIMEOUT_MS = 15_000;

/** One mail. `to` and `replyTo` default to the trust's address. `id` is the same at each attempt. */
export type Mail = {
  id: string;
  to?: string;
  replyTo?: string;
  subject: string;
  body: string;
  /** The same as `body`, for mail programs that show HTML. */
  html?: string | undefined;
  attachment?: { filename: string; content: Buffer } | undefined;
  /** Where its recipient refuses further ones, also by the button of a mail program (RFC 8058). */
  stopLink?: string | undefined;
};

/** Sends one mail; rejects when the mail server did not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A queue of mails. `claim` takes the next due item and postpones its next attempt; `send` rejects when it was not sent. */
export type MailQueue<Item extends { attempts: number }> = {
  claim(now: Date): Promise<Item | undefined>;
  /** Sends the item and marks it as done. */
  send(item: Item): Promise<void>;
};

export type MailDelivery = {
  /** Sends what is due; resolves when nothing is due any more. Never rejects. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/** Delivers a queue's mails, and retries each until a mail server has accepted it. */
export function startMailDelivery<Item extends { attempts: number }>(
  queue: MailQueue<Item>,
  now: () => Date,
  reportError: (error: unknown, what: string) => void,
): MailDelivery {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    try {
      for (let item = await queue.claim(now()); item; item = await queue.claim(now())) {
        try {
          await queue.send(item);
        } catch (error) {
          reportError(
            error,
            `a mail was not taken at try ${String(item.attempts)}, and is tried again later`,
          );
          continue;
        }
        if (stopped) return;
      }
    } catch (error) {
      reportError(error, 'the outbox could not be read');
    }
  }
  const deliver = () => (running ??= drain().finally(() => (running = undefined)));
  const timer = setInterval(() => void deliver(), POLL_EVERY_MS);
  return {
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Creates a sender over SMTP. A visitor's address is never the sender's. */
export function createSmtpSender({ url, from, to: trust }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>.*$/g, '');
  // As an object, the text is taken as one address, whatever it contains.
  const singleAddress = (address: string) => ({ name: '', address });
  return async ({ id, to = trust, replyTo = trust, subject, body, html, attachment, stopLink }) => {
    await transport.sendMail({
      from,
      to: singleAddress(to),
      replyTo: singleAddress(replyTo),
      subject,
      text: body,
      ...(html !== undefined && { html }),
      attachments: attachment ? [{ ...attachment, contentType: 'application/pdf' }] : [],
      headers: {
        // Keeps automatic replies from answering an automatic mail.
        ...(to !== trust && { 'auto-submitted': 'auto-generated' }),
        ...(stopLink !== undefined && {
          'list-unsubscribe': `<${stopLink}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      },
      // The same at each attempt, so that a mail server can recognise a duplicate.
      messageId: `<${id}@${domain}>`,
    });
  };
}
