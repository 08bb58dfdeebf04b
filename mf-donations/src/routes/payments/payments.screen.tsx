import { donationScreen } from './donation-page.tsx';
import { ReportLink } from './bank-transfer/report-link.tsx';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';
import { RememberMe } from './form/remember-me.tsx';
import { PurposeChooser } from './purpose-chooser.tsx';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = donationScreen('card', {
  Purposes: PurposeChooser,
  Remember: RememberMe,
  Upi: UpiPayment,
  Report: ReportLink,
});
