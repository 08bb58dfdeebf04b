import { donationScreen } from './donation-page.tsx';
import { ReportLink } from './bank-transfer/report-link.tsx';
import { UpiPayment } from './bank-transfer/upi-payment.tsx';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = donationScreen('card', { Upi: UpiPayment, Report: ReportLink });
