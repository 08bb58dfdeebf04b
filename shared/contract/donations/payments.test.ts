import {
  DonationRequest,
  NewTransaction,
  OrderRequest,
  OwnDonation,
  PaymentCheckRequest,
  PaymentStatus,
  Purpose,
  SequenceRequest,
  StatusRequest,
  StatusResponse,
  TranId,
  TributeSummary,
} from './payments.ts';

test.each([
  ['SCT/2026/000001', true],
  ['a-b_c', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  [' SCT/2026/1', false],
  ['SCT/2026/1?x', false],
])('“%s” may be a reference: %s', (tranId, may) => {
  expect(TranId.safeParse(tranId).success).toBe(may);
});

const DONATION = { tran_id: 'SCT/2026/000001' };
test.each([
  ['project', 20],
  ['programme', 20],
  ['charge_code', 5],
  ['reserve1', 300],
  ['reserve2', 300],
  ['reserve3', 300],
  ['firstName', 100],
  ['email', 254],
  ['phone', 40],
  ['place', 100],
  ['district', 100],
  ['address', 300],
  ['pan', 30],
  ['tributeKind', 300],
  ['tributeName', 300],
  ['tributeMessage', 300],
  ['tributeEmail', 300],
  ['amount', 20],
])('a call gives a %s of %i characters at most', (field, most) => {
  const isTaken = (length: number) =>
    NewTransaction.safeParse({ ...DONATION, [field]: '1'.repeat(length) }).success;
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
});

test.each([
  ['a number for the sum', NewTransaction, { ...DONATION, amount: 100 }, true],
  ['a field that nobody knows', NewTransaction, { ...DONATION, other: '' }, false],
  ['a prefix of 20', SequenceRequest, { prefix: 'a'.repeat(20) }, true],
  ['a prefix of 21', SequenceRequest, { prefix: 'a'.repeat(21) }, false],
  ['an order in figures', OrderRequest, { amount: '100', receipt: 'a' }, true],
  ['a copied reference of 500', StatusRequest, { tran_id: 'a'.repeat(500) }, true],
  ['a copied reference of 501', StatusRequest, { tran_id: 'a'.repeat(501) }, false],
  ['a phone number of 100', PaymentCheckRequest, { tran_id: 'a', phone: '1'.repeat(100) }, true],
  ['a phone number of 101', PaymentCheckRequest, { tran_id: 'a', phone: '1'.repeat(101) }, false],
  ['a token of 100', DonationRequest, { ...DONATION, token: 'a'.repeat(100) }, true],
  ['a token of 101', DonationRequest, { ...DONATION, token: 'a'.repeat(101) }, false],
])('%s is taken: %#', (_what, schema, body, is) => {
  expect(schema.safeParse(body).success).toBe(is);
});

test('what donations may be called stands in lists', () => {
  expect(PaymentStatus.options).toEqual(['NEW', 'PENDING', 'SUCCESS', 'FAILED']);
  expect(Purpose.options).toEqual(['general', 'project', 'shelter-home', 'medicare', 'zakat', 'solace']);
  for (const kind of ['memory', 'behalf'])
    for (const message of ['waiting', 'sent', 'not-sent'])
      expect(TributeSummary.parse({ kind, name: 'a', message })).toMatchObject({ kind, message });
});

test('of an account’s donation nothing is read but what its list shows', () => {
  const cause = { id: '1', name: { en: 'a', ml: 'b' } };
  const marks = { reported: true, inReview: true, returned: true };
  const shown = { status: 'PENDING', ...marks, amount: 1, refunded: 0, paidAt: null, cause };
  const own = { tran_id: 'a', begunAt: '2026-01-01T00:00:00Z', purpose: 'project', receiptToken: 'secret' };
  const others = { hasPan: true, receiptEmail: 'a', phone: '1', tribute: { kind: 'memory', name: 'a' } };
  expect(OwnDonation.parse({ ...shown, ...own, ...others })).toEqual({ ...shown, ...own });
});

test.each([
  ['part', true],
  ['all', true],
  [undefined, true],
  ['none', false],
])('of a payment %s may have been refunded: %s', (refunded, may) => {
  expect(StatusResponse.safeParse({ status: 'SUCCESS', refunded }).success).toBe(may);
});
