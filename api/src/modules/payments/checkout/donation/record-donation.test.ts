import { parsePaise } from '@trust/shared/contract/donations/amount';
import { ACCEPT_PROJECT } from '@trust/shared/contract/donations/payments';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { recordDonation } from './record-donation.ts';

const {
  api,
  fake,
  deps,
  post,
  takeReference,
  createOrder,
  beginDonation,
  findTransaction,
  listTransactions,
} = preparePaymentsApi();

test('a reference is prefix, year and number, and the next one is another', async () => {
  expect([await takeReference(), await takeReference()]).toEqual(['SCT/2026/000001', 'SCT/2026/000002']);
  expect(await takeReference('SOL')).toBe('SOL/2026/000001');
});

test('a reference is plain text for who asks for plain text', async () => {
  const reply = await post('getNextSequence', { prefix: 'SCT' }, { accept: 'text/plain' });
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toBe('SCT/2026/000001');
});

test('no reference is given under a prefix that is nobody’s', async () => {
  expect((await post('getNextSequence', { prefix: 'EVIL' })).statusCode).toBe(422);
});

test('a reference is given once, also to a thousand who ask at the same moment', async () => {
  const given = await Promise.all(Array.from({ length: 1_000 }, () => takeReference()));
  expect(new Set(given).size).toBe(1_000);
});

test('a reference that was not given out yet cannot be taken from who will get it', async () => {
  const last = await takeReference();
  expect(last).toBe('SCT/2026/000001');
  for (const tran_id of ['SCT/2026/000000', 'SCT/2026/000002', 'SCT/2025/000001', 'SOL/2026/000001']) {
    expect([tran_id, (await post('newTrans', { tran_id, ...DONOR })).statusCode]).toEqual([tran_id, 409]);
    expect([tran_id, (await createOrder(tran_id)).statusCode]).toEqual([tran_id, 409]);
  }
  expect((await post('newTrans', { tran_id: last, ...DONOR })).statusCode).toBe(201);
});

test.each(['SCT/2026/1', 'sct/2026/000001', 'SCT/2026/0000001', 'order_ABC123', 'pay_ABC123'])(
  'a reference that is read as another’s, such as %s, cannot be taken',
  async (tran_id) => {
    await takeReference();
    expect((await post('newTrans', { tran_id, ...DONOR })).statusCode).toBe(409);
    expect((await createOrder(tran_id)).statusCode).toBe(409);
  },
);

test.each([
  [{ email: '\u200bmeenakshi@donor.example' }, { email: 'meenakshi@donor.example' }],
  [{ email: '<mailto:meenakshi@donor.example>.' }, { email: 'meenakshi@donor.example' }],
  [{ phone: '98470.00001' }, { phone: '9847000001' }],
  [{ phone: '98470\u00a000001' }, { phone: '9847000001' }],
  [{ pan: 'ABCPE 1234 F' }, { pan: 'ABCPE1234F' }],
  [{ amount: '٥٠٠٠٠' }, { amount: 500_00 }],
  [{ project: '101.' }, { project: { _id: '101' } }],
  [{ project: '(൧൦൧)' }, { project: { _id: '101' } }],
  [{ project: '\u200b١٠١' }, { project: { _id: '101' } }],
  [{ project: ' home.' }, { project: { _id: 'home' } }],
])('a call that says %j is recorded with %j', async (typed, stored) => {
  const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR, ...typed });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject(stored);
});

test.each([
  [{ email: 'meenakshi@donor,example' }, 'Write a dot there'],
  [{ firstName: 'a'.repeat(101) }, 'at most 100'],
  [{ tributeName: 'a'.repeat(101), tributeKind: 'memory' }, 'shorten'],
  [{ amount: '500,00' }, 'provide an amount'],
])('a call that says %j is refused with words, and nothing is cut or guessed', async (typed, words) => {
  const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR, ...typed });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    errors: [{ field: Object.keys(typed)[0], message: expect.stringContaining(words) }],
  });
});

test('recording a donation answers what is stored, with a token for its receipt and nothing of the merchant’s', async () => {
  const tran_id = await takeReference();
  const reply = await post('newTrans', {
    tran_id,
    ...DONOR,
    status: 'SUCCESS',
    hash_key: 'x',
    pass_code: 'y',
  });
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({
    ...DONOR,
    phone: '9846012345',
    project: { _id: '101', category: 'Shelter Home', caseNumber: 'SC/101', name: 'Project 101' },
    tran_id,
    status: 'NEW',
    currency: 'INR',
    place: '',
    district: '',
    programme: null,
    purpose: 'project',
    pan: null,
    anonymous: false,
    isMobile: false,
    charge_code: 'A',
    receiptToken: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('a donation that is recorded fifty times at once is one with one token, and asking for its order makes one order', async () => {
  const tran_id = await takeReference();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => post('newTrans', { tran_id, ...DONOR })),
  );
  // All of them are shown where they differ.
  expect([...new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toEqual([
    expect.stringMatching(/^201 /),
  ]);
  const orders = await Promise.all(Array.from({ length: 50 }, () => createOrder(tran_id)));
  expect(new Set(orders.map((reply) => reply.body)).size).toBe(1);
  expect(orders[0]?.statusCode).toBe(200);
  expect(fake.card.listOrders(tran_id)).toHaveLength(1);
  expect(await listTransactions()).toHaveLength(1);
});

test('a donation with other words under the same reference is refused', async () => {
  const { tran_id } = await beginDonation();
  expect((await post('newTrans', { tran_id, ...DONOR, firstName: 'Other' })).statusCode).toBe(409);
  expect((await post('newTrans', { tran_id, ...DONOR })).statusCode).toBe(201);
});

test('the first to name an amount fixes it, whether order or donation', async () => {
  const first = await takeReference();
  expect((await createOrder(first, 70_000)).statusCode).toBe(200);
  expect((await post('newTrans', { tran_id: first, ...DONOR })).statusCode).toBe(409);
  expect((await post('newTrans', { tran_id: first, ...DONOR, amount: 70_000 })).statusCode).toBe(201);
  const { tran_id } = await beginDonation();
  expect((await createOrder(tran_id, 100)).statusCode).toBe(409);
});

test('a refused donation is told all that is missing, in the order and the words of the form', async () => {
  const reply = await post('newTrans', { tran_id: await takeReference(), amount: 0 });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    errors: [
      { field: 'amount', message: 'Please provide an amount.' },
      { field: 'firstName', message: 'Please enter your name.' },
      { field: 'email', message: 'Please provide your email.' },
      { field: 'phone', message: 'Please provide your whatsapp number.' },
      { field: 'address', message: 'Please provide your billing address.' },
    ],
  });
});

test.each([
  ['an unknown project', { project: '999' }, 422],
  ['a completed project', { project: '102' }, 409],
  [
    'a programme that takes no bookings',
    { programme: '91', project: '', amount: 100, place: 'x', district: 'y' },
    422,
  ],
  ['a field that nobody knows', { shoeSize: 42 }, 422],
  ['a malformed PAN', { pan: 'ABC' }, 422],
])('a donation with %s is refused', async (_what, change, status) => {
  expect((await post('newTrans', { tran_id: await takeReference(), ...DONOR, ...change })).statusCode).toBe(
    status,
  );
});

test.each([
  ['bmz', 'zakat', { _id: 'bmz' }],
  ['home', 'shelter-home', { _id: 'home' }],
  ['medicare', 'medicare', { _id: 'medicare' }],
  ['', 'general', null],
])('a donation to “%s” has the purpose %s', async (project, purpose, recorded) => {
  const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR, project });
  expect(reply.json()).toMatchObject({ purpose, project: recorded });
});

test('a booking costs what the programme does', async () => {
  const booking = { ...DONOR, project: '', programme: '90', place: 'Tirur', district: 'Malappuram' };
  const tran_id = await takeReference('SOL');
  expect((await post('newTrans', { tran_id, ...booking, amount: 100 })).statusCode).toBe(422);
  const reply = await post('newTrans', { tran_id, ...booking, amount: 150_000 });
  expect(reply.json()).toMatchObject({ amount: 150_000, purpose: 'solace', programme: '90' });
});

test('donations with one phone number do not go on without end', async () => {
  for (let donation = 0; donation < 20; donation += 1)
    await post('newTrans', { tran_id: await takeReference(), ...DONOR });
  const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR });
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('600');
  expect(reply.json<{ detail: string }>().detail).toMatch(/Try again in 10 minutes$/);
  api.clock.pass(11);
  expect((await post('newTrans', { tran_id: await takeReference(), ...DONOR })).statusCode).toBe(201);
});

test('an order that the provider could not be asked for is made once it can, and only one', async () => {
  const tran_id = await takeReference();
  fake.isDown = true;
  const away = await createOrder(tran_id);
  expect(away.statusCode).toBe(503);
  expect(away.json<{ detail: string }>().detail).toContain('No money was taken');
  fake.isDown = false;
  expect((await createOrder(tran_id)).statusCode).toBe(200);
  expect(fake.card.listOrders(tran_id)).toHaveLength(1);
});

test.each([0, 99, 0.5, -100, '1e3', '1.5', '', 1_00_00_000_01, 'NaN'])(
  'an order of %j paise is refused',
  async (amount) => {
    const reply = await post('get-orderid-for-razorpay', { amount, receipt: await takeReference() });
    expect(reply.statusCode).toBe(422);
  },
);

test('an order of an amount in Malayalam figures is of that amount', async () => {
  const receipt = await takeReference();
  const reply = await post('get-orderid-for-razorpay', { amount: ' ൫൦൦൦൦ ', receipt });
  expect(fake.card.findOrder(reply.json<{ order_id: string }>().order_id).amount).toBe(50_000);
});

test.each([
  ['home', { category: 'Shelter Home', caseNumber: '-', name: 'Home projects' }],
  ['medicare', { category: 'Shelter Medicare', caseNumber: 'Medicare Project', name: 'Emergency medicare' }],
  ['bmz', { category: 'Baithul Maal Zakath', caseNumber: 'BMZ', name: 'Baithul Mal Zakat' }],
  ['101', { category: 'Shelter Home', caseNumber: 'SC/101', name: 'Project 101' }],
])('the record of a donation to %s, its row and the bank’s form say %o', async (project, record) => {
  const tran_id = await takeReference();
  const donation = { tran_id, ...DONOR, project, lang: 'ml' };
  const { category, caseNumber, name } = record;
  expect((await post('newTrans', donation)).json()).toMatchObject({ project: { _id: project, ...record } });
  expect(await findTransaction(tran_id)).toMatchObject({
    projectCategory: category,
    projectCaseNumber: caseNumber,
    projectName: name,
  });
  expect((await post('createFederalHash', donation)).json()).toMatchObject({ fields: { reserve1: name } });
  // What the server adds is no part of the content.
  expect((await post('newTrans', donation)).statusCode).toBe(201);
});

test('a trust’s own category and case number of a fund are recorded', async () => {
  const funds = { bmz: { category: { en: 'Zakat', ml: 'സകാത്ത്' }, caseNumber: 'Z/1' } };
  const tran_id = await takeReference();
  const input = { ...DONOR, tran_id, project: 'bmz', amount: parsePaise(DONOR.amount) };
  await recordDonation({ ...deps(), funds }, input, undefined);
  expect(await findTransaction(tran_id)).toMatchObject({
    projectCategory: 'Zakat',
    projectCaseNumber: 'Z/1',
    projectName: 'Baithul Mal Zakat',
  });
});

test.each([
  [{ programme: '90', project: '', amount: 150_000, place: 'Tirur', district: 'Malappuram' }, /^Solace day$/],
  [{ project: '' }, /^General purposes of the trust$/],
])('the bank prints a name for %o, never a word of the program', async (change, title) => {
  const donation = {
    tran_id: await takeReference('programme' in change ? 'SOL' : 'SCT'),
    ...DONOR,
    ...change,
  };
  const form = await post('createFederalHash', donation);
  expect(form.json<{ fields: { reserve1: string } }>().fields.reserve1).toMatch(title);
});

test('a page of an older release is answered the project’s id, as it was', async () => {
  const page = { 'sec-fetch-site': 'same-origin' };
  const record = async (project: string, headers: Record<string, string>) =>
    (await post('newTrans', { tran_id: await takeReference(), ...DONOR, project }, headers)).json<{
      project: unknown;
    }>().project;
  expect(await record('101', page)).toBe('101');
  expect(await record('home', page)).toBeNull();
  expect(await record('101', { ...page, accept: ACCEPT_PROJECT })).toMatchObject({ _id: '101' });
});
