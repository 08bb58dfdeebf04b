import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BankAnswer, bankHash } from '../modules/payments/index.ts';
import { page } from './card-routes.ts';
import { postOnPage } from './checkout-pages.ts';
import { Journal } from './journal.ts';
import { hidden, html, sandboxPage } from './page.ts';

export type BankSandboxSettings = { merchantCode: string; passCode: string; hashKey: string };

const Asked = z.object({
  user_code: z.string(),
  charge_code: z.literal('A'),
  request_type: z.literal('S'),
  tran_id: z.string(),
  amount: z.string().check(z.regex(/^[0-9]+$/)),
  currency: z.literal('INR'),
  return_url: z.url({ protocol: /^https?$/ }),
  hash: z.string(),
});
const Decided = z.extend(Asked, { status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING']) });
const Kept = z.extend(BankAnswer, { id: z.string() });
const StatusAsk = z.object({ user_code: z.string(), tran_id: z.string(), hash: z.string() });

/** The bank's payment page and the payment server of the pages within apps: a form comes, a decision goes back. */
export function bankRoutes(
  app: FastifyInstance,
  folder: string | undefined,
  settings: BankSandboxSettings,
): void {
  const answers = new Journal(folder && `${folder}/bank.jsonl`, (line) => Kept.parse(line));
  const isOurs = (asked: Record<string, string>, hash: string) =>
    asked.user_code === settings.merchantCode && bankHash(settings, 'request', asked) === hash;

  // A page for apps may stand in a frame of the app's, and what it leads to then stands there too.
  for (const [path, title, framedBy] of [
    ['bank', 'Bank gateway', "'self'"],
    ['mobile', 'Mobile payment server', '*'],
  ] as const) {
    app.post(`/${path}/pay`, (request, reply) => {
      const asked = Asked.parse(request.body);
      if (!isOurs(asked, asked.hash))
        return page(reply.code(400), sandboxPage(title, '<p>The hash does not fit.</p>'));
      const fields = Object.entries(asked).map(([name, value]) => hidden(name, value));
      const button = (status: string, words: string, kind = '') =>
        `<button type="submit" name="status" value="${status}"${kind}>${words}</button>`;
      const body = `<p>${html(asked.tran_id)}</p><form method="post" action="/sandbox/${path}/decide">${fields.join('')}
${button('SUCCESS', `Pay ₹${(Number(asked.amount) / 100).toFixed(2)}`, ' class="pay"')}${button('FAILED', 'Fail')}${button('CANCELLED', 'Cancel')}</form>`;
      return page(reply, sandboxPage(title, body), framedBy);
    });

    app.post(`/${path}/decide`, (request, reply) => {
      const { return_url, hash, status, ...asked } = Decided.parse(request.body);
      if (!isOurs({ ...asked, return_url }, hash))
        return page(reply.code(400), sandboxPage(title, '<p>The hash does not fit.</p>'));
      const { user_code, tran_id, amount, currency } = asked;
      const bank_reference = `SBX${randomBytes(6).toString('hex').toUpperCase()}`;
      const answer = { user_code, tran_id, amount, currency, status, bank_reference };
      const signed = { ...answer, hash: bankHash(settings, 'answer', answer) };
      answers.put({ ...signed, id: tran_id });
      return page(reply, postOnPage(return_url, signed), framedBy);
    });
  }

  app.post('/bank/status', (request, reply) => {
    const { hash, ...asked } = StatusAsk.parse(request.body);
    const known = isOurs(asked, hash) ? answers.get(asked.tran_id) : undefined;
    return known ?? reply.code(404).send({ error: 'unknown' });
  });
}
