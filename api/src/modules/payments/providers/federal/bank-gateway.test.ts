import { hashBankMessage } from './bank-gateway.ts';

// Made with `printf … | openssl dgst -sha256 -hmac key`, and so with no code of ours.

const keys = { passCode: 'pass', hashKey: 'key' };
const message = { user_code: 'TRUST', tran_id: 'SCT/2026/000001', amount: '50000', currency: 'INR' };

test('the bank’s hashes are what another program makes of the fields, in their order', () => {
  const request = { charge_code: 'A', request_type: 'S', return_url: 'https://trust.example/back' };
  expect(hashBankMessage(keys, 'request', { ...request, ...message })).toBe(
    '8643404b9fe385a0a13d31451e7dcd44187a861411f112b60d342bf608c80c50',
  );
  expect(hashBankMessage(keys, 'answer', { bank_reference: 'REF1', status: 'SUCCESS', ...message })).toBe(
    '79d67e9d5635a6e3844bd33da2869d4ddc1c002632dc5c7d18e0d9edd84de162',
  );
});
