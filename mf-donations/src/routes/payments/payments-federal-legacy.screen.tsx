import { donationScreen } from './donation-page.tsx';
import { ReportLink } from './bank-transfer/report-link.tsx';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';

/** Payment on the bank's own page; older links lead here. */
export const screen = donationScreen('bank', { Upi: UpiPayment, Report: ReportLink });
