import { donationScreen } from '../../checkout/donation-page.tsx';
import { UpiCode } from '../../parts/upi-code.tsx';

/** Giving by the bank's own page; older links lead here. */
export const screen = donationScreen('bank', UpiCode);
