import { donationScreen } from './donation-page.tsx';
import { UpiCode } from './bank-transfer/upi-code.tsx';

/** Payment on the bank's own page; older links lead here. */
export const screen = donationScreen('bank', UpiCode);
