import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const Sequence = z.object({ tran_id: z.string() });
const Order = z.object({ order_id: z.string() });
const Paid = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** A request is tried again so often before a donor gives up, and leaves the donation where it stands. */
const TRIES = 4;

export interface DonorPlan {
  readonly url: string;
  readonly project: string;
  readonly prefix: string;
  /** Told each reference as soon as the donor knows it. */
  readonly begun: (tranId: string) => void;
}

/** Donations one after the other, by one donor, until `stopped`. Nothing that fails ends them. */
export async function giveUntil(stopped: AbortSignal, plan: DonorPlan): Promise<void> {
  while (!stopped.aborted) await giveOnce(plan);
}

async function giveOnce({ url, project, prefix, begun }: DonorPlan): Promise<void> {
  const amount = 100 * randomInt(1, 10);
  const sequence = Sequence.safeParse(await ask(`${url}/payments/getNextSequence`, { prefix }));
  if (!sequence.success) return;
  const { tran_id } = sequence.data;
  begun(tran_id);
  const donation = {
    tran_id,
    amount,
    project,
    firstName: 'Bench Donor',
    email: 'donor@bench.example',
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    address: 'A bench',
  };
  if ((await ask(`${url}/payments/newTrans`, donation)) === undefined) return;
  const order = Order.safeParse(
    await ask(`${url}/payments/get-orderid-for-razorpay`, { amount, receipt: tran_id }),
  );
  if (!order.success) return;
  const outcome = OUTCOMES[randomInt(OUTCOMES.length)];
  const paid = Paid.safeParse(
    await ask(`${url}/sandbox/razorpay/outcome`, { order_id: order.data.order_id, outcome }),
  );
  // Some close the browser at once, and some never get the provider's answer.
  if (!paid.success || outcome === 'lose' || randomInt(3) === 0) return;
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid.data;
  await ask(`${url}/payments/update-trans-status`, { tran_id, status: 'SUCCESS', paymentId, signature });
}

const OUTCOMES = ['pay', 'pay', 'pay', 'lose', 'late', 'authorise', 'fail'] as const;

/** The answer's JSON, or undefined when none came for all trying. */
async function ask(url: string, body: object): Promise<unknown> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.ok) return await answer.json();
    } catch {
      // It was cut off, which is what this is for.
    }
    await pause(randomInt(100, 500) * (attempt + 1));
  }
  return undefined;
}
