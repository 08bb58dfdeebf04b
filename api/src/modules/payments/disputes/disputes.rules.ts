import type { DisputeFacts, DisputeStatus } from '../providers/card-provider.ts';
import type { DisputeRow } from './disputes.store.ts';

/** How far a dispute is. Of two ends the one that costs money counts, whichever is reported first. */
const STATUS_RANK: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  'under-review': 1,
  'action-required': 1,
  closed: 2,
  won: 2,
  lost: 3,
};
/** Phases in the order in which a bank goes through them; a later one opens a dispute again that had ended. */
const PHASES: readonly string[] = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'];

export function isOpen(status: DisputeStatus): boolean {
  return STATUS_RANK[status] < STATUS_RANK.closed;
}

type Progress = Pick<DisputeRow, 'phase' | 'status' | 'statusAt'>;

/** Whether a report is news: of a later phase, else further on, else later. Reports come in any order, and repeatedly. */
function isNews(stored: Progress, reported: Progress): boolean {
  const order = [
    PHASES.indexOf(reported.phase) - PHASES.indexOf(stored.phase),
    STATUS_RANK[reported.status] - STATUS_RANK[stored.status],
    reported.statusAt.getTime() - stored.statusAt.getTime(),
    // At one moment what asks for something counts, so that the order of arrival decides nothing.
    DECISIVE.indexOf(reported.status) - DECISIVE.indexOf(stored.status),
  ];
  return (order.find((difference) => difference !== 0) ?? 0) > 0;
}
const DECISIVE: readonly DisputeStatus[] = ['under-review', 'action-required', 'closed', 'won'];

/** A dispute as it is stored when it is first reported. */
export function toDispute(facts: DisputeFacts, now: Date): DisputeRow {
  const { disputeId: id, paymentId, amount, currency, phase, status, at: statusAt, lost } = facts;
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
    subtracted: 0,
    firstSeenAt: now,
    toldAt: null,
  };
}

/** The stored dispute after another report, whichever of both is newer. What was lost once stays lost. */
export function mergeDispute(stored: DisputeRow, facts: DisputeFacts): DisputeRow {
  const { amount, phase, status, at: statusAt } = facts;
  const lost = Math.max(stored.lost, facts.lost);
  if (!isNews(stored, { phase, status, statusAt })) return { ...stored, lost };
  return {
    ...stored,
    amount,
    phase,
    status,
    statusAt,
    reason: facts.reason ?? stored.reason,
    respondBy: facts.respondBy ?? stored.respondBy,
    lost,
    // `under-review` is the trust's own answer, of which nobody need be told.
    toldAt: status === 'under-review' || status === stored.status ? stored.toldAt : null,
  };
}

/** What staff do about a dispute; `docs/donations.md` says more. */
export function adviseOn(status: DisputeStatus): string {
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
