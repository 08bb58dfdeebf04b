import { failedPaymentIn } from './failed.rules.ts';

const read = (query: string) => failedPaymentIn(new URL(`https://trust.example/x${query}`));

test('an address that no payment brought says nothing of one', () => {
  expect(read('?nid=home')).toBeUndefined();
});

test.each([
  ['a fund', 'nid=bmz', '/payments/bmz'],
  ['a project', 'nid=1001', '/payments/1001'],
  ['a programme', 'programme=9001', '/solace/9001'],
  ['another site', 'nid=//evil.example', undefined],
  ['another path', 'nid=../account', undefined],
  ['a programme that is none', 'programme=x/y', undefined],
])('%s is where it is tried again', (_, query, page) => {
  expect(read(`?reason=declined&${query}`)?.page).toBe(page);
});

test.each([
  ['a project', 'nid=1001', '/payments/1001#bank-transfer'],
  ['what is not known', '', '/payments/home#bank-transfer'],
  ['a programme', 'programme=9001', undefined],
])('for %s a bank transfer is led to %s', (_, query, page) => {
  expect(read(`?reason=declined&${query}`)?.bankPage).toBe(page);
});

test.each(['', 'a b', '<b>', 'x'.repeat(41)])('%s is no reference', (tran) => {
  expect(read(`?reason=declined&tran=${encodeURIComponent(tran)}`)?.tranId).toBeUndefined();
});
