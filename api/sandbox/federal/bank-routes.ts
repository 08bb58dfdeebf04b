import { randomBytes } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Journal } from '../journal.ts';
import {
  formatPaise,
  renderAutoSubmitPage,
  renderHiddenField,
  renderSandboxPage,
  sendPage,
} from '../page.ts';
import { hashBankAnswer, hashBankRequest, type BankKeys } from '../signers.ts';

export type BankSandboxSettings = BankKeys & { merchantCode: string };

const PaymentForm = z.object({
  user_code: z.string(),
  charge_code: z.literal('A'),
  request_type: z.literal('S'),
  tran_id: z.string(),
  amount: z.string().check(z.regex(/^[0-9]+$/)),
  currency: z.literal('INR'),
  return_url: z.url({ protocol: /^https?$/ }),
  hash: z.string(),
  reserve1: z._default(z.string(), ''),
  reserve2: z._default(z.string(), ''),
  reserve3: z._default(z.string(), ''),
});
const DecisionForm = z.extend(PaymentForm, { status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING']) });
const StoredAnswer = z.object({
  id: z.string(),
  user_code: z.string(),
  tran_id: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: DecisionForm.shape.status,
  bank_reference: z.string(),
  hash: z.string(),
});
const StatusQuery = z.object({ user_code: z.string(), tran_id: z.string(), hash: z.string() });

/** Registers the bank's payment page, and the payment server of pages within apps: both take a form and return a signed answer. */
export function registerBankRoutes(
  app: FastifyInstance,
  folder: string | undefined,
  settings: BankSandboxSettings,
): void {
  const answers = new Journal(folder && `${folder}/bank.jsonl`, (line) => StoredAnswer.parse(line));
  const isSignedByUs = (fields: Record<string, string>, hash: string) =>
    fields.user_code === settings.merchantCode && hashBankRequest(settings, fields) === hash;

  // An app may show the mobile page in a frame, and then also the page after it.
  for (const [path, title, framedBy] of [
    ['bank', 'Bank gateway', "'self'"],
    ['mobile', 'Mobile payment server', '*'],
  ] as const) {
    app.post(`/${path}/pay`, (request, reply) => {
      const order = PaymentForm.parse(request.body);
      if (!isSignedByUs(order, order.hash))
        return sendPage(reply.code(400), renderSandboxPage(title, '<p>The hash does not fit.</p>'));
      const fields = Object.entries(order).map(([name, value]) => renderHiddenField(name, value));
      const renderButton = (status: string, label: string, kind = '') =>
        `<button type="submit" name="status" value="${status}"${kind}>${label}</button>`;
      const body = `<p>${escapeHtml(order.tran_id)}</p><p>${escapeHtml(order.reserve1)}</p><form method="post" action="/sandbox/${path}/decide">${fields.join('')}
${renderButton('SUCCESS', `Pay ${formatPaise(Number(order.amount))}`, ' class="pay"')}${renderButton('FAILED', 'Fail')}${renderButton('CANCELLED', 'Cancel')}</form>`;
      return sendPage(reply, renderSandboxPage(title, body), framedBy);
    });

    app.post(`/${path}/decide`, (request, reply) => {
      const { return_url, hash, status, ...order } = DecisionForm.parse(request.body);
      if (!isSignedByUs({ ...order, return_url }, hash))
        return sendPage(reply.code(400), renderSandboxPage(title, '<p>The hash does not fit.</p>'));
      const { user_code, tran_id, amount, currency } = order;
      const bank_reference = `SBX${randomBytes(6).toString('hex').toUpperCase()}`;
      const answer = { user_code, tran_id, amount, currency, status, bank_reference };
      const signed = { ...answer, hash: hashBankAnswer(settings, answer) };
      answers.put({ ...signed, id: tran_id });
      return sendPage(reply, renderAutoSubmitPage(return_url, signed), framedBy);
    });
  }

  app.post('/bank/status', (request, reply) => {
    const { hash, ...query } = StatusQuery.parse(request.body);
    const stored = isSignedByUs(query, hash) ? answers.get(query.tran_id) : undefined;
    return stored ?? reply.code(404).send({ error: 'unknown' });
  });
}
