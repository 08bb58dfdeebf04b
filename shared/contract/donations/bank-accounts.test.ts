import { BankAccount } from '../trust.ts';
import { accountsFor, upiIdFor } from './bank-accounts.ts';

const bank = { en: 'A bank', ml: 'ഒരു ബാങ്ക്' };
const account = (last: number, fund?: BankAccount['fund']): BankAccount => ({
  ...{ accountName: 'A trust', accountNumber: `00000${last}`, ifsc: 'DEMO0000001', bank, branch: bank },
  fund,
});
const ACCOUNTS = [account(1), account(2, 'bmz'), account(3), account(4, 'home'), account(5, 'bmz')];
const numbersFor = (nid: string, accounts = ACCOUNTS) =>
  accountsFor(nid, accounts).map(({ accountNumber }) => Number(accountNumber));

test.each([
  ['bmz', [2, 5]],
  ['home', [4]],
  ['medicare', [1, 3]],
  ['1001', [1]],
])('a gift to %s goes to the accounts %j', (nid, numbers) => {
  expect(numbersFor(nid)).toEqual(numbers);
});

test.each(['1001', 'medicare'])('where all accounts are those of zakat, a gift to %s has none', (nid) => {
  expect(numbersFor(nid, [account(2, 'bmz')])).toEqual([]);
});

test.each([
  ['bmz', 'zakat@bank'],
  ['home', 'trust@bank'],
  ['1001', 'trust@bank'],
])('a gift to %s is paid to %s', (nid, upiId) => {
  expect(upiIdFor(nid, { upiId: 'trust@bank', upiIds: { bmz: 'zakat@bank' } })).toBe(upiId);
});

test('a fund may have a UPI ID where the trust has none', () => {
  expect(upiIdFor('bmz', { upiId: undefined, upiIds: { bmz: 'zakat@bank' } })).toBe('zakat@bank');
  expect(upiIdFor('home', { upiId: undefined, upiIds: undefined })).toBeUndefined();
});

test.each([
  ['accountNumber', '123456', true],
  ['accountNumber', '1'.repeat(20), true],
  ['accountNumber', '12345', false],
  ['accountNumber', '1'.repeat(21), false],
  ['accountNumber', '1234 5678', false],
  ['ifsc', 'SBIN0001234', true],
  ['ifsc', 'sbin0001234', false],
  ['ifsc', 'SBIN000123', false],
  ['ifsc', 'SBIN00012345', false],
  ['fund', 'zakat', false],
])('an account whose %s is “%s” may be one that donors transfer to: %s', (field, value, may) => {
  expect(BankAccount.safeParse({ ...account(1), [field]: value }).success).toBe(may);
});
