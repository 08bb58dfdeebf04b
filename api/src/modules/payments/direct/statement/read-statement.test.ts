import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { readStatement } from './read-statement.ts';
import { readStatementAmount, readStatementDay } from './statement-cells.rules.ts';

const TODAY = '2026-04-02';
const read = (lines: string[], chosen = {}) => readStatement(lines.join('\r\n'), TODAY, chosen);
const CREDIT = {
  bookedOn: '2026-03-31',
  amount: 50_050,
  reference: '412345678901',
  narration: 'UPI/CR/412345678901/ANU',
};

test('a statement with notes before its headings and sums after its rows has its credits read', () => {
  const statement = read([
    '\ufeffAccount statement,,,,,',
    'From 01/03/2026 to 31/03/2026,,,,,',
    'Sl No,Txn Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt. (INR),Closing Balance',
    ',01/03/2026,OPENING BALANCE,,,,"1,00,000.00"',
    '1,31/03/2026,UPI/CR/412345678901/ANU,412345678901,,500.50,"1,00,500.50"',
    '2,31/03/2026,NEFT DR RENT,N1,"25,000.00",0.00,"75,500.50"',
    ',,Total,,"25,000.00",500.50,',
    'Statement generated on 02-04-2026,,,,,,',
  ]);
  expect(statement).toEqual({ outcome: 'read', credits: [CREDIT], debits: 1 });
});

test('the example for staff is a statement', async () => {
  const file = join(import.meta.dirname, '../../../../../../docs/example-statement.csv');
  expect(readStatement(await readFile(file, 'utf8'), '2026-04-03')).toMatchObject({
    credits: [
      { bookedOn: '2026-04-01', amount: 500_00, reference: '412345678901' },
      { bookedOn: '2026-04-02', amount: 10_000_00, reference: 'SBIN524012345678' },
      { bookedOn: '2026-04-03', amount: 250_50, narration: 'CASH DEPOSIT' },
    ],
    debits: 1,
  });
});

test('amounts whose side another column says, or a mark behind them, are read', () => {
  const statement = read([
    'Date;Description;Reference No;Amount (Rs.);Dr / Cr',
    '31-03-26;UPI/CR/412345678901/ANU;412345678901;500.50;CR',
    '2026-03-31;Charges;;11.80;Dr.',
    '31 Mar 2026;Interest;;1,234.00 Cr;',
  ]);
  expect(statement).toEqual({
    outcome: 'read',
    credits: [CREDIT, { bookedOn: '2026-03-31', amount: 1_234_00, reference: '', narration: 'Interest' }],
    debits: 1,
  });
});

test('a narration of several lines, with commas and quotes, is one text on one line', () => {
  const statement = read(['Date,Particulars,Deposits', '01/04/2026,"NEFT CR, ""ANU""\n  STORES",10']);
  expect(statement).toMatchObject({ credits: [{ narration: 'NEFT CR, "ANU" STORES', amount: 1_000 }] });
});

test('headings that no list knows are named by staff', () => {
  const lines = ['Day,Who,Received', '01/04/2026,ANU,10'];
  expect(read(lines)).toMatchObject({ outcome: 'not-read', problems: [expect.stringContaining('--column')] });
  const chosen = { date: 'day', narration: 'Who', credit: 'RECEIVED' };
  expect(read(lines, chosen)).toMatchObject({ credits: [{ narration: 'ANU' }] });
  expect(read(lines, { ...chosen, credit: 'Given' })).toMatchObject({
    problems: [expect.stringContaining('"Given"')],
  });
});

test.each([
  ['32/03/2026,A,10', 'Line 2: "32/03/2026" is no date.'],
  ['03/31/2026,A,10', 'Line 2: "03/31/2026" is no date.'],
  ['03/04/2026,A,10', 'Line 2: 2026-04-03 has not come yet.'],
  ['01/04/2026,A,1.234', 'Line 2: "1.234" is no amount.'],
  ['01/04/2026,A,4.12E+11', 'Line 2: "4.12E+11" is no amount.'],
])('of a file with the row %s nothing is read, and it is said why', (row, problem) => {
  expect(read(['Date,Narration,Credit', row, '01/04/2026,B,20'])).toEqual({
    outcome: 'not-read',
    problems: [problem],
  });
});

test('of many rows that are not understood the first are named', () => {
  const statement = read(['Date,Narration,Credit', ...Array.from({ length: 30 }, () => '99/99/2026,A,1')]);
  const problems = 'problems' in statement ? statement.problems : [];
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('and 10 more.');
});

test.each([['<html><table></table></html>'], [''], ['"Date,Narration,Credit'], ['\0\0\0']])(
  'the file %j is no statement, and says so',
  (text) => {
    expect(readStatement(text, TODAY)).toMatchObject({ outcome: 'not-read', problems: [expect.any(String)] });
  },
);

test('whatever a file holds, it is read or refused, with whole paise and days that exist', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('31/03/2026', '1,000.50', 'UPI/412345678901', '"', '\n', '500 Cr', '-5'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const statement = read(['Date,Narration,Ref No,Debit,Credit', ...rows.map((row) => row.join(','))]);
      if (statement.outcome === 'not-read') return;
      for (const { amount, bookedOn } of statement.credits) {
        expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        expect(bookedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }),
  );
});

test.each([
  ['31/03/2026', '2026-03-31'],
  ['1/3/26', '2026-03-01'],
  ['31-03-26', '2026-03-31'],
  ['31.03.2026', '2026-03-31'],
  ['2026-03-31', '2026-03-31'],
  ['2026/3/1 14:05:10', '2026-03-01'],
  ['31-Mar-2026', '2026-03-31'],
  ['1 March 2026', '2026-03-01'],
  ['31/03/2026 14:05', '2026-03-31'],
  ['29/02/2026', undefined],
  ['31/13/2026', undefined],
  ['31 Foo 2026', undefined],
  ['46112', undefined],
])('the date %s is %s', (cell, day) => {
  expect(readStatementDay(cell)).toBe(day);
});

test.each([
  ['1,00,000.50', { kind: 'paise', paise: 1_00_000_50 }],
  ['500', { kind: 'paise', paise: 50_000 }],
  ['₹ 500.5', { kind: 'paise', paise: 50_050 }],
  ['500.0000', { kind: 'paise', paise: 50_000 }],
  ['500.00Cr', { kind: 'paise', paise: 50_000, side: 'credit' }],
  ['500.00 (Dr)', { kind: 'paise', paise: 50_000, side: 'debit' }],
  ['-500', { kind: 'paise', paise: 50_000, side: 'debit' }],
  ['0.00', { kind: 'none' }],
  ['-', { kind: 'none' }],
  ['', { kind: 'none' }],
  ['1e3', { kind: 'unreadable' }],
  ['five', { kind: 'unreadable' }],
  ['9'.repeat(20), { kind: 'unreadable' }],
])('the amount “%s” is %j', (cell, amount) => {
  expect(readStatementAmount(cell)).toEqual(amount);
});
