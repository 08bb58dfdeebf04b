import { isPaise } from '@trust/shared/contract/donations/amount';
import { readDestination } from '../../ledger/donation/destination.rules.ts';
import { parseDonation, readDonationInput, type ValidDonation } from './parse-donation.rules.ts';
import { hashDonation, isSameDonation } from './same-donation.rules.ts';

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
