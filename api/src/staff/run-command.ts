import { writeFile } from 'node:fs/promises';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import { isError } from '../errors/is-error.ts';
import { formatWithPaise } from '../india/format-sum.rules.ts';
import { findReport } from '../modules/payments/direct-gifts/index.ts';
import { findByReference } from '../modules/payments/index.ts';
import { listDisputes, listQuarantine, resolveAndEndReview } from '../modules/payments/ledger/index.ts';
import {
  planRefund,
  planDueRefund,
  reconcileAllNow,
  reconcileOne,
  refundPayment,
  type PaymentDeps,
} from '../modules/payments/providers/index.ts';
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
    case 'refund-due':
      return sendDueRefund(command, deps);
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
  const planned = await planRefund(deps.database, found, command);
  if (!planned) return fail('There is no captured payment to give back.');
  const { whole, ...refund } = planned;
  const question = `Give back ${formatWithPaise(refund.amount)} of ${formatWithPaise(whole)} of ${found.tranId}?`;
  if (!command.yes && !(await deps.confirm((await warnOfDispute(deps, refund.paymentId)) + question)))
    return fail('Nothing was given back.');
  const { reason, givenBack: isAlreadyRefunded, by: askedBy = deps.by } = command;
  return sendRefundRequest(deps, { ...refund, reason, askedBy, isAlreadyRefunded });
}

async function sendDueRefund(command: CommandOf<'refund-due'>, deps: StaffDeps): Promise<CommandResult> {
  const due = await planDueRefund(deps.database, command.refund);
  if (!due) return fail(`There is no refund ${command.refund}.`);
  const question = `Give back ${formatWithPaise(due.amount)} of payment ${due.paymentId} (${due.reason})?`;
  if (!command.yes && !(await deps.confirm((await warnOfDispute(deps, due.paymentId)) + question)))
    return fail('Nothing was given back.');
  const { givenBack: isAlreadyRefunded, by: askedBy = deps.by } = command;
  return sendRefundRequest(deps, { ...due, askedBy, isAlreadyRefunded });
}

/** What staff are told before they give back money that the donor's bank may take as well. */
async function warnOfDispute({ database }: StaffDeps, paymentId: string): Promise<string> {
  const open = (await listDisputes(database)).find(
    (dispute) => dispute.paymentId === paymentId && dispute.isOpen,
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
  return formatRefundOutcome(await refundPayment(toPaymentDeps(deps), request));
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
