import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ReportedGift } from '@trust/shared/contract/donations/gift-report';
import { postJson } from '../site/post.ts';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';

/** A gift whose report was acknowledged; `amount` in paise. `isOnStatement`: the bank has this sum. */
export type BenchGift = { tranId: string; utr: string; amount: number; isOnStatement: boolean };

const ANSWER_MS = 20_000;
/** Between two tries of a call that had no answer, in ms. */
const RETRY_MS = 200;
/** Of so many gifts one has another sum on the statement. */
const WRONG_EVERY = 7;

/** One donor reports gifts until `signal`, each until it is acknowledged. `takeNumber` gives the next number of all. */
export async function reportGifts(
  address: string,
  project: string,
  takeNumber: () => number,
  onReported: (gift: BenchGift) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const number = takeNumber();
    const utr = String(410_000_000_000 + number);
    const amount = 100 * randomInt(1, 20);
    const body = {
      way: 'upi',
      utr,
      amount,
      paidOn: dayInIndia(new Date()),
      project,
      firstName: 'Bench Donor',
      email: 'donor@bench.example',
      phone: String(6_000_000_000 + number),
    };
    const tranId = await report(address, body, signal);
    if (tranId === undefined) return;
    onReported({ tranId, utr, amount, isOnStatement: number % WRONG_EVERY !== 0 });
    await pause(RETRY_MS);
  }
}

async function report(address: string, body: object, stopped: AbortSignal): Promise<string | undefined> {
  while (!stopped.aborted) {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_MS)]);
    const answer = await postJson(`${address}/payments/report-gift`, body, signal).catch(() => undefined);
    if (answer?.status === 201) return ReportedGift.parse(await answer.json()).tran_id;
    // A report that was stored and is refused now would be a loss: this is an error in any case.
    if (answer && answer.status < 500)
      throw new Error(`A report was answered with ${answer.status}: ${await answer.text()}`);
    await pause(RETRY_MS);
  }
  return undefined;
}
