import type { PaymentWay } from '@trust/shared/contract/donations/donation-fields';
import { defineScreen, type ScreenDefinition } from '@trust/shared/remote';
import { useMemo } from 'react';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';
import type { DonationPageData } from './donation-page.data.ts';
import { DonationPage, donationScreen, WaysToGive } from './donation-page.tsx';
import { RememberMe } from './form/remember-me.tsx';
import { rememberIfAsked } from './form/remembered-donor.ts';
import { useDonationForm } from './form/state/use-donation-form.ts';
import { prepareTribute } from './form/tribute/load-tribute.ts';
import { TributeSection } from './form/tribute/tribute-section.tsx';
import { useTribute } from './form/tribute/use-tribute.ts';
import { PurposeChooser } from './purpose-chooser.tsx';

type SiteWay = Exclude<PaymentWay, 'app'>;

/** A donation page of the site for the cause in its address, paid in `way`. */
export function givingOnSite(way: SiteWay): ScreenDefinition<DonationPageData> {
  const screen = donationScreen(
    way,
    ({ data }) => (
      <DonationPage data={data}>
        <Giving data={data} way={way} />
      </DonationPage>
    ),
    async () =>
      (await import(/* webpackChunkName: "late-causes" */ './completed/completed-on-site.tsx'))
        .CompletedOnSite,
  );
  return defineScreen({
    ...screen,
    async load(context) {
      await prepareTribute();
      return screen.load(context);
    },
  });
}

function Giving({ data, way }: { data: DonationPageData; way: SiteWay }) {
  const { cause, form } = data;
  const tribute = useTribute(form);
  const { check, restore } = tribute;
  const donation = useDonationForm(data, way, { check, restore, onAccepted: rememberIfAsked });
  const { amount, formRef, fillIn } = donation;
  const paise = amount.kind === 'paise' ? amount.paise : undefined;
  // Not rendered while other fields than the amount are typed in.
  const upi = useMemo(
    () => <UpiPayment cause={cause} amount={paise} formRef={formRef} />,
    [cause, paise, formRef],
  );
  return (
    <>
      {cause.kind === 'fund' ? <PurposeChooser fund={cause.fund} formRef={formRef} /> : null}
      <WaysToGive donation={donation} upi={upi}>
        <TributeSection tribute={tribute} donation={donation} />
        <RememberMe onRemembered={fillIn} />
      </WaysToGive>
    </>
  );
}
