import { defineScreen } from '@trust/shared/remote';
import { donationScreen, type DonationPageData } from '../../checkout/donation-page.tsx';
import { causeId } from '../../parts/cause.ts';
import { OtherLanguage } from '../../parts/other-language.tsx';

const donation = donationScreen('app');

/** Giving within an app: the page is this remote alone, and the bank's server for apps takes the payment. */
export const screen = defineScreen<DonationPageData>({
  ...donation,
  Screen: ({ data }) => (
    <>
      <OtherLanguage address={`/payments-mobile/${causeId(data.cause)}`} />
      <donation.Screen data={data} />
    </>
  ),
});
