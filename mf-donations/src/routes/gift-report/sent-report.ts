import type { GiftReportField } from '@trust/shared/contract/donations/gift-report-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { PaymentState } from '../../parts/outcome/state/payment-state.rules.ts';

/** A gift that was reported. `email`: where its receipt goes, mostly hidden, where the browser reported it that asks. */
export interface ReportedDonation {
  readonly tranId: string;
  readonly state: PaymentState;
  readonly email?: string | undefined;
  /** This browser has reported it before. */
  readonly isKnown?: boolean;
}

/** What became of a report that was sent. */
export type SentReport =
  | { readonly outcome: 'reported'; readonly reported: ReportedDonation }
  | { readonly outcome: 'field-errors'; readonly errors: readonly FieldError<GiftReportField>[] }
  /** `message` is the server's; undefined when it could not be reached. */
  | { readonly outcome: 'failed'; readonly message: string | undefined };
