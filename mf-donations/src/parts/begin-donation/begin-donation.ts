import {
  ACCEPT_PROJECT,
  BankForm,
  Order,
  Sequence,
  Transaction,
  type NewTransaction,
} from '@trust/shared/contract/donations/payments';
import type { Paise } from '@trust/shared/contract/donations/amount';
import type { PaymentWay } from '@trust/shared/contract/donations/donation-fields';
import type { Http, HttpRequest, Reply } from '@trust/shared/http';
import { paymentStateQuery } from '../outcome/state/payment-state.data.ts';
import { isPaid } from '../outcome/state/payment-state.rules.ts';
import { saveDonorToRemember } from '../receipt/donor-to-remember.ts';
import { rememberFormPage } from '../receipt/form-pages.ts';
import { rememberReceiptToken } from '../receipt/receipt-tokens.ts';
import { requestBankForm } from './request-bank-form.ts';
import type { DonationProgress } from './draft-schema.ts';
import type * as z from 'zod/mini';

/** The server asks the provider during this call. */
const ORDER_TIMEOUT_MS = 20_000;

/** How often a taken reference is replaced. */
const NEW_REFERENCES = 2;

type BeginFailure =
  /** The fields that the server refused, each with its message. */
  | { readonly outcome: 'field-errors'; readonly errors: readonly { field: string; message: string }[] }
  /** `message` is the server's. */
  | { readonly outcome: 'refused'; readonly message: string }
  | { readonly outcome: 'unreachable' }
  /** It was paid before, in another tab or in a call whose answer was lost. */
  | { readonly outcome: 'paid'; readonly tranId: string };

/** The provider's order or the bank's form, or why there is none. */
export type BeginResult =
  | { readonly outcome: 'order'; readonly tranId: string; readonly orderId: string }
  | { readonly outcome: 'bank-form'; readonly form: BankForm }
  | BeginFailure;

/** A donation or a booking as `newTrans` takes it, without its reference. */
type NewDonation = Omit<Partial<NewTransaction>, 'amount'> & { readonly amount: Paise };

interface BeginRequest {
  readonly http: Http;
  readonly donation: NewDonation;
  readonly way: PaymentWay;
  readonly lang: NewTransaction['lang'];
  /** New references begin with it. */
  readonly prefix: string;
  /** What earlier attempts have reached. The same content continues from there, under the same reference. */
  readonly progress: DonationProgress | undefined;
  /** Called after each step, before the next. */
  readonly saveProgress: (progress: DonationProgress) => void;
}

/** Takes a reference, records the donation and asks for its order or the bank's form. The same content does each step at most once. */
export async function beginDonation(request: BeginRequest): Promise<BeginResult> {
  const { donation, way, http } = request;
  const content = JSON.stringify([way, request.lang, donation]);
  const known = request.progress?.content === content ? request.progress : undefined;
  // The earlier attempt may have been paid, in another tab or in a call whose answer was lost.
  const tranId = known?.isRecorded ? known.tranId : undefined;
  if (tranId !== undefined && isPaid(await paymentStateQuery(http, tranId).queryFn())) {
    saveDonorToRemember(tranId);
    return { outcome: 'paid', tranId };
  }
  let result = await continueDonation(request, known ?? { content });
  // The server has another donation under this reference: a stranger may have counted it up.
  for (let attempt = 0; attempt < NEW_REFERENCES && result.outcome === 'reference-taken'; attempt += 1)
    result = await continueDonation(request, { content });
  if (result.outcome !== 'reference-taken') return result;
  request.saveProgress({ content });
  return { outcome: 'refused', message: result.message };
}

type StepResult = BeginResult | { readonly outcome: 'reference-taken'; readonly message: string };

async function continueDonation(
  { http, donation, way, lang, prefix, saveProgress }: BeginRequest,
  start: DonationProgress,
): Promise<StepResult> {
  let progress = start;
  const recordProgress = (change: Partial<DonationProgress>) => {
    progress = { ...progress, ...change };
    saveProgress(progress);
  };

  if (progress.tranId === undefined) {
    const sequence = await callPayments(http, 'getNextSequence', { prefix }, Sequence);
    if (sequence.outcome !== 'ok') return sequence;
    recordProgress({ tranId: sequence.data.tran_id });
  }
  const tranId = progress.tranId ?? '';
  const isMobile = way === 'app';
  const transaction = { ...donation, tran_id: tranId, lang, isMobile, charge_code: 'A', status: 'NEW' };

  if (!progress.isRecorded) {
    const recorded = await callPayments(http, 'newTrans', transaction, Transaction, {
      headers: { Accept: ACCEPT_PROJECT },
    });
    if (recorded.outcome !== 'ok') return recorded;
    rememberReceiptToken(tranId, recorded.data.receiptToken);
    rememberFormPage(tranId, window.location.pathname);
    recordProgress({ isRecorded: true });
  }
  saveDonorToRemember(tranId);

  if (way !== 'card') {
    const form = readReply(await requestBankForm(http, transaction));
    return form.outcome === 'ok' ? { outcome: 'bank-form', form: form.data } : form;
  }
  if (progress.orderId === undefined) {
    const orderRequest = { amount: donation.amount, receipt: tranId };
    const order = await callPayments(http, 'get-orderid-for-razorpay', orderRequest, Order, {
      timeoutMs: ORDER_TIMEOUT_MS,
    });
    if (order.outcome !== 'ok') return order;
    recordProgress({ orderId: order.data.order_id });
  }
  return { outcome: 'order', tranId, orderId: progress.orderId ?? '' };
}

type CallResult<Data> =
  | { readonly outcome: 'ok'; readonly data: Data }
  | Exclude<StepResult, { outcome: 'order' | 'bank-form' }>;

async function callPayments<Schema extends z.ZodMiniType>(
  http: Http,
  path: string,
  body: object,
  schema: Schema,
  options: Pick<HttpRequest, 'headers' | 'timeoutMs'> = {},
): Promise<CallResult<z.output<Schema>>> {
  return readReply(await http.send({ base: 'payments', path, method: 'POST', body, ...options }, schema));
}

/** Maps a reply to the step's result. */
function readReply<Data>(reply: Reply<Data>): CallResult<Data> {
  if (reply.outcome !== 'refused') return reply;
  const { title, detail = title, errors } = reply.problem;
  if (reply.status === 422 && errors) return { outcome: 'field-errors', errors };
  if (reply.status === 409) return { outcome: 'reference-taken', message: detail };
  // An answer without a request id is not from our server but from a proxy in front of it.
  const isOurs = reply.problem.requestId !== undefined;
  return isOurs ? { outcome: 'refused', message: detail } : { outcome: 'unreachable' };
}
