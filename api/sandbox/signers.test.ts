import { hashBankAnswer, hashBankRequest, signForRazorpay } from './signers.ts';

// Made with `printf … | openssl dgst -sha256 -hmac …`, and so with no code of ours.

test('a checkout’s signature is what another program makes of order and payment', () => {
  expect(signForRazorpay('secret', 'order_1|pay_1')).toBe(
    '52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb',
  );
});

const keys = { passCode: 'pass', hashKey: 'key' };
const message = { user_code: 'TRUST', tran_id: 'SCT/2026/000001', amount: '50000', currency: 'INR' };

test('the bank’s hashes are what another program makes of the fields, in their order', () => {
  const request = { charge_code: 'A', request_type: 'S', return_url: 'https://trust.example/back' };
  expect(hashBankRequest(keys, { ...request, ...message })).toBe(
    '8643404b9fe385a0a13d31451e7dcd44187a861411f112b60d342bf608c80c50',
  );
  expect(hashBankAnswer(keys, { bank_reference: 'REF1', status: 'SUCCESS', ...message })).toBe(
    '79d67e9d5635a6e3844bd33da2869d4ddc1c002632dc5c7d18e0d9edd84de162',
  );
});

test('of a status query, which has two fields, the others count as empty', () => {
  expect(hashBankRequest(keys, { user_code: 'TRUST', tran_id: 'SCT/2026/000001' })).toBe(
    'baccb1439900df2aa82eb194e59b511a1b336b2e22fedb0fac9e7fc77082ba79',
  );
});
