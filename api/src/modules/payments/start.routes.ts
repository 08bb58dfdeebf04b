import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAmount } from '@trust/shared/contract/amount';
import { textIn } from '@trust/shared/contract/language';
import { newNonce, plainPageHeaders } from '../../plain-page.ts';
import { atMostPerMinute } from '../../plugins/limits.ts';
import { say } from '../../plugins/visitor-texts.ts';
import { formatPaise } from './donation.rules.ts';
import { takeForms } from './form-body.ts';
import { giveOrder } from './give-order.ts';
import { newReference } from './new-reference.ts';
import type { PaymentParts } from './parts.ts';
import { REFUSALS } from './payments.routes.ts';
import { recordDonation } from './record-donation.ts';
import { continuePage, formPage } from './start-page.ts';
import { START_TEXTS } from './start.texts.ts';

/** Holds the receipt token of the donation that a browser without scripts began last. */
export const RECEIPT_COOKIE = 'receipt';
const RECEIPT_COOKIE_SECONDS = 60 * 60;

/** Where the donation form posts when there are no scripts: everything up to the provider's own page, by pages. */
export function startCall(server: FastifyInstance, parts: PaymentParts): void {
  takeForms(server);
  void server.register(fastifyCookie);
  server.post(
    '/start',
    {
      config: atMostPerMinute(parts.paymentsPerMinute),
      schema: { tags: ['payments'], summary: 'The donation form without scripts; answers a page' },
    },
    (request, reply) => start(parts, request, reply),
  );
}

async function start(parts: PaymentParts, request: FastifyRequest, reply: FastifyReply) {
  const { language } = request;
  const texts = START_TEXTS[language];
  const page = { language, trustName: parts.trustName, nonce: newNonce() };
  const text = textsOf(request.body);
  const nid = text('nid', 20);
  const typed = {
    amount: text('amount', 20) || text('quickAmount', 20),
    firstName: text('firstName', 100) || text('name', 100),
    email: text('email', 254),
    phone: text('phone', 25),
    address: text('address', 300),
  };
  const answer = (status: number, body: string, formAction?: string) =>
    reply.code(status).headers(plainPageHeaders(page, formAction)).send(body);

  const amount = readAmount(typed.amount);
  const recorded = await recordDonation(
    parts,
    {
      ...typed,
      tran_id: await newReference(parts.database, parts.prefixes.donation, parts.now()),
      amount:
        amount.kind === 'paise' ? amount.paise : amount.kind === 'too-large' ? parts.largestDonation + 1 : 0,
      project: nid,
      lang: language,
      pan: text('pan', 20),
      anonymous: text('anonymous', 5) !== '',
    },
    undefined,
  );
  if (recorded.outcome === 'faults') {
    const errors = recorded.faults.map((fault) => ({
      field: fault.field,
      message:
        fault.field === 'amount' && amount.kind === 'too-precise'
          ? texts.tooPrecise
          : say(language, fault.text),
    }));
    return answer(422, formPage(page, { nid, typed, errors }));
  }
  const refused = (outcome: keyof typeof REFUSALS) => {
    const [status, notice] = REFUSALS[outcome];
    return answer(status, formPage(page, { nid, typed, errors: [], notice: say(language, notice) }));
  };
  if (recorded.outcome !== 'recorded') return refused(recorded.outcome);
  const { transaction } = recorded;
  const ordered = await giveOrder(parts, transaction.tranId, transaction.amount);
  if (ordered.outcome !== 'ordered' || !parts.card)
    return refused(ordered.outcome === 'ordered' ? 'unavailable' : ordered.outcome);

  const { card, siteUrl } = parts;
  void reply.setCookie(RECEIPT_COOKIE, transaction.receiptToken ?? '', {
    path: '/payments',
    maxAge: RECEIPT_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  });
  const back = `/payments/${encodeURIComponent(nid)}`;
  return answer(
    200,
    continuePage(page, {
      tranId: transaction.tranId,
      amount: formatPaise(transaction.amount),
      action: card.hostedCheckoutUrl,
      back,
      fields: {
        key_id: card.keyId,
        order_id: ordered.orderId,
        amount: String(transaction.amount),
        currency: 'INR',
        name: textIn(language, parts.trustName),
        description: transaction.tranId,
        'prefill[name]': typed.firstName,
        'prefill[contact]': typed.phone,
        'prefill[email]': typed.email,
        callback_url: `${siteUrl}/payments/checkout-return`,
        cancel_url: `${siteUrl}${back}`,
      },
    }),
    new URL(card.hostedCheckoutUrl).origin,
  );
}

function textsOf(body: unknown) {
  return (name: string, most: number): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value.trim().slice(0, most) : '';
  };
}
