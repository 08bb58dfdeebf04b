import { donationScreen } from '../../checkout/donation-page.tsx';
import { UpiCode } from '../../parts/upi-code.tsx';

/** Giving by the card provider: cards, UPI and net banking. */
export const screen = donationScreen('card', UpiCode);
