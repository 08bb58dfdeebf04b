import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { useAfterPaymentTexts } from '../../../texts/use-texts.ts';
import { Receipt } from '../../receipt/receipt.tsx';
import { Given } from './given.tsx';
import { LookUpLink } from '../look-up-link.tsx';

/** A payment of which all was refunded. `donation`, see `useOwnDonation`: in the browser in which it was made also its sums. */
export function Refunded({
  tranId,
  donation,
  isCounted = true,
}: {
  tranId: string;
  donation: DonationSummary | null | undefined;
  /** Whether it was ever counted: of another sum that went back nothing is listed. */
  isCounted?: boolean;
}) {
  const t = useAfterPaymentTexts();
  return donation ? (
    <>
      <Given donation={donation} />
      <Receipt tranId={tranId} donation={donation} />
    </>
  ) : (
    <>
      <p>
        {t('outcome.refunded.all')} {t('outcome.refunded.when')}
      </p>
      {isCounted ? <RefundLink tranId={tranId} /> : null}
    </>
  );
}

/** Leads to the sums of a refund, for who knows the phone number too. */
export function RefundLink({ tranId }: { tranId: string }) {
  const t = useAfterPaymentTexts();
  return <LookUpLink tranId={tranId}>{t('outcome.refunded.see')}</LookUpLink>;
}
