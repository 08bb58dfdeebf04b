import { donationScreen } from './donation-page.tsx';
import { ReportLink } from './bank-transfer/report-link.tsx';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';
import { RememberMe } from './form/remember-me.tsx';
import { PurposeChooser } from './purpose-chooser.tsx';

/** Payment on the bank's own page; older links lead here. */
export const screen = donationScreen('bank', {
  Purposes: PurposeChooser,
  Remember: RememberMe,
  Upi: UpiPayment,
  Report: ReportLink,
});
