import { hasDecimalComma, readSide, readStatementAmount } from './amount.rules.ts';

test.each([
  ['1,00,000.50', { kind: 'paise', paise: 1_00_000_50 }],
  ['500', { kind: 'paise', paise: 50_000 }],
  ['₹ 500.5', { kind: 'paise', paise: 50_050 }],
  ['500.0000', { kind: 'paise', paise: 50_000 }],
  ['500.00Cr', { kind: 'paise', paise: 50_000, side: 'credit' }],
  ['500.00 (Dr)', { kind: 'paise', paise: 50_000, side: 'debit' }],
  ['-500', { kind: 'paise', paise: 50_000, side: 'debit', isSigned: true }],
  ['0.00', { kind: 'none' }],
  ['-', { kind: 'none' }],
  ['', { kind: 'none' }],
  ['500.00Dr', { kind: 'paise', paise: 50_000, side: 'debit' }],
  ['1,001.00(Cr)', { kind: 'paise', paise: 1_00_100, side: 'credit' }],
  ['500.00 CR.', { kind: 'paise', paise: 50_000, side: 'credit' }],
  ['Cr 500', { kind: 'paise', paise: 50_000, side: 'credit' }],
  ['Dr. INR 18,940.00', { kind: 'paise', paise: 18_940_00, side: 'debit' }],
  ['500 C', { kind: 'paise', paise: 50_000, side: 'credit' }],
  ['(250.00)', { kind: 'paise', paise: 25_000, side: 'debit', isSigned: true }],
  ['₹-250', { kind: 'paise', paise: 25_000, side: 'debit', isSigned: true }],
  ['−250', { kind: 'paise', paise: 25_000, side: 'debit', isSigned: true }],
  ['250.00-', { kind: 'paise', paise: 25_000, side: 'debit', isSigned: true }],
  ['+250', { kind: 'paise', paise: 25_000, side: 'credit', isSigned: true }],
  ['="500.00"', { kind: 'paise', paise: 50_000 }],
  ["'500.00", { kind: 'paise', paise: 50_000 }],
  ['\u00a0₹\u00a01,500.00\u200b', { kind: 'paise', paise: 1_50_000 }],
  ['₹500/-', { kind: 'paise', paise: 50_000 }],
  ['൫൦൦.൫൦', { kind: 'paise', paise: 50_050 }],
  ['100,000', { kind: 'paise', paise: 1_00_000_00 }],
  ['-500 Cr', { kind: 'unreadable' }],
  ['500,00', { kind: 'unreadable' }],
  ['4,50', { kind: 'unreadable' }],
  ['1,5,0', { kind: 'unreadable' }],
  ['1.500,00', { kind: 'unreadable' }],
  ['1.500', { kind: 'unreadable' }],
  ['1,500.000', { kind: 'unreadable' }],
  ['500.005', { kind: 'unreadable' }],
  ['Rs', { kind: 'unreadable' }],
  ['500 X', { kind: 'unreadable' }],
  ['1e3', { kind: 'unreadable' }],
  ['five', { kind: 'unreadable' }],
  ['9'.repeat(20), { kind: 'unreadable' }],
])('the amount “%s” is %j', (cell, amount) => {
  expect(readStatementAmount(cell)).toEqual(amount);
});

test.each([
  ['500,00', { kind: 'paise', paise: 50_000 }],
  ['1.500,00', { kind: 'paise', paise: 1_50_000 }],
  ['1.00.000,50 Cr', { kind: 'paise', paise: 1_00_000_50, side: 'credit' }],
  ['-99,50', { kind: 'paise', paise: 9_950, side: 'debit', isSigned: true }],
  ['₹ 500,00', { kind: 'paise', paise: 50_000 }],
  ['500', { kind: 'paise', paise: 50_000 }],
  ['0,00', { kind: 'none' }],
  ['500.00', { kind: 'unreadable' }],
  ['1,500', { kind: 'unreadable' }],
  ['1.500', { kind: 'unreadable' }],
  ['1,50,00', { kind: 'unreadable' }],
  ['500,0', { kind: 'unreadable' }],
])('in a file with decimal commas the amount “%s” is %j', (cell, amount) => {
  expect(readStatementAmount(cell, 'comma')).toEqual(amount);
});

test.each([
  ['500,00', true],
  ['1.500,00(Cr)', true],
  ['1,500.00', false],
  ['1,500', false],
  ['GIFT,00', false],
])('whether “%s” has a decimal comma: %s', (cell, has) => {
  expect(hasDecimalComma(cell)).toBe(has);
});

test.each([
  ['CR', 'credit'],
  ['Cr.', 'credit'],
  ['(Cr)', 'credit'],
  ['Deposit', 'credit'],
  ['D', 'debit'],
  ['DR', 'debit'],
  ['Card', undefined],
  ['', undefined],
])('“%s” names the side %s', (cell, side) => {
  expect(readSide(cell)).toBe(side);
});
