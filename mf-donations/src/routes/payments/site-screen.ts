import type { PaymentWay } from '@trust/shared/contract/donations/donation-fields';
import { defineScreen, type ScreenDefinition } from '@trust/shared/remote';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';
import { OtherProjects } from './completed/other-projects.tsx';
import { donationScreen, loadDonationPage, type DonationPageData } from './donation-page.tsx';
import { SITE_FORM } from './form/site-form.tsx';
import { prepareTribute } from './form/tribute/load-tribute.ts';
import { PurposeChooser } from './purpose-chooser.tsx';

/** A donation page of the site, with all that a page within an app has not. */
export function siteScreen(way: Exclude<PaymentWay, 'app'>): ScreenDefinition<DonationPageData> {
  const screen = donationScreen(way, {
    Others: OtherProjects,
    Purposes: PurposeChooser,
    form: SITE_FORM,
    Upi: UpiPayment,
  });
  return defineScreen({
    ...screen,
    async load(context) {
      await prepareTribute();
      return loadDonationPage(context);
    },
  });
}
