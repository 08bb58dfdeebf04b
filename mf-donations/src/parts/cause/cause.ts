import { transferRemark, type Fund } from '@trust/shared/contract/donations/funds';
import type { Project } from '@trust/shared/contract/content/projects';
import type { InPage } from '@trust/shared/remote';
import type { DonationsTextKey } from '../../texts/use-texts.ts';

/** What a donation page collects for. */
export type OpenCause =
  | { readonly kind: 'fund'; readonly fund: Fund }
  | { readonly kind: 'project'; readonly project: Project };

/** A project that takes no more, and a few others that still collect. */
export interface CompletedCause {
  readonly kind: 'completed';
  readonly project: Project;
  readonly others: InPage<readonly Project[]>;
}

/** The project or fund that a donation page's address names. */
export type Cause = OpenCause | CompletedCause;

/** A cause's name in the page's language. */
export function causeName(cause: Cause, t: (key: DonationsTextKey) => string): string {
  return cause.kind === 'fund' ? t(`fund.${cause.fund}`) : cause.project.name;
}

/** A project's case number; undefined where it has none, and for a fund, whose remark in a transfer is a word of its own. */
export function caseNumber(cause: Cause): string | undefined {
  return cause.kind === 'fund' || cause.project.caseNumber === '-' ? undefined : cause.project.caseNumber;
}

/** The project's id, or the fund: the `nid` in addresses and donations. */
export function causeId(cause: Cause): string {
  return cause.kind === 'fund' ? cause.fund : cause.project._id;
}

/** What belongs in the remarks of a transfer or UPI payment for it. */
export function remarkFor(cause: Cause): string {
  return transferRemark(causeId(cause), caseNumber(cause));
}
