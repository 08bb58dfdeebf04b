import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Address } from 'postal-mime';
import * as z from 'zod/mini';
import { renderSandboxPage, sendPage } from '../page.ts';
import type { MailFolder, ReceivedMail } from './mail-folder.ts';

const Message = z.object({ id: z.string() });
const Attachment = z.object({ id: z.string(), number: z.coerce.number().check(z.int()) });

const LIST = '/sandbox/mail';
const NOTE = 'no mail leaves this machine';
const WEB_ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** Registers the pages that show what the site has sent, and the same as JSON. */
export function registerMailRoutes(app: FastifyInstance, folder: MailFolder): void {
  app.get('/', async (_request, reply) => {
    const mails = await folder.list();
    const items = mails.map(
      ({ id, email }) =>
        `<li><a href="${LIST}/${id}">${escapeHtml(email.subject ?? '')}</a><br>${escapeHtml(addresses(email.to))}</li>`,
    );
    const body = items.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${items.join('')}</ol>`;
    return sendPage(reply, renderSandboxPage('Mail that was sent', body, NOTE));
  });

  app.get('/messages', async () => (await folder.list()).map(toMessage));

  app.get('/:id', async (request, reply) => {
    const mail = await folder.find(Message.parse(request.params).id);
    if (!mail) return sendMissing(reply);
    const { email } = mail;
    const attachments = email.attachments.map(
      ({ filename }, at) =>
        `<li><a href="${LIST}/${mail.id}/attachments/${at}">${escapeHtml(filename ?? 'attachment')}</a></li>`,
    );
    const page =
      email.html === undefined
        ? ''
        : `<iframe src="${LIST}/${mail.id}/page" title="The mail with its look"></iframe>`;
    const body = `<p>To: ${escapeHtml(addresses(email.to))}</p>${page}<pre>${linkAddresses(email.text ?? '')}</pre>
<ul>${attachments.join('')}</ul><p><a href="${LIST}">All mail</a></p>`;
    return sendPage(reply, renderSandboxPage(email.subject ?? '', body, NOTE));
  });

  app.get('/:id/page', async (request, reply) => {
    const html = (await folder.find(Message.parse(request.params).id))?.email.html;
    if (html === undefined) return sendMissing(reply);
    // As a mail program does it: nothing runs, nothing is loaded, links open elsewhere.
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      })
      .send(html);
  });

  app.get('/:id/attachments/:number', async (request, reply) => {
    const { id, number } = Attachment.parse(request.params);
    const attachment = (await folder.find(id))?.email.attachments[number];
    if (!attachment) return sendMissing(reply);
    return reply
      .headers({ 'content-type': attachment.mimeType, 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(z.instanceof(ArrayBuffer).parse(attachment.content)));
  });
}

function toMessage({ id, email }: ReceivedMail) {
  return {
    id,
    to: addresses(email.to),
    subject: email.subject ?? '',
    text: email.text ?? '',
    attachments: email.attachments.map(({ filename }) => filename),
  };
}

function sendMissing(reply: FastifyReply) {
  return sendPage(reply.code(404), renderSandboxPage('No such mail', '', NOTE));
}

function addresses(list: readonly Address[] = []): string {
  return list.map(({ address }) => address ?? '').join(', ');
}

/** The text as HTML, in which web addresses are links. */
function linkAddresses(text: string): string {
  const words = text.split(WEB_ADDRESS).map(escapeHtml);
  const links = Array.from(text.matchAll(WEB_ADDRESS), ([url]) => {
    const address = escapeHtml(url);
    return `<a href="${address}">${address}</a>`;
  });
  return words.map((word, at) => word + (links[at] ?? '')).join('');
}
