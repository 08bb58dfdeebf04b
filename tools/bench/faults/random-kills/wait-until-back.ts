import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

const Sequence = z.object({ tran_id: z.string() });
const Order = z.object({ order_id: z.string() });
/** An answer that takes longer than this counts as none, in ms. */
const ANSWER_MS = 10_000;
const GIVEN_UP_MS = 300_000;

/**
 * Waits until a page is shown and a donation gets as far as the provider's order, which takes gateway, api, database and
 * sandbox; returns the seconds. Rejects after five minutes.
 */
export async function waitUntilBack(url: string, prefix: string): Promise<number> {
  const since = performance.now();
  while (!(await isBack(url, prefix).catch(() => false))) {
    if (performance.now() - since > GIVEN_UP_MS) throw new Error('The site did not come back');
    await pause(50);
  }
  return (performance.now() - since) / 1_000;
}

async function isBack(url: string, prefix: string): Promise<boolean> {
  await ask(`${url}/`);
  const { tran_id } = Sequence.parse(await (await ask(`${url}/payments/getNextSequence`, { prefix })).json());
  const amount = 100;
  await ask(`${url}/payments/newTrans`, {
    tran_id,
    amount,
    firstName: 'Bench Donor',
    email: 'donor@bench.example',
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    address: 'A bench',
  });
  const order = await ask(`${url}/payments/get-orderid-for-razorpay`, { amount, receipt: tran_id });
  return Order.safeParse(await order.json()).success;
}

/** Rejects when it is not answered with success. */
async function ask(url: string, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer;
}
