import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const Sequence = z.object({ tran_id: z.string() });
const Order = z.object({ order_id: z.string() });
const Status = z.object({ status: z.string() });
const Paid = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** How often a donor tries a request before giving the donation up. */
const MAX_ATTEMPTS = 4;

export interface DonorPlan {
  readonly url: string;
  readonly project: string;
  readonly prefix: string;
  /** Called with each reference as soon as the donor has it. */
  readonly onBegun: (tranId: string) => void;
  /** Called with a reference when its donation was recorded, and with its status when a payment was reported. */
  readonly onAcknowledged?: (tranId: string, status?: string) => void;
}

/** One donor donates repeatedly until `stopped`, whatever fails. */
export async function donateUntil(stopped: AbortSignal, plan: DonorPlan): Promise<void> {
  while (!stopped.aborted) await donateOnce(plan);
}

async function donateOnce({ url, project, prefix, onBegun, onAcknowledged }: DonorPlan): Promise<void> {
  const amount = 100 * randomInt(1, 10);
  const sequence = Sequence.safeParse(await post(`${url}/payments/getNextSequence`, { prefix }));
  if (!sequence.success) return;
  const { tran_id } = sequence.data;
  onBegun(tran_id);
  const donation = {
    tran_id,
    amount,
    project,
    firstName: 'Bench Donor',
    email: 'donor@bench.example',
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    address: 'A bench',
  };
  if ((await post(`${url}/payments/newTrans`, donation)) === undefined) return;
  onAcknowledged?.(tran_id);
  const order = Order.safeParse(
    await post(`${url}/payments/get-orderid-for-razorpay`, { amount, receipt: tran_id }),
  );
  if (!order.success) return;
  const outcome = OUTCOMES[randomInt(OUTCOMES.length)];
  const paid = Paid.safeParse(
    await post(`${url}/sandbox/razorpay/outcome`, { order_id: order.data.order_id, outcome }),
  );
  // Some donors close the browser at once, and some never get the provider's answer.
  if (!paid.success || outcome === 'lose' || randomInt(3) === 0) return;
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid.data;
  const report = { tran_id, status: 'SUCCESS', paymentId, signature };
  const reported = Status.safeParse(await post(`${url}/payments/update-trans-status`, report));
  if (reported.success) onAcknowledged?.(tran_id, reported.data.status);
}

const OUTCOMES = ['pay', 'pay', 'pay', 'lose', 'late', 'authorise', 'fail'] as const;

/** The answer's JSON; undefined when all attempts failed. */
async function post(url: string, body: object): Promise<unknown> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.ok) return await answer.json();
    } catch {
      // Connections break while processes are killed.
    }
    await pause(randomInt(100, 500) * (attempt + 1));
  }
  return undefined;
}
