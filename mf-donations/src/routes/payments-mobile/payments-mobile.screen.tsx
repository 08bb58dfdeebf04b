import { defineScreen } from '@trust/shared/remote';
import { useRef } from 'react';
import { readDonationForm } from '../../checkout/donation-form.rules.ts';
import { donationScreen, type DonationPageData } from '../../checkout/donation-page.tsx';
import { keepTyped } from '../../checkout/draft.ts';
import { causeId } from '../../parts/cause.ts';
import { OtherLanguage } from '../../parts/other-language.tsx';

const donation = donationScreen('app');

/** Giving within an app: the page is this remote alone, and the bank's server for apps takes the payment. */
export const screen = defineScreen<DonationPageData>({
  ...donation,
  Screen: DonationInApp,
});

function DonationInApp({ data }: { data: DonationPageData }) {
  const page = useRef<HTMLDivElement>(null);
  const nid = causeId(data.cause);
  const keep = () => {
    const form = page.current?.querySelector('form');
    if (form) keepTyped(nid, readDonationForm(new FormData(form)));
  };
  return (
    <div ref={page}>
      <OtherLanguage address={`/payments-mobile/${nid}`} onLeave={keep} />
      <donation.Screen data={data} />
    </div>
  );
}
