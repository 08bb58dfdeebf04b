import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import { useOwnDonation } from '../receipt/use-own-donation.ts';
import { isPaid, stageOf, type PaymentState } from './state/payment-state.rules.ts';
import { usePaymentState } from './state/use-payment-state.ts';
import { useTitleAnnouncement } from './use-title-announcement.ts';

/** What a page shows of a payment, from what its loader has read on: the stage, its title, and the donation of its donor. */
export function useOutcome({
  tranId,
  state: firstState,
  donation: firstDonation,
}: {
  tranId: string;
  state: PaymentState;
  donation?: DonationSummary | null;
}) {
  const t = useAfterPaymentTexts();
  const { state, ...polling } = usePaymentState(tranId, firstState);
  const donation = useOwnDonation(tranId, isPaid(state), firstDonation);
  const stage = stageOf(state, donation);
  const title = t(`outcome.${stage}.title`);
  return { state, polling, donation, stage, title, announcement: useTitleAnnouncement(title, stage) };
}
