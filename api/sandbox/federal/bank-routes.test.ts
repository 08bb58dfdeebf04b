import { buildSandbox } from '../sandbox-app.ts';
import { hashBankRequest } from '../signers.ts';

const bank = { merchantCode: 'TRUST', passCode: 'pass', hashKey: 'key' };
const card = {
  keyId: 'rzp_test_1',
  keySecret: 'secret',
  lateMs: 1,
  webhookSecret: 'secret',
  webhookUrl: 'http://127.0.0.1:1',
};
const { app } = buildSandbox({ card, bank });
afterAll(() => app.close());

const order = {
  user_code: 'TRUST',
  charge_code: 'A',
  request_type: 'S',
  tran_id: 'SCT/2026/000001',
  amount: '50000',
  currency: 'INR',
  return_url: 'https://trust.example/payments/bank-return',
};
const form = { ...order, hash: hashBankRequest(bank, order) };

const post = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test.each([
  ['bank', "'self'"],
  ['mobile', '*'],
])('the pages of %s lead from the donation back to us, and may be framed by %s', async (path, framedBy) => {
  const pay = await post(`${path}/pay`, form);
  const action = /action="\/sandbox\/([^"]+)"/.exec(pay.body)?.[1] ?? '';
  const back = await post(action, { ...form, status: 'SUCCESS' });
  expect(back.body).toContain(`action="${order.return_url}"`);
  for (const { headers } of [pay, back])
    expect(headers['content-security-policy']).toMatch(`frame-ancestors ${framedBy}`);
});

test('a donation that we did not sign is not paid', async () => {
  expect((await post('mobile/pay', { ...form, amount: '1' })).statusCode).toBe(400);
  expect((await post('mobile/decide', { ...form, amount: '1', status: 'SUCCESS' })).statusCode).toBe(400);
});
