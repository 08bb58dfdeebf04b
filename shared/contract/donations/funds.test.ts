import { findFund, fundOfPurpose, FUNDS, transferRemark } from './funds.ts';

test.each([
  ['home', undefined, 'HOME'],
  ['medicare', 'X', 'MEDICARE'],
  ['bmz', undefined, 'BMZ'],
  ['1001', 'SH/12', 'SH/12'],
  ['1001', '-', '1001'],
  ['1001', undefined, '1001'],
])('a transfer to %s with the case number %s says %s', (nid, caseNumber, remark) => {
  expect(transferRemark(nid, caseNumber)).toBe(remark);
});

test.each([
  ['shelter-home', 'home'],
  ['medicare', 'medicare'],
  ['zakat', 'bmz'],
  ['general', undefined],
  ['solace', undefined],
  [null, undefined],
])('the purpose %s is of the fund %s', (purpose, fund) => {
  expect(fundOfPurpose(purpose)).toBe(fund);
});

test('there are three funds', () => {
  expect(FUNDS.map(findFund)).toEqual(['bmz', 'medicare', 'home']);
  expect(['', 'Home', '1001', undefined].map(findFund)).toEqual([undefined, undefined, undefined, undefined]);
});
