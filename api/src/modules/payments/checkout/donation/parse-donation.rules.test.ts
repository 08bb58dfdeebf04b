import { isPaise } from '@trust/shared/contract/donations/amount';
import { readDestination } from '../../ledger/donation/destination.rules.ts';
import { parseDonation, readDonationInput, type ValidDonation } from './parse-donation.rules.ts';
import type { TransactionRow } from '../../ledger/transactions.store.ts';
import { hashDonation, isOfDonor, isSameDonation } from './same-donation.rules.ts';

const BODY = { tran_id: 'X', firstName: 'Anu', email: 'a@b', phone: '1234', address: 'x', amount: 100 };

const PRICE = [1_500_00].find(isPaise);

function donationOf(body: object, price?: number): ValidDonation {
  const input = readDonationInput({ ...BODY, ...body }, 1_00_000);
  const parsed = parseDonation(input, {
    price: isPaise(price) ? price : undefined,
    keys: readDestination({ ...body }),
  });
  if (parsed.outcome === 'invalid') throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

test('a name keeps what its letters need, and nothing that turns writing round or ends a line', () => {
  const firstName = ' \u202eAnu|\r\nBcc: x\u2066 ന്\u200d e\u0301 ';
  expect(donationOf({ firstName }).firstName).toBe('Anu Bcc: x ന്\u200d é');
});

test('a booking has the programme’s price where it names no amount, and town and district as its address', () => {
  const booking = {
    amount: undefined,
    address: undefined,
    programme: '7',
    place: 'Tirur',
    district: 'Malappuram',
  };
  expect(donationOf(booking, 1_500_00)).toMatchObject({ amount: 1_500_00, address: 'Tirur, Malappuram' });
});

test('a tribute belongs to a donation, and a booking has none', () => {
  const tribute = { tributeKind: 'memory', tributeName: ' Mariam ' };
  expect(donationOf(tribute).tribute).toEqual({ kind: 'memory', name: 'Mariam', email: '', message: '' });
  const booking = parseDonation(
    { ...BODY, ...tribute, amount: undefined, place: 'Tirur', district: 'x' },
    { price: PRICE, keys: readDestination({}) },
  );
  expect(booking).toEqual({ outcome: 'invalid', errors: [{ field: 'tributeName', message: 'invalid' }] });
});

describe('a second account of a donation', () => {
  const donation = donationOf({ tributeKind: 'memory' });

  test('that is the same has the same hash, with its version', () => {
    expect(hashDonation(donation)).toMatch(/^2:[0-9a-f]{64}$/);
    expect(isSameDonation(donationOf({}), hashDonation(donation))).toBe(true);
  });

  test.each([
    ['amount', 200],
    ['firstName', 'Asha'],
    ['pan', 'ABCDE1234F'],
    ['anonymous', true],
    ['project', 'bmz'],
    ['tributeName', 'Mariam'],
  ])('with another %s is another donation', (field, value) => {
    expect(
      isSameDonation(donationOf({ tributeKind: 'memory', [field]: value }), hashDonation(donation)),
    ).toBe(false);
  });

  test('is known by a hash from before there were tributes', () => {
    const tribute = { tributeKind: 'behalf', tributeName: 'Mariam' };
    expect(isSameDonation(donationOf(tribute), hashDonation(donation, 1))).toBe(true);
  });

  test('is the same although a field was added since: the stored hash is of the fields of its time', () => {
    const withNewField = { ...donation, employer: 'A school' };
    expect(isSameDonation(withNewField, hashDonation(donation))).toBe(true);
  });
});

describe('what is refused is listed in the order of the form', () => {
  const fieldsOf = (body: object, price?: typeof PRICE) => {
    const parsed = parseDonation(
      { ...BODY, amount: undefined, ...body },
      { price, keys: readDestination({}) },
    );
    return parsed.outcome === 'invalid' ? parsed.errors.map(({ field }) => field) : [];
  };
  const booking = { programme: '7', place: 'Tirur', district: 'Malappuram' };

  test.each([
    ['a donation without a sum', {}, undefined, ['amount']],
    ['one without an address', { address: ' ' }, undefined, ['amount', 'address']],
    [
      'a tribute to nobody’s address',
      { tributeKind: 'memory', tributeName: 'Mariam', tributeEmail: 'x' },
      undefined,
      ['amount', 'tributeEmail'],
    ],
    ['a booking without a place', { ...booking, place: '' }, PRICE, ['place']],
    ['a booking that names a project too', { ...booking, project: '1001' }, PRICE, ['project']],
    ['a whole booking', booking, PRICE, []],
  ])('%s', (_what, body, price, fields) => {
    expect(fieldsOf(body, price)).toEqual(fields);
  });
});

test.each([
  [{}, null],
  [{ pan: ' abcde1234f ' }, 'ABCDE1234F'],
])('with %j the PAN is %j', (body, pan) => {
  expect(donationOf(body).pan).toBe(pan);
});

test('an address of spaces is none: the booking has its town and district', () => {
  const booking = { address: '  ', programme: '7', place: 'Tirur', district: 'Malappuram' };
  expect(donationOf(booking, 1_500_00).address).toBe('Tirur, Malappuram');
  expect(donationOf({ ...booking, address: ' A house ' }, 1_500_00).address).toBe('A house');
});

test('every field counts in a hash of the first version, in whatever order they come', () => {
  const donation = donationOf({});
  const stored = hashDonation(donation, 1);
  const changes = {
    ...{ amount: 200_00, anonymous: true, isMobile: true, language: 'ml', projectId: '1', programmeId: '1' },
    ...{
      purpose: 'medicare',
      firstName: 'Asha',
      email: 'x@y.example',
      phone: '1',
      address: 'other',
      pan: 'X',
    },
  };
  for (const [field, value] of Object.entries(changes))
    expect([field, isSameDonation({ ...donation, [field]: value }, stored)]).toEqual([field, false]);
  const turned = Object.fromEntries(Object.entries(donation).toReversed()) as ValidDonation;
  expect(isSameDonation(turned, stored)).toBe(true);
});

describe('who names the donor of a stored donation', () => {
  const row = { firstName: 'Anu', email: 'anu@donor.example', phone: '9846012345' } as TransactionRow;
  test.each([
    ['as it was given', {}, true],
    ['with spaces', { firstName: ' Anu ', email: ' anu@donor.example ', phone: '98460 12345' }, true],
    ['with another name', { firstName: 'Asha' }, false],
    ['with another address', { email: 'asha@donor.example' }, false],
    ['with another number', { phone: '9846012346' }, false],
  ])('%s: %s', (_how, change, is) => {
    const { firstName, email, phone } = row;
    expect(isOfDonor(row, { ...BODY, firstName, email, phone, ...change } as never)).toBe(is);
  });

  test('nobody, once the donor is erased', () => {
    const erased = { ...row, firstName: null, email: null, phone: null };
    expect(isOfDonor(erased, { ...BODY, firstName: '', email: '', phone: '' } as never)).toBe(false);
  });
});
