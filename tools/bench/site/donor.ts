import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { postJson } from './post.ts';

const Sequence = z.object({ tran_id: z.string() });
const Order = z.object({ order_id: z.string() });
const Status = z.object({ status: z.string() });
const Paid = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** How often a donor tries a request before giving the donation up. */
const MAX_ATTEMPTS = 4;

/** Posts to a path of the site. Returns the answer's JSON; undefined when it failed. */
export type Post = (path: string, body: object) => Promise<unknown>;

export interface DonationPlan {
  /** A project's id or a fund; general where none is named. */
  readonly project?: string;
  readonly prefix: string;
  /** Called with each reference as soon as the donor has it. */
  readonly onBegun?: (tranId: string) => void;
  /** Called with a reference when its donation was recorded, and with its status when a payment was reported. */
  readonly onAcknowledged?: (tranId: string, status?: string) => void;
}

export interface DonorOrder {
  readonly tranId: string;
  readonly orderId: string;
}

/** What the provider's window may do with an order. */
export type PaymentOutcome = 'pay' | 'lose' | 'late' | 'authorise' | 'fail';

/** One donor donates repeatedly until `stopped`, whatever fails. */
export async function donateUntil(stopped: AbortSignal, url: string, plan: DonationPlan): Promise<void> {
  const post: Post = (path, body) => postPatiently(`${url}${path}`, body);
  while (!stopped.aborted) await donateOnce(post, plan);
}

async function donateOnce(post: Post, plan: DonationPlan): Promise<void> {
  const order = await createOrder(post, plan);
  if (!order) return;
  const outcome = OUTCOMES[randomInt(OUTCOMES.length)] ?? 'pay';
  const paid = await payOrder(post, order, outcome);
  // Some donors close the browser at once, and some never get the provider's answer.
  if (!paid || outcome === 'lose' || randomInt(3) === 0) return;
  const reported = Status.safeParse(await confirmPayment(post, order, paid));
  if (reported.success) plan.onAcknowledged?.(order.tranId, reported.data.status);
}

/** Fetches a reference, records the donation and places its order at the provider. */
export async function createOrder(
  post: Post,
  { project, prefix, onBegun, onAcknowledged }: DonationPlan,
): Promise<DonorOrder | undefined> {
  const amount = 100 * randomInt(1, 10);
  const sequence = Sequence.safeParse(await post('/payments/getNextSequence', { prefix }));
  if (!sequence.success) return undefined;
  const { tran_id } = sequence.data;
  onBegun?.(tran_id);
  const donation = {
    tran_id,
    amount,
    project,
    firstName: 'Bench Donor',
    email: 'donor@bench.example',
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    address: 'A bench',
  };
  if ((await post('/payments/newTrans', donation)) === undefined) return undefined;
  onAcknowledged?.(tran_id);
  const order = Order.safeParse(
    await post('/payments/get-orderid-for-razorpay', { amount, receipt: tran_id }),
  );
  return order.success ? { tranId: tran_id, orderId: order.data.order_id } : undefined;
}

/** Lets the sandbox do something with an order; undefined when that is no payment. */
export async function payOrder(
  post: Post,
  { orderId }: DonorOrder,
  outcome: PaymentOutcome,
): Promise<z.output<typeof Paid> | undefined> {
  const paid = Paid.safeParse(await post('/sandbox/razorpay/outcome', { order_id: orderId, outcome }));
  return paid.success ? paid.data : undefined;
}

/** Tells the site of a payment, as the browser does. */
export function confirmPayment(
  post: Post,
  { tranId }: DonorOrder,
  { razorpay_payment_id: paymentId, razorpay_signature: signature }: z.output<typeof Paid>,
): Promise<unknown> {
  return post('/payments/update-trans-status', { tran_id: tranId, status: 'SUCCESS', paymentId, signature });
}

const OUTCOMES: readonly PaymentOutcome[] = ['pay', 'pay', 'pay', 'lose', 'late', 'authorise', 'fail'];

/** Tries several times. */
async function postPatiently(url: string, body: object): Promise<unknown> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      const answer = await postJson(url, body, AbortSignal.timeout(10_000));
      if (answer.ok) return await answer.json();
    } catch {
      // Connections break while processes are killed.
    }
    await pause(randomInt(100, 500) * (attempt + 1));
  }
  return undefined;
}
