import type { DisputeFacts, DisputeStatus } from './dispute-facts.ts';
import type { Losses } from './disputes.schema.ts';
import type { DisputeRow } from './disputes.store.ts';

/** How far a dispute is. `closed` says least of its ends; of `won` and `lost` the later one counts. */
const STATUS_RANK: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  'under-review': 1,
  'action-required': 1,
  closed: 2,
  won: 3,
  lost: 4,
};
/**
 * Phases in the order in which a bank goes through them; a later one opens a dispute again that was won. A report may name
 * none, or one that is not known: it is then ordered by its status and its time alone.
 */
const PHASES: readonly string[] = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'];

export function isOpen(status: DisputeStatus): boolean {
  return STATUS_RANK[status] < STATUS_RANK.closed;
}

type Progress = Pick<DisputeRow, 'phase' | 'status' | 'statusAt'>;

/** Whether a report is news: of a later phase, else further on, else later. Reports come in any order, and repeatedly. */
function isNews(stored: Progress, reported: Progress): boolean {
  const [before, after] = [PHASES.indexOf(stored.phase), PHASES.indexOf(reported.phase)];
  const rank = STATUS_RANK[reported.status] - STATUS_RANK[stored.status];
  const time = reported.statusAt.getTime() - stored.statusAt.getTime();
  const isPhaseKnown = before >= 0 && after >= 0;
  const statuses = [stored.status, reported.status];
  // At one moment `lost` counts, which costs money.
  const isDecidedTwice = statuses.includes('won') && statuses.includes('lost');
  const isByTime = isDecidedTwice || (!isPhaseKnown && !statuses.includes('lost'));
  const order = [
    ...(isPhaseKnown ? [after - before] : []),
    ...(isByTime ? [time, rank] : [rank, time]),
    // At one moment what asks for something counts, so that the order of arrival decides nothing.
    DECISIVE.indexOf(reported.status) - DECISIVE.indexOf(stored.status),
  ];
  return (order.find((difference) => difference !== 0) ?? 0) > 0;
}
const DECISIVE: readonly DisputeStatus[] = ['under-review', 'action-required'];

/** A dispute as it is stored when it is first reported. */
export function toDispute(facts: DisputeFacts, now: Date): DisputeRow {
  const {
    disputeId: id,
    paymentId,
    amount,
    currency = 'INR',
    phase = '',
    status,
    at: statusAt,
    lost,
  } = facts;
  return {
    id,
    paymentId,
    tranId: null,
    amount,
    currency,
    phase,
    status,
    statusAt,
    reason: facts.reason ?? null,
    respondBy: facts.respondBy ?? null,
    lost,
    losses: addLoss({}, facts),
    subtracted: 0,
    firstSeenAt: now,
    toldAt: null,
  };
}

/** The losses with that of a report. The same phase is lost once, however often it is reported. */
function addLoss(losses: Losses, { phase = '', lost, isLossStated }: DisputeFacts): Losses {
  if (lost === 0) return losses;
  const before = losses[phase];
  const sum = Math.max(before?.sum ?? 0, lost);
  return { ...losses, [phase]: { sum, isStated: isLossStated && before?.isStated !== false } };
}

/**
 * Adds up the losses of a dispute, in paise. The provider opens a later phase only after the trust has won the one before, so
 * that two lost phases are two sums: they are added, up to what the bank asked. A loss without a phase may repeat one that has
 * a phase, so it is not added. `asked` is in paise.
 */
function totalLoss(losses: Losses, asked: number): number {
  const { '': unnamed, ...named } = losses;
  const sums = Object.values(named).map(({ sum }) => sum);
  const together = sums.reduce((one, other) => one + other, 0);
  const most = Math.max(asked, ...sums);
  return Math.max(Math.min(together, most), unnamed?.sum ?? 0);
}

/** The stored dispute after another report, whichever of both is newer. What was lost once stays lost. */
export function mergeDispute(stored: DisputeRow, facts: DisputeFacts): DisputeRow {
  const { amount, phase = '', status, at: statusAt } = facts;
  const losses = addLoss(stored.losses, facts);
  const lost = Math.max(stored.lost, totalLoss(losses, Math.max(stored.amount, amount)));
  // A subtracted sum was booked in the stored currency, which must not change any more.
  const currency = stored.subtracted > 0 ? stored.currency : (facts.currency ?? stored.currency);
  const isLossNew = Object.keys(losses).length > Object.keys(stored.losses).length || lost > stored.lost;
  if (!isNews(stored, { phase, status, statusAt }))
    return {
      ...stored,
      currency,
      phase: stored.phase || phase,
      lost,
      losses,
      toldAt: isLossNew ? null : stored.toldAt,
    };
  const respondBy = facts.respondBy ?? stored.respondBy;
  const isDeadlineNew = isOpen(status) && respondBy?.getTime() !== stored.respondBy?.getTime();
  const isSame =
    status === stored.status && (phase === '' || phase === stored.phase) && !isLossNew && !isDeadlineNew;
  return {
    ...stored,
    amount,
    currency,
    phase: phase || stored.phase,
    status,
    statusAt,
    reason: facts.reason ?? stored.reason,
    respondBy,
    lost,
    losses,
    // `under-review` is the trust's own answer, of which nobody need be told.
    toldAt: (status === 'under-review' && !isLossNew) || isSame ? stored.toldAt : null,
  };
}

type AdvisedDispute = Pick<DisputeRow, 'status' | 'lost' | 'losses' | 'currency'>;

/** Tells staff what to do about a dispute and which facts of its loss are in doubt. `docs/donations.md` explains both. */
export function adviseOn(dispute: AdvisedDispute): string {
  return [adviseOnStatus(dispute.status), ...listDoubts(dispute)].join('; ');
}

function listDoubts({ status, lost, losses, currency }: AdvisedDispute): string[] {
  if (lost === 0) return [];
  const phases = Object.values(losses);
  return [
    ...(status === 'lost' ? [] : ['what was lost before stays subtracted: compare it']),
    ...(currency === 'INR'
      ? []
      : [`what was lost is in ${currency}, so all that was left of the payment counts: compare the rupees`]),
    ...(phases.every(({ isStated }) => isStated)
      ? []
      : ['the provider did not say what it took, so all that was asked counts: compare it']),
    ...(phases.length > 1
      ? ['it was lost in more than one phase, and the sums count together: compare them']
      : []),
  ];
}

function adviseOnStatus(status: DisputeStatus): string {
  switch (status) {
    case 'open':
      return 'answer on the provider’s pages: accept it, or contest it with the receipt';
    case 'action-required':
      return 'the bank wants better proof: add it on the provider’s pages';
    case 'under-review':
      return 'nothing now: the bank decides';
    case 'won':
      return 'nothing: the money stays';
    case 'closed':
      return 'nothing: it has ended without a loss';
    case 'lost':
      return 'nothing: the donation, its receipt and the sums are lowered';
  }
}
