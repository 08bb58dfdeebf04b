import { bankForm, bankHash } from '../modules/payments/index.ts';

/** What tests know of the bank's gateway, which is asked by nobody. */
export const BANK_AT_HAND = {
  merchantCode: 'SHELTER',
  passCode: 'pass-code-of-a-test',
  hashKey: 'hash-key-of-a-test',
  payUrl: 'https://bank.example/pay',
  mobilePayUrl: 'https://mobile.example/pay',
  live: false,
};

/** The bank's gateway of a test's site. */
export const bankAtHand = () => bankForm(BANK_AT_HAND, 'https://site.example/payments/bank-return');

/** What the bank posts back of a payment, signed. Amount in paise. */
export function signedBankAnswer(tranId: string, status: string, amount: number, change: object = {}) {
  const answer = {
    user_code: BANK_AT_HAND.merchantCode,
    tran_id: tranId,
    amount: String(amount),
    currency: 'INR',
    status,
    bank_reference: `REF${tranId.replaceAll('/', '-')}`,
    ...change,
  };
  return { ...answer, hash: bankHash(BANK_AT_HAND, 'answer', answer) };
}
