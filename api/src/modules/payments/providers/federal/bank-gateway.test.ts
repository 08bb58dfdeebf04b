import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { TEST_BANK as BANK, signBankAnswer } from '../../../../testing/test-bank.ts';
import { hashBankMessage } from './bank-gateway.ts';

const {
  api,
  post,
  postForm,
  recordDonation,
  getStatus,
  findTransaction,
  findFunds,
  listQuarantined,
  whileCompleted,
} = preparePaymentsApi();

const signAnswer = (tran_id: string, status: string, change: object = {}) =>
  signBankAnswer(tran_id, status, DONOR.amount, change);

/** Records a donation and asks for the bank's form, with an amount and a field of an attacker. */
async function goToBank(change: object = {}) {
  const { tran_id } = await recordDonation(change);
  const attack = { amount: 100, reserve10: 'https://evil.example' };
  return { tran_id, reply: await post('createFederalHash', { tran_id, ...DONOR, ...attack }) };
}

test('the bank’s form is made of what is stored: nothing that was posted is in it, and no secret', async () => {
  const { tran_id, reply } = await goToBank();
  const { action, fields } = reply.json<{ action: string; fields: Record<string, string> }>();
  expect(action).toBe(BANK.payUrl);
  expect(fields).toMatchObject({
    tran_id,
    amount: String(DONOR.amount),
    currency: 'INR',
    request_type: 'S',
    return_url: 'https://site.example/payments/bank-return',
    hash: hashBankMessage(BANK, 'request', fields),
  });
  expect(reply.body).not.toMatch(/evil|pass-code|hash-key/);
});

test.each([
  ['nobody', {}],
  ['another donor', { ...DONOR, firstName: 'Binu', email: 'binu@donor.example' }],
  ['somebody who knows the name', { firstName: DONOR.firstName }],
])('a reference alone gives no form to %s, and changes nothing', async (_who, known) => {
  const { tran_id } = await recordDonation();
  for (const isAtBank of [false, true]) {
    const reply = await post('createFederalHash', { tran_id, ...known });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).not.toMatch(/anu|98460/i);
    expect((await findTransaction(tran_id))?.state).toBe(isAtBank ? 'SENT_TO_BANK' : 'NEW');
    if (!isAtBank) await post('createFederalHash', { tran_id, ...DONOR });
  }
});

test('a donor who writes the phone number otherwise goes on to the bank', async () => {
  const { tran_id } = await recordDonation();
  const again = { tran_id, ...DONOR, phone: ` ${DONOR.phone} `, email: DONOR.email };
  expect((await post('createFederalHash', again)).statusCode).toBe(200);
});

test('a booking without a reference gets one of bookings', async () => {
  const { address: _address, project: _project, amount: _amount, ...donor } = DONOR;
  const booking = { ...donor, place: 'Tirur', district: 'Malappuram', programme: '90' };
  const reply = await post('createFederalHash', booking);
  expect(reply.json<{ fields: object }>().fields).toMatchObject({ tran_id: 'SOL/2026/000001' });
});

test('a donation that was paid at the bank comes back as a success, once, and leads to its page', async () => {
  const { tran_id } = await goToBank();
  for (let time = 0; time < 2; time += 1) {
    const reply = await postForm('bank-return', signAnswer(tran_id, 'SUCCESS'));
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/payments-complete/success/SCT/2026/000001');
  }
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
});

test('the browser that the bank sends back has the receipt by a cookie, whose word the bank has signed', async () => {
  const { tran_id } = await goToBank();
  const readCookie = async (answer: Record<string, string>) =>
    String((await postForm('bank-return', answer)).headers['set-cookie']);
  expect(await readCookie({ ...signAnswer(tran_id, 'FAILED'), status: 'SUCCESS' })).toBe('undefined');
  const token = (await findTransaction(tran_id))?.receiptToken;
  expect(await readCookie(signAnswer(tran_id, 'SUCCESS'))).toBe(
    `receipt=${token}; Max-Age=3600; Path=/payments; HttpOnly; SameSite=Lax`,
  );
});

test.each([
  ['cancelled', 'CANCELLED'],
  ['declined', 'FAILED'],
])(
  'a payment that is %s at the bank leads to the page of failures, with where to try again',
  async (reason, status) => {
    const { tran_id } = await goToBank();
    const reply = await postForm('bank-return', signAnswer(tran_id, status));
    expect(reply.headers.location).toBe(
      `/payments-complete/failed?reason=${reason}&tran=${encodeURIComponent(tran_id)}&nid=101`,
    );
    expect(await getStatus(tran_id)).toBe('FAILED');
  },
);

test('an answer that the bank did not sign, or of another amount, is no payment', async () => {
  const { tran_id } = await goToBank();
  const forged = { ...signAnswer(tran_id, 'FAILED'), status: 'SUCCESS' };
  expect((await postForm('bank-return', forged)).headers.location).toBe(
    '/payments-complete/failed?reason=not-confirmed',
  );
  expect(await getStatus(tran_id)).toBe('PENDING');
  await postForm('bank-return', signAnswer(tran_id, 'SUCCESS', { amount: '100' }));
  expect(await findFunds()).toBeUndefined();
  expect(await listQuarantined()).toMatchObject([{ why: 'other-amount' }]);
});

test('money of another currency that the bank names is no payment: staff look at it', async () => {
  const { tran_id } = await goToBank();
  await postForm('bank-return', signAnswer(tran_id, 'SUCCESS', { currency: 'USD' }));
  expect(await findFunds()).toBeUndefined();
  expect(await listQuarantined()).toMatchObject([{ why: 'other-amount', currency: 'USD' }]);
});

test('nobody is sent to the bank for what was completed since', async () => {
  const { tran_id } = await recordDonation();
  const reply = await whileCompleted(() => post('createFederalHash', { tran_id, ...DONOR }));
  expect(reply.statusCode).toBe(409);
  expect((await findTransaction(tran_id))?.state).toBe('NEW');
});

test('opening the address of the bank’s return changes nothing', async () => {
  expect((await api.app.inject({ url: '/payments/bank-return' })).statusCode).toBe(404);
});

const IN_APP = { isMobile: true, lang: 'ml' };
const returnWith = async (answer: (tranId: string) => Record<string, string>) => {
  const { tran_id } = await goToBank(IN_APP);
  return (await postForm('bank-return', answer(tran_id))).headers.location;
};

test('a donation within an app goes to the mobile payment server, with the same fields', async () => {
  const { reply } = await goToBank(IN_APP);
  const { action, fields } = reply.json<{ action: string; fields: Record<string, string> }>();
  expect(action).toBe(BANK.mobilePayUrl);
  expect(fields).toMatchObject({
    user_code: BANK.merchantCode,
    currency: 'INR',
    request_type: 'S',
    amount: String(DONOR.amount),
    return_url: 'https://site.example/payments/bank-return',
  });
});

test.each([
  ['SUCCESS', '#receipt={token}'],
  ['PENDING', '#receipt={token}'],
  ['FAILED', '&reason=declined&nid=101'],
  ['CANCELLED', '&reason=cancelled&nid=101'],
])(
  'a donation within an app comes back from %s to the app’s own page, in its language',
  async (status, why) => {
    const location = await returnWith((tranId) => signAnswer(tranId, status));
    const { receiptToken } = (await findTransaction('SCT/2026/000001')) ?? {};
    const expected = `/payments-mobile/done/SCT/2026/000001?lang=ml${why}`;
    expect(location).toBe(expected.replace('{token}', receiptToken ?? ''));
  },
);

test('a donation within an app stays there where the answer is not the bank’s, which changes nothing', async () => {
  const location = await returnWith((tranId) => ({ ...signAnswer(tranId, 'FAILED'), status: 'SUCCESS' }));
  expect(location).toBe('/payments-mobile/done/SCT/2026/000001?lang=ml&reason=not-confirmed&nid=101');
  expect(await getStatus('SCT/2026/000001')).toBe('PENDING');
});

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
