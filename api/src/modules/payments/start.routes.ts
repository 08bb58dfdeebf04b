import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAmount } from '@trust/shared/contract/amount';
import { textIn } from '@trust/shared/contract/text-in';
import { TranId } from '@trust/shared/contract/payments';
import { newNonce, plainPageHeaders } from '../../plain-page.ts';
import { atMostPerMinute } from '../../plugins/limits.ts';
import { say } from '../../plugins/visitor-texts.ts';
import { payPageId } from './addresses.rules.ts';
import { sendToBank } from './bank-payment.ts';
import { formatPaise } from './donation.rules.ts';
import { takeForms } from './form-body.ts';
import { giveOrder } from './give-order.ts';
import { newReference } from './new-reference.ts';
import type { PaymentParts } from './parts.ts';
import { REFUSALS } from './payments.routes.ts';
import { keepReceipt } from './receipt-cookie.ts';
import { recordDonation } from './record-donation.ts';
import { continuePage, formPage, pageOf, wayIn } from './start-page.ts';
import { START_TEXTS } from './start.texts.ts';
import type { TransactionRow } from './transactions.store.ts';

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
  const text = textsOf(request.body);
  const nid = text('nid', 20);
  const typed = {
    amount: text('amount', 20) || text('quickAmount', 20),
    firstName: text('firstName', 100) || text('name', 100),
    email: text('email', 254),
    phone: text('phone', 25),
    address: text('address', 300),
    pan: text('pan', 20),
    anonymous: text('anonymous', 5),
  };
  const way = wayIn(text('way', 5));
  const form = { nid, way, typed } as const;
  const sandbox = (way === 'card' ? parts.card : parts.bank)?.live === false;
  const page = { language, trustName: parts.trustName, nonce: newNonce(), sandbox, inApp: way === 'app' };
  const answer = (status: number, body: string, formAction?: string) =>
    reply.code(status).headers(plainPageHeaders(page, formAction)).send(body);

  const amount = readAmount(typed.amount);
  // Scripts that came as far as recording it hand over its reference: it stays one donation.
  const known = TranId.safeParse(text('tran_id', 40));
  const recorded = await recordDonation(
    parts,
    {
      ...typed,
      tran_id: known.data ?? (await newReference(parts.database, parts.prefixes.donation, parts.now())),
      amount:
        amount.kind === 'paise' ? amount.paise : amount.kind === 'too-large' ? parts.largestDonation + 1 : 0,
      project: nid,
      lang: language,
      anonymous: typed.anonymous !== '',
      isMobile: way === 'app',
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
    return answer(422, formPage(page, { ...form, errors }));
  }
  const refused = (outcome: keyof typeof REFUSALS) => {
    const [status, notice] = REFUSALS[outcome];
    return answer(status, formPage(page, { ...form, errors: [], notice: say(language, notice) }));
  };
  if (recorded.outcome !== 'recorded') return refused(recorded.outcome);
  const { transaction } = recorded;
  const left =
    way === 'card' ? await leaveForCard(parts, transaction) : await leaveForBank(parts, transaction);
  if (left.outcome !== 'ready') return refused(left.outcome);

  keepReceipt(reply, parts, transaction);
  const { tranId } = transaction;
  const { action, fields } = left;
  const amountInWords = formatPaise(transaction.amount);
  return answer(
    200,
    continuePage(page, { tranId, amount: amountInWords, action, fields, back: pageOf(nid, way) }),
    new URL(action).origin,
  );
}

type Left =
  { outcome: 'ready'; action: string; fields: Record<string, string> } | { outcome: keyof typeof REFUSALS };

async function leaveForBank(parts: PaymentParts, { tranId }: TransactionRow): Promise<Left> {
  const sent = await sendToBank(parts, { tran_id: tranId }, undefined);
  if (sent.outcome === 'form') return { outcome: 'ready', ...sent.form };
  return { outcome: sent.outcome === 'faults' ? 'unavailable' : sent.outcome };
}

async function leaveForCard(parts: PaymentParts, transaction: TransactionRow): Promise<Left> {
  const { card, siteUrl, trustName } = parts;
  const { tranId, amount, language, firstName, phone, email } = transaction;
  const ordered = await giveOrder(parts, tranId, amount);
  if (ordered.outcome !== 'ordered') return ordered;
  if (!card) return { outcome: 'unavailable' };
  const fields = {
    key_id: card.keyId,
    order_id: ordered.orderId,
    amount: String(amount),
    currency: 'INR',
    name: textIn(language, trustName),
    description: tranId,
    'prefill[name]': firstName ?? '',
    'prefill[contact]': phone ?? '',
    'prefill[email]': email ?? '',
    callback_url: `${siteUrl}/payments/checkout-return`,
    cancel_url: `${siteUrl}${pageOf(payPageId(transaction) ?? 'home', 'card')}`,
  };
  return { outcome: 'ready', action: card.hostedCheckoutUrl, fields };
}

function textsOf(body: unknown) {
  return (name: string, most: number): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value.trim().slice(0, most) : '';
  };
}
