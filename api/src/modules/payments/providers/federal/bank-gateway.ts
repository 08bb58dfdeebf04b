import * as z from 'zod/mini';
import type { BankGateway } from '../bank-gateway.ts';
import type { PaymentFacts } from '../../ledger/payment-facts.ts';
import { hmac, isSignedWith } from '../signatures.ts';

export type BankSettings = {
  merchantCode: string;
  passCode: string;
  hashKey: string;
  /** The bank's page, to which a browser posts the form. */
  payUrl: string;
  /** The payment server to which pages within apps post the form. */
  mobilePayUrl: string;
  /** The bank's status call. Without it, only the returning browser brings the result. */
  statusUrl?: string | undefined;
  /** Whether it is the real bank. */
  live: boolean;
};

const REQUEST_FIELDS = [
  'user_code',
  'charge_code',
  'request_type',
  'tran_id',
  'amount',
  'currency',
  'return_url',
] as const;
const ANSWER_FIELDS = ['user_code', 'tran_id', 'amount', 'currency', 'status', 'bank_reference'] as const;

/** What a browser brings back from the bank, and what the status call answers. */
const BankAnswer = z.object({
  user_code: z.string().check(z.maxLength(50)),
  tran_id: z.string().check(z.maxLength(40)),
  amount: z.string().check(z.regex(/^[0-9]{1,12}$/)),
  currency: z.string().check(z.maxLength(3)),
  status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING']),
  bank_reference: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  hash: z.string(),
});
type BankAnswer = z.infer<typeof BankAnswer>;

/**
 * The hash of a message to or from the bank: HMAC-SHA256 with the hash key, in lower-case hex, over the direction
 * (`request` or `answer`), the pass code and the fields' values in the order above, joined by bars. None of these
 * values can hold a bar. The direction is included so that a request's hash is never valid for an answer.
 */
export function hashBankMessage(
  { hashKey, passCode }: Pick<BankSettings, 'hashKey' | 'passCode'>,
  direction: 'request' | 'answer',
  fields: Readonly<Record<string, string>>,
): string {
  return hmac(hashKey, joinHashedFields(passCode, direction, fields));
}

function joinHashedFields(
  passCode: string,
  direction: 'request' | 'answer',
  fields: Readonly<Record<string, string>>,
): string {
  const names = direction === 'request' ? REQUEST_FIELDS : ANSWER_FIELDS;
  return [direction, passCode, ...names.map((name) => fields[name] ?? '')].join('|');
}

const TIMEOUT_MS = 10_000;

/** Creates the adapter of the bank's gateway: a browser posts a form to it and brings back its answer. */
export function createBankGateway(settings: BankSettings, returnUrl: string): BankGateway {
  const readAnswer: BankGateway['readAnswer'] = (answer) => {
    const parsed = BankAnswer.safeParse(answer);
    if (!parsed.success || parsed.data.user_code !== settings.merchantCode) return undefined;
    const { data } = parsed;
    if (!isSignedWith(settings.hashKey, joinHashedFields(settings.passCode, 'answer', data), data.hash))
      return undefined;
    return { tranId: data.tran_id, status: data.status, facts: toPaymentFacts(data) };
  };
  return {
    live: settings.live,
    createForm(order) {
      const fields = {
        user_code: settings.merchantCode,
        charge_code: 'A',
        request_type: 'S',
        tran_id: order.tranId,
        amount: String(order.amount),
        currency: 'INR',
        return_url: returnUrl,
        reserve1: order.title,
        reserve2: order.email,
        reserve3: order.nameAndPhone,
      };
      const hash = hashBankMessage(settings, 'request', fields);
      const action = order.isMobile ? settings.mobilePayUrl : settings.payUrl;
      return { hash, tran_id: order.tranId, action, fields: { ...fields, hash } };
    },
    readAnswer,
    async listPayments(tranId) {
      if (settings.statusUrl === undefined) return { outcome: 'unreachable' };
      const query = { user_code: settings.merchantCode, tran_id: tranId };
      const hash = hashBankMessage(settings, 'request', query);
      const reply = await fetch(settings.statusUrl, {
        method: 'POST',
        body: new URLSearchParams({ ...query, hash }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined);
      if (!reply) return { outcome: 'unreachable' };
      if (reply.status === 404) return { outcome: 'answered', value: [] };
      const result = reply.ok ? readAnswer(await reply.json().catch(() => undefined)) : undefined;
      return result?.tranId === tranId
        ? { outcome: 'answered', value: [result.facts] }
        : { outcome: 'unreachable' };
    },
  };
}

/** The bank identifies a payment by its own reference, and our order by our `tran_id`. */
function toPaymentFacts(answer: BankAnswer): PaymentFacts {
  return {
    paymentId: `bank:${answer.bank_reference}`,
    orderId: answer.tran_id,
    amount: Number(answer.amount),
    currency: answer.currency,
    status: PAYMENT_STATUS[answer.status],
    reason: answer.status === 'CANCELLED' ? 'payment_cancelled' : undefined,
  };
}

const PAYMENT_STATUS = {
  SUCCESS: 'captured',
  FAILED: 'failed',
  CANCELLED: 'failed',
  PENDING: 'created',
} as const;
