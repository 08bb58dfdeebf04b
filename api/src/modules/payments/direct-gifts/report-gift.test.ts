import { preparePaymentsApi } from '../../../testing/payments-api.ts';
import { REPORT } from '../../../testing/reported-gift.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { rejectReport } from './match-gift.ts';

const {
  api,
  deps,
  post,
  postForm,
  recordDonation,
  findTransaction,
  findFunds,
  listTransactions,
  listReceipts,
  whileCompleted,
  createOrder,
} = preparePaymentsApi();

const report = (change: object = {}, headers: Record<string, string> = {}) =>
  post('report-gift', { ...REPORT, ...change }, headers);
type Reported = { tran_id: string; status: string; receiptToken: string };

test('a reported gift is stored, waits for the bank’s statement, and counts nowhere', async () => {
  const reply = await report();
  expect(reply.statusCode).toBe(201);
  const { tran_id, receiptToken } = reply.json<Reported>();
  expect(reply.json()).toEqual({
    tran_id: expect.stringMatching(/^SCT\/2026\/\d{6}$/),
    status: 'PENDING',
    receiptToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await findTransaction(tran_id)).toMatchObject({
    state: 'REPORTED',
    provider: 'direct',
    amount: 50_050,
    pan: 'ABCDE1234F',
    projectId: '101',
    purpose: 'project',
    checkDueAt: null,
  });
  expect(await findFunds()).toBeUndefined();
  expect(await listReceipts()).toEqual([]);
  expect((await post('status', { tran_id })).json()).toEqual({ status: 'PENDING', reported: true });
  expect((await post('check', { tran_id, phone: '2345' })).json()).toEqual({
    status: 'PENDING',
    reported: true,
  });
  expect((await post('donation', { tran_id, token: receiptToken })).json()).toMatchObject({
    status: 'PENDING',
    reported: true,
    amount: 50_050,
    paidAt: null,
  });
});

test.each(['101.', '(൧൦൧)', '\u200b101'])(
  'a gift is reported for the project that %j names',
  async (project) => {
    const reply = await report({ project });
    expect(reply.statusCode).toBe(201);
    expect(await findTransaction(reply.json<Reported>().tran_id)).toMatchObject({ projectId: '101' });
  },
);

test('a reported gift is found by the bank’s number too, with the donor’s phone', async () => {
  await report();
  const reported = { status: 'PENDING', reported: true };
  expect((await post('check', { tran_id: 'UTR 4123 4567 8901', phone: '2345' })).json()).toEqual(reported);
  expect((await post('check', { tran_id: REPORT.utr, phone: '0000' })).statusCode).toBe(404);
});

test('a donation that is paid on this site is not said to be reported', async () => {
  const { tran_id } = await recordDonation();
  expect((await post('status', { tran_id })).json()).toEqual({ status: 'NEW' });
});

test('a gift that is reported without a PAN has none: its receipt and the tax return say so', async () => {
  const { tran_id, receiptToken } = (await report({ pan: '' })).json<Reported>();
  expect((await findTransaction(tran_id))?.pan).toBeNull();
  expect((await post('donation', { tran_id, token: receiptToken })).json()).toMatchObject({ hasPan: false });
});

test.each([
  [{ lang: 'ml' }, 'en', 'ml'],
  [{}, 'ml', 'ml'],
  [{ lang: 'en' }, 'ml', 'en'],
])('a report with %j of a browser in %s is kept in %s', async (change, accepted, language) => {
  const { tran_id } = (await report(change, { 'accept-language': accepted })).json<Reported>();
  expect(await findTransaction(tran_id)).toMatchObject({ language });
});

test('the same report again is the same gift, however its number is written and in whichever language', async () => {
  const first = (await report()).json<Reported>();
  const again = await report({ utr: 'UPI Ref: 4123 4567 8901', lang: 'ml' });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first);
  expect(await listTransactions()).toHaveLength(1);
});

test.each([
  ['amount', 60_000],
  ['firstName', 'Asha'],
  ['email', 'binu@donor.example'],
  ['address', 'Another house'],
  ['pan', 'ABCDE1234G'],
  ['phone', '9846000001'],
  ['paidOn', '2026-02-26'],
  ['project', 'bmz'],
  ['way', 'bank'],
])('a number that was reported is refused with another %s, and nothing is revealed', async (field, value) => {
  await report();
  const reply = await report({ [field]: value });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    detail: expect.stringContaining('reported already, with other details'),
  });
  expect(reply.body).not.toMatch(/Anu|SCT|donor\.example|12345/);
});

test('two reports of a number at the same moment are one gift', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => report()));
  expect(new Set(replies.map((reply) => reply.json<Reported>().tran_id)).size).toBe(1);
  expect(await listTransactions()).toHaveLength(1);
});

test('reports of one number by different donors at the same moment are one gift, and the others are refused', async () => {
  const replies = await Promise.all(
    Array.from({ length: 5 }, (_, donor) => report({ phone: `984600000${donor}` })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201,
    ...Array.from({ length: 4 }, () => 409),
  ]);
  expect(await listTransactions()).toHaveLength(1);
});

test('what is wrong is said for each field, in the order of the form and in the donor’s language', async () => {
  const reply = await report(
    { way: '', utr: '12', amount: 0, paidOn: '2026-03-02', project: '999', email: 'x', phone: '' },
    { 'accept-language': 'ml' },
  );
  expect(reply.statusCode).toBe(422);
  const { errors } = reply.json<{ errors: { field: string; message: string }[] }>();
  expect(errors.map(({ field }) => field)).toEqual([
    'way',
    'utr',
    'amount',
    'paidOn',
    'project',
    'email',
    'phone',
  ]);
  for (const { message } of errors) expect(message).toMatch(/[\u0d00-\u0d7f]/);
  expect(await listTransactions()).toEqual([]);
});

test('a gift to a project that was completed meanwhile is stored: its money is there', async () => {
  const reply = await whileCompleted(() => report());
  expect(reply.statusCode).toBe(201);
});

test('a reported gift cannot be paid once more under its reference', async () => {
  const { tran_id } = (await report()).json<Reported>();
  expect((await createOrder(tran_id, REPORT.amount)).statusCode).toBe(409);
  const { utr: _utr, way: _way, paidOn: _paidOn, ...donation } = REPORT;
  for (const call of ['newTrans', 'createFederalHash'])
    expect((await post(call, { tran_id, ...donation })).statusCode).toBe(409);
  await post('update-trans-status', { tran_id, status: 'FAILED' });
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'REPORTED' });
});

test('a number that staff rejected may be reported with other details, and the first reference says that it failed', async () => {
  const { tran_id } = (await report()).json<Reported>();
  await rejectReport(deps(), { tranId: tran_id, by: 'office', reason: 'not on the statement' });
  const again = await report({ amount: 60_000 });
  expect(again.statusCode).toBe(201);
  expect((await post('status', { tran_id })).json()).toEqual({ status: 'FAILED', reported: true });
});

test('a phone number reports as many gifts a day as a family makes', async () => {
  const reportOther = (count: number) => report({ utr: String(412_345_678_000 + count) });
  for (let count = 0; count < 20; count += 1) expect((await reportOther(count)).statusCode).toBe(201);
  const reply = await reportOther(20);
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toMatchObject({ detail: expect.stringContaining('tomorrow') });
  // What was taken before is still the same report.
  expect((await reportOther(0)).statusCode).toBe(201);
  expect((await report({ utr: '412345679000', phone: '9846000001' })).statusCode).toBe(201);
  api.clock.pass(24 * 60 - 1);
  expect((await reportOther(20)).statusCode).toBe(429);
  api.clock.pass(1);
  expect((await reportOther(20)).statusCode).toBe(201);
});

describe('the form without scripts', () => {
  const FORM = { ...REPORT, amount: '₹500.50' };

  test('leads to the page that names the reference, with a cookie that opens the gift', async () => {
    const reply = await postForm('report-gift-form', FORM);
    expect(reply.statusCode).toBe(303);
    const [{ tranId = '' } = {}] = await listTransactions();
    expect(reply.headers.location).toBe(
      `/payments-report?${new URLSearchParams({ reported: tranId }).toString()}`,
    );
    const [cookie = ''] = [reply.headers['set-cookie']].flat();
    const donation = await post('donation', { tran_id: tranId }, { cookie: cookie.split(';')[0] ?? '' });
    expect(donation.json()).toMatchObject({ reported: true, amount: 50_050 });
  });

  test('on a page for apps leads to the one for apps', async () => {
    const reply = await postForm('report-gift-form', { ...FORM, project: 'bmz', inApp: 'yes' });
    const [{ tranId = '' } = {}] = await listTransactions();
    const query = new URLSearchParams({ reported: tranId, nid: 'bmz' });
    expect(reply.headers.location).toBe(`/payments-mobile/report?${query.toString()}`);
  });

  test('is refused with the errors of its fields', async () => {
    const reply = await postForm('report-gift-form', { ...FORM, utr: '1' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ field: 'utr' }] });
  });
});

test('beside the providers’ sandboxes a reported gift is one of the sandbox', async () => {
  const { tran_id } = (await report()).json<Reported>();
  expect(await findTransaction(tran_id)).toMatchObject({ live: false });
});

test('more reports a minute than a family makes are refused, and another visitor’s are not', async () => {
  const limited = await startTestApi({}, { payments: { paymentsPerMinute: 2 } });
  const ask = (visitor: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/payments/report-gift',
      headers: { 'x-forwarded-for': visitor },
      payload: {},
    });
  expect((await ask('198.51.100.1')).statusCode).toBe(422);
  expect((await ask('198.51.100.1')).statusCode).toBe(422);
  expect((await ask('198.51.100.1')).statusCode).toBe(429);
  expect((await ask('198.51.100.2')).statusCode).toBe(422);
  await limited.close();
});
