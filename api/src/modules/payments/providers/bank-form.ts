import * as z from 'zod/mini';
import type { BankForm } from '@trust/shared/contract/payments';
import { hmac, isSignedWith } from '../signatures.ts';
import type { Answer, PaymentFacts } from './card-provider.ts';

export type BankSettings = {
  merchantCode: string;
  passCode: string;
  hashKey: string;
  /** Where a browser posts the form: the bank's page, and the payment server of the pages within apps. */
  payUrl: string;
  mobilePayUrl: string;
  /** Where the bank is asked what became of a payment; without it only its own return tells. */
  statusUrl?: string | undefined;
  /** Whether it is the real bank. */
  live: boolean;
};

/** A donation as the bank is told of it. Amount in paise. */
export type BankOrder = {
  tranId: string;
  amount: number;
  isMobile: boolean;
  title: string;
  email: string;
  nameAndPhone: string;
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

/** What the bank posts back, or answers when it is asked. */
export const BankAnswer = z.object({
  user_code: z.string().check(z.maxLength(50)),
  tran_id: z.string().check(z.maxLength(40)),
  amount: z.string().check(z.regex(/^[0-9]{1,12}$/)),
  currency: z.string().check(z.maxLength(3)),
  status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING']),
  bank_reference: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  hash: z.string(),
});
export type BankAnswer = z.infer<typeof BankAnswer>;

/**
 * The hash of a message to or from the bank: HMAC-SHA256 with the hash key, in lower-case hex, over the direction
 * (`request` or `answer`), the pass code and the fields' values in the order above, joined by bars. None of these
 * values can hold a bar. The direction is in it so that a request's hash is never an answer's.
 */
export function bankHash(
  { hashKey, passCode }: Pick<BankSettings, 'hashKey' | 'passCode'>,
  direction: 'request' | 'answer',
  fields: Readonly<Record<string, string>>,
): string {
  return hmac(hashKey, hashed(passCode, direction, fields));
}

function hashed(
  passCode: string,
  direction: 'request' | 'answer',
  fields: Readonly<Record<string, string>>,
): string {
  const names = direction === 'request' ? REQUEST_FIELDS : ANSWER_FIELDS;
  return [direction, passCode, ...names.map((name) => fields[name] ?? '')].join('|');
}

export type Bank = {
  live: boolean;
  formFor(order: BankOrder): BankForm;
  /** What an answer says, if it is the bank's own; undefined for one that somebody else made or altered. */
  read(answer: unknown): { tranId: string; status: BankAnswer['status']; facts: PaymentFacts } | undefined;
  /** What became of a payment, where the bank can be asked. */
  paymentsOf(tranId: string): Promise<Answer<PaymentFacts[]>>;
};

const ANSWER_WITHIN_MS = 10_000;

/** The bank's gateway: a form that a browser posts to it, and its answer that a browser posts back. */
export function bankForm(settings: BankSettings, returnUrl: string): Bank {
  const read: Bank['read'] = (answer) => {
    const parsed = BankAnswer.safeParse(answer);
    if (!parsed.success || parsed.data.user_code !== settings.merchantCode) return undefined;
    const { data } = parsed;
    if (!isSignedWith(settings.hashKey, hashed(settings.passCode, 'answer', data), data.hash))
      return undefined;
    return { tranId: data.tran_id, status: data.status, facts: factsOf(data) };
  };
  return {
    live: settings.live,
    formFor(order) {
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
      const hash = bankHash(settings, 'request', fields);
      const action = order.isMobile ? settings.mobilePayUrl : settings.payUrl;
      return { hash, tran_id: order.tranId, action, fields: { ...fields, hash } };
    },
    read,
    async paymentsOf(tranId) {
      if (settings.statusUrl === undefined) return { kind: 'unreachable' };
      const asked = { user_code: settings.merchantCode, tran_id: tranId };
      const hash = bankHash(settings, 'request', asked);
      const reply = await fetch(settings.statusUrl, {
        method: 'POST',
        body: new URLSearchParams({ ...asked, hash }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => undefined);
      if (!reply) return { kind: 'unreachable' };
      if (reply.status === 404) return { kind: 'answered', value: [] };
      const said = reply.ok ? read(await reply.json().catch(() => undefined)) : undefined;
      return said?.tranId === tranId ? { kind: 'answered', value: [said.facts] } : { kind: 'unreachable' };
    },
  };
}

/** The bank knows a payment by its own reference and our order by our `tran_id`. */
function factsOf(answer: BankAnswer): PaymentFacts {
  return {
    paymentId: `bank:${answer.bank_reference}`,
    orderId: answer.tran_id,
    amount: Number(answer.amount),
    currency: answer.currency,
    status: STATUS[answer.status],
    reason: answer.status === 'CANCELLED' ? 'payment_cancelled' : undefined,
  };
}

const STATUS = { SUCCESS: 'captured', FAILED: 'failed', CANCELLED: 'failed', PENDING: 'created' } as const;
