import { createBankGateway, hashBankMessage } from '../modules/payments/providers/federal/bank-gateway.ts';

/** The settings of the tests' bank gateway. No network call reaches it. */
export const TEST_BANK = {
  merchantCode: 'SHELTER',
  passCode: 'pass-code-of-a-test',
  hashKey: 'hash-key-of-a-test',
  payUrl: 'https://bank.example/pay',
  mobilePayUrl: 'https://mobile.example/pay',
  live: false,
};

export const createTestBank = () => createBankGateway(TEST_BANK, 'https://site.example/payments/bank-return');

/** Signs the answer that the bank posts back. Amount in paise. */
export function signBankAnswer(tranId: string, status: string, amount: number, change: object = {}) {
  const answer = {
    user_code: TEST_BANK.merchantCode,
    tran_id: tranId,
    amount: String(amount),
    currency: 'INR',
    status,
    bank_reference: `REF${tranId.replaceAll('/', '-')}`,
    ...change,
  };
  return { ...answer, hash: hashBankMessage(TEST_BANK, 'answer', answer) };
}
