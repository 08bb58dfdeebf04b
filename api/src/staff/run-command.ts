import { writeFile } from 'node:fs/promises';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import { isError } from '../errors/is-error.ts';
import {
  findByReference,
  findPayment,
  findRefund,
  findReport,
  isOpenDispute,
  formatWithPaise,
  refundPayment,
  reconcileAllNow,
  reconcileOne,
  listDisputes,
  listQuarantine,
  listRefundsOfPayment,
  resolveAndEndReview,
  type PaymentDeps,
} from '../modules/payments/index.ts';
import { runDirectGiftCommand } from './direct-gifts/run.ts';
import { toMoments } from './option-parsers.ts';
import { formatForm10bd } from './form-10bd.rules.ts';
import {
  countUnattributed,
  listDonationsOfYear,
  readHistory,
  listDonations,
  listDueRefunds,
} from './payment-reports.store.ts';
import type { StaffCommand } from './payments-arguments.ts';
import {
  formatDonation,
  formatDisputes,
  formatDonations,
  formatDueRefunds,
  formatQuarantine,
  formatRefundOutcome,
} from './format-payments.rules.ts';

export type StaffDeps = Omit<PaymentDeps, 'trustName'> & {
  trust: TrustConfig;
  /** The account that runs the command, where `--by` names nobody. */
  by: string;
  /** Asks staff to confirm a refund. */
  confirm: (question: string) => Promise<boolean>;
};
type CommandOf<Kind extends StaffCommand['kind']> = Extract<StaffCommand, { kind: Kind }>;

const failUnknown = (reference: string) => fail(`There is no donation ${reference}.`);

export async function runCommand(command: StaffCommand, deps: StaffDeps): Promise<CommandResult> {
  const { database } = deps;
  switch (command.kind) {
    case 'direct-gift':
      return runDirectGiftCommand(command.command, deps);
    case 'list':
      return succeed(formatDonations(await listDonations(database, toFilter(command))));
    case 'due-refunds':
      return succeed(formatDueRefunds(await listDueRefunds(database)));
    case 'quarantine':
      return succeed(formatQuarantine(await listQuarantine(database)));
    case 'disputes':
      return succeed(formatDisputes(await listDisputes(database)));
    case 'show': {
      const found = await findByReference(database, command.reference);
      return found
        ? succeed(
            formatDonation(
              found,
              await readHistory(database, found.tranId),
              await findReport(database, found.tranId),
            ),
          )
        : failUnknown(command.reference);
    }
    case 'reconcile':
      return runReconcile(command, deps);
    case 'refund':
      return refund(command, deps);
    case 'release':
      return release(command, deps);
    case 'resolve':
      return resolve(command, deps);
    case 'export':
      return exportYear(command, deps);
  }
}

function toFilter({ state, from, to, limit }: CommandOf<'list'>) {
  return { state, ...toMoments({ from, to }), limit };
}

async function runReconcile({ reference }: CommandOf<'reconcile'>, deps: StaffDeps): Promise<CommandResult> {
  const paymentDeps = toPaymentDeps(deps);
  if (reference === undefined) {
    const count = await reconcileAllNow(paymentDeps);
    return succeed(
      `The provider was asked about ${countOf(count, 'open payment or refund', 'open payments and refunds')}.\n`,
    );
  }
  const found = await findByReference(deps.database, reference);
  if (!found) return failUnknown(reference);
  if (found.provider === 'direct')
    return fail(`${found.tranId} was paid by UPI or bank transfer: only the bank’s statement tells of it.`);
  if ((await reconcileOne(paymentDeps, found)) === 'no-answer') return fail('The provider gave no answer.');
  const now = await findByReference(deps.database, found.tranId);
  return succeed(`${found.tranId}: ${found.state} → ${now?.state ?? found.state}\n`);
}

async function refund(command: CommandOf<'refund'>, deps: StaffDeps): Promise<CommandResult> {
  const found = await findByReference(deps.database, command.reference);
  if (!found) return failUnknown(command.reference);
  // A payment's id means that payment, even when the donation has another one.
  const payment = await findPayment(deps.database, command.reference);
  const paymentId = payment?.paymentId ?? found.capturedPaymentId;
  if (paymentId === null) return fail('There is no captured payment to give back.');
  const whole = payment?.amount ?? found.amount;
  const refunds = await listRefundsOfPayment(deps.database, paymentId);
  const isWhole = command.key === undefined && command.amount === undefined;
  const due = isWhole ? refunds.find(({ state }) => state === 'due') : undefined;
  // The same command again is the same refund: a part has its amount in the key, the rest has `whole`.
  const key = due?.idempotencyKey ?? `staff:${paymentId}:${command.key ?? command.amount ?? 'whole'}`;
  const idempotencyKey = chooseIdempotencyKey(refunds, key);
  const same = refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
  const amount = command.amount ?? same?.amount ?? calculateRemaining(whole, refunds);
  const question = `Give back ${formatWithPaise(amount)} of ${formatWithPaise(whole)} of ${found.tranId}?`;
  if (!command.yes && !(await deps.confirm((await warnOfDispute(deps, paymentId)) + question)))
    return fail('Nothing was given back.');
  const { reason, givenBack: isAlreadyRefunded, by: askedBy = deps.by } = command;
  return sendRefundRequest(deps, {
    paymentId,
    amount,
    idempotencyKey,
    reason,
    askedBy,
    isAlreadyRefunded,
  });
}

/** A failed refund moved no money, so the same command then asks for another one. */
function chooseIdempotencyKey(
  refunds: { id: string; idempotencyKey: string; state: string }[],
  key: string,
): string {
  const same = refunds.find(({ idempotencyKey }) => idempotencyKey === key);
  return same?.state === 'failed' ? chooseIdempotencyKey(refunds, `again:${same.id}`) : key;
}

/** What remains of a payment after its refunds, finished or under way. In paise. */
function calculateRemaining(amount: number, refunds: { state: string; amount: number }[]): number {
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'due')
    .reduce((remaining, refund) => remaining - refund.amount, amount);
}

async function release(command: CommandOf<'release'>, deps: StaffDeps): Promise<CommandResult> {
  const due = await findRefund(deps.database, command.refund);
  if (!due) return fail(`There is no refund ${command.refund}.`);
  const { paymentId } = due;
  const question = `Give back ${formatWithPaise(due.amount)} of payment ${paymentId} (${due.reason})?`;
  if (!command.yes && !(await deps.confirm((await warnOfDispute(deps, paymentId)) + question)))
    return fail('Nothing was given back.');
  const { amount, reason } = due;
  const idempotencyKey = chooseIdempotencyKey(
    await listRefundsOfPayment(deps.database, paymentId),
    due.idempotencyKey,
  );
  const { givenBack: isAlreadyRefunded, by: askedBy = deps.by } = command;
  return sendRefundRequest(deps, {
    paymentId,
    amount,
    idempotencyKey,
    reason,
    askedBy,
    isAlreadyRefunded,
  });
}

/** What staff are told before they give back money that the donor's bank may take as well. */
async function warnOfDispute({ database }: StaffDeps, paymentId: string): Promise<string> {
  const open = (await listDisputes(database)).find(
    (dispute) => dispute.paymentId === paymentId && isOpenDispute(dispute.status),
  );
  return open ? `Dispute ${open.id} of it is open: if it is lost too, the donor is paid twice. ` : '';
}

async function resolve(
  { payment, reason, by }: CommandOf<'resolve'>,
  deps: StaffDeps,
): Promise<CommandResult> {
  const origin = { cause: 'staff', causeId: payment, now: deps.now() } as const;
  const closed = await deps.database.transaction((tx) =>
    resolveAndEndReview(tx, payment, `${by ?? deps.by}: ${reason}`, origin),
  );
  return closed > 0 ? succeed(`${payment} is off the list.\n`) : fail(`Nothing of ${payment} waits.`);
}

async function sendRefundRequest(
  deps: StaffDeps,
  request: Parameters<typeof refundPayment>[1],
): Promise<CommandResult> {
  const { message, code } = formatRefundOutcome(await refundPayment(toPaymentDeps(deps), request));
  return code === 0 ? succeed(`${message}\n`) : fail(message);
}

async function exportYear(
  { year, out, withTestPayments, withProjects }: CommandOf<'export'>,
  deps: StaffDeps,
): Promise<CommandResult> {
  const donations = await listDonationsOfYear(deps.database, year, withTestPayments);
  const table = formatForm10bd(donations, deps.trust.registration, withProjects);
  try {
    // It holds donors' names and tax numbers: only its owner may read it, and it overwrites no file.
    await writeFile(out, table, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isError(error)) throw error;
    return fail(`${out} could not be written: ${error.message}`);
  }
  const withoutPan = donations.filter(({ donation }) => donation.pan === null).length;
  const panNote =
    withoutPan > 0
      ? ` ${countOf(withoutPan, 'of them has', 'of them have')} no PAN: add another identification before filing.`
      : '';
  const unattributed = await countUnattributed(deps.database, year);
  const unattributedNote =
    unattributed > 0
      ? ` ${unattributed} more came from nobody knows whom, and ${unattributed === 1 ? 'is' : 'are'} left out.`
      : '';
  return succeed(
    `${countOf(donations.length, `donation of ${year} is`, `donations of ${year} are`)} in ${out}, one row each.${panNote}${unattributedNote}\n`,
  );
}

function toPaymentDeps(deps: StaffDeps): PaymentDeps {
  return { ...deps, trustName: deps.trust.name };
}
