import { ConfigError } from '../../../config/config.ts';
import { readPaymentsConfig } from './payments-config.ts';

const CARD = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};
const BANK = {
  BANK_MERCHANT_CODE: 'SHELTER',
  BANK_PASS_CODE: 'pass-code',
  BANK_HASH_KEY: 'hash-key',
  BANK_PAY_URL: 'https://bank.example/pay',
};
const LIVE = { NODE_ENV: 'production', SITE_URL: 'https://site.example', ...CARD, ...BANK };

test('production starts with the keys of real money', () => {
  const { card, bank } = readPaymentsConfig(LIVE);
  expect([card?.live, bank?.live]).toEqual([true, true]);
});

test('without keys nobody takes payments', () => {
  expect(readPaymentsConfig({})).toMatchObject({ card: undefined, bank: undefined });
});

test('elsewhere the sandbox may stand in, and moves no real money', () => {
  const { card, bank } = readPaymentsConfig({
    ...LIVE,
    NODE_ENV: 'development',
    PAYMENTS_SANDBOX: 'on',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_API_URL: 'http://127.0.0.1:1/sandbox/razorpay',
    BANK_PAY_URL: 'http://127.0.0.1:1/sandbox/bank/pay',
  });
  expect([card?.live, bank?.live]).toEqual([false, false]);
});

test.each([
  [{ PAYMENTS_SANDBOX: 'on' }, /^PAYMENTS_SANDBOX: /],
  [{ RAZORPAY_API_URL: 'http://127.0.0.1:1/sandbox/razorpay' }, /^PAYMENTS_SANDBOX: /],
  [{ RAZORPAY_HOSTED_URL: 'https://site.example/sandbox/razorpay' }, /^PAYMENTS_SANDBOX: /],
  [{ RAZORPAY_KEY_ID: 'rzp_test_1' }, /^RAZORPAY_KEY_ID: no money moves/],
  [{ BANK_PAY_URL: 'https://site.example/sandbox/bank/pay' }, /^BANK_PAY_URL: /],
  [{ BANK_MOBILE_PAY_URL: 'http://bank.example/pay' }, /^BANK_MOBILE_PAY_URL: /],
  [{ BANK_STATUS_URL: 'http://127.0.0.1:1/sandbox/bank/status' }, /^BANK_STATUS_URL: /],
  [{ RAZORPAY_WEBHOOK_SECRET: '' }, /^RAZORPAY_WEBHOOK_SECRET: is required/],
  [{ BANK_HASH_KEY: 'short' }, /^BANK_HASH_KEY: is too short/],
])('production refuses to start with %j, and says why', (change, reason) => {
  const read = () => readPaymentsConfig({ ...LIVE, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(reason);
});
