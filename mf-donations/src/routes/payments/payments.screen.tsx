import { donationScreen } from './donation-page.tsx';
import { UpiCode } from './bank-transfer/upi-code.tsx';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = donationScreen('card', UpiCode);
