import { BankForm, Order, Sequence, Transaction, type NewTransaction } from '@trust/shared/contract/payments';
import type { Http, Reply } from '@trust/shared/http';
import { paymentStateQuery } from '../parts/payment-state.data.ts';
import { rememberFormPage } from '../parts/form-pages.ts';
import { rememberReceipt } from '../parts/receipt-tokens.ts';
import { askForBankForm } from './ask-for-bank-form.ts';
import type { Donation } from './donation-form.rules.ts';
import type { InHand } from './draft-schema.ts';
import type { Way } from './way.ts';
import type * as z from 'zod/mini';

/** The server asks the provider while we wait. In ms. */
const ORDER_WITHIN = 20_000;

export type Refused =
  /** The server's words for what it did not take, by field. */
  | { readonly kind: 'faults'; readonly errors: readonly { field: string; message: string }[] }
  /** The server's words for why not. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' }
  /** It was paid before, in another tab or by an answer that was lost. */
  | { readonly kind: 'paid'; readonly tranId: string };

/** How beginning a donation ended: ready for the provider's pop-up or for the bank's page, or why not. */
export type Begun =
  | { readonly kind: 'order'; readonly tranId: string; readonly orderId: string }
  | { readonly kind: 'bank-form'; readonly form: BankForm }
  | Refused;

interface Ask {
  readonly http: Http;
  readonly donation: Donation;
  readonly way: Way;
  readonly lang: NewTransaction['lang'];
  /** What new references begin with. */
  readonly prefix: string;
  /** How far it came before; another press goes on from there, under the same reference. */
  readonly inHand: InHand | undefined;
  /** Told after each step, before the next is tried. */
  readonly keep: (inHand: InHand) => void;
}

/** Takes a reference, records the donation and asks for its order or the bank's form: each at most once for one content. */
export async function beginDonation(ask: Ask): Promise<Begun> {
  const { donation, way, http } = ask;
  const content = JSON.stringify([way, ask.lang, donation]);
  const known = ask.inHand?.content === content ? ask.inHand : undefined;
  // Money may have come for what was begun before, in another tab or by an answer that was lost.
  const tranId = known?.isRecorded ? known.tranId : undefined;
  if (tranId !== undefined && (await paymentStateQuery(http, tranId).queryFn()) === 'SUCCESS') {
    return { kind: 'paid', tranId };
  }
  const first = await goOn(ask, known ?? { content });
  if (first.kind !== 'taken') return first;

  // The reference stands for something else by now: it is left, and one more is taken.
  const second = known ? await goOn(ask, { content }) : first;
  if (second.kind !== 'taken') return second;
  ask.keep({ content });
  return { kind: 'refused', message: second.message };
}

type Step = Begun | { readonly kind: 'taken'; readonly message: string };

async function goOn({ http, donation, way, lang, prefix, keep }: Ask, begun: InHand): Promise<Step> {
  let inHand = begun;
  const come = (further: Partial<InHand>) => {
    inHand = { ...inHand, ...further };
    keep(inHand);
  };

  if (inHand.tranId === undefined) {
    const sequence = await call(http, 'getNextSequence', { prefix }, Sequence);
    if (sequence.kind !== 'ok') return sequence;
    come({ tranId: sequence.data.tran_id });
  }
  const tranId = inHand.tranId ?? '';
  const isMobile = way === 'app';
  const transaction = { ...donation, tran_id: tranId, lang, isMobile, charge_code: 'A', status: 'NEW' };

  if (!inHand.isRecorded) {
    const recorded = await call(http, 'newTrans', transaction, Transaction);
    if (recorded.kind !== 'ok') return recorded;
    rememberReceipt(tranId, recorded.data.receiptToken);
    rememberFormPage(tranId, window.location.pathname);
    come({ isRecorded: true });
  }

  if (way !== 'card') {
    const form = told(await askForBankForm(http, transaction));
    return form.kind === 'ok' ? { kind: 'bank-form', form: form.data } : form;
  }
  if (inHand.orderId === undefined) {
    const ask = { amount: donation.amount, receipt: tranId };
    const order = await call(http, 'get-orderid-for-razorpay', ask, Order, ORDER_WITHIN);
    if (order.kind !== 'ok') return order;
    come({ orderId: order.data.order_id });
  }
  return { kind: 'order', tranId, orderId: inHand.orderId ?? '' };
}

type Told<Data> =
  { readonly kind: 'ok'; readonly data: Data } | Exclude<Step, { kind: 'order' | 'bank-form' }>;

async function call<Schema extends z.ZodMiniType>(
  http: Http,
  path: string,
  body: object,
  schema: Schema,
  timeoutMs?: number,
): Promise<Told<z.output<Schema>>> {
  const within = timeoutMs === undefined ? {} : { timeoutMs };
  return told(await http.send({ base: 'payments', path, method: 'POST', body, ...within }, schema));
}

/** What an answer means for a donation that is being begun. */
function told<Data>(reply: Reply<Data>): Told<Data> {
  if (reply.kind !== 'refused') return reply;
  const { title, detail = title, errors } = reply.problem;
  if (reply.status === 422 && errors) return { kind: 'faults', errors };
  if (reply.status === 409) return { kind: 'taken', message: detail };
  // A server in trouble may answer by somebody else's words.
  const isOurs = reply.problem.requestId !== undefined;
  return isOurs ? { kind: 'refused', message: detail } : { kind: 'unreachable' };
}
