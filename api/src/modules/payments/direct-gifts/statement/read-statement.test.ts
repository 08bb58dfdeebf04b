import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStatement } from './read-statement.ts';
import type { ChosenHeadings } from './table/columns.rules.ts';
import { countNothing } from './table/left-out.rules.ts';
import { writeWorkbook, type WrittenCell } from './testing/write-workbook.ts';

const TODAY = '2026-11-28';
const read = (lines: string[], chosen: ChosenHeadings = {}) =>
  readStatement(Buffer.from(lines.join('\r\n')), TODAY, chosen);
const readBook = (...rows: WrittenCell[][]) => readStatement(writeWorkbook(rows), TODAY);
const CREDIT = {
  bookedOn: '2026-03-31',
  amount: 500_50,
  reference: '412345678901',
  narration: 'UPI/CR/412345678901/ANU',
};
const NOTHING = countNothing();

test('a statement with notes before its headings and sums after its rows has its credits read, and says what else it has', async () => {
  const statement = await read([
    '\ufeffAccount statement,,,,,,',
    'From 01/03/2026 to 31/03/2026,,,,,,',
    'Sl No,Txn Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt. (INR),Closing Balance',
    ',01/03/2026,OPENING BALANCE,,,,"1,00,000.00"',
    '1,31/03/2026,UPI/CR/412345678901/ANU,412345678901,,500.50,"1,00,500.50"',
    '2,31/03/2026,NEFT DR RENT,N1,"25,000.00",0.00,"75,500.50"',
    ',,Total,,"25,000.00",500.50,',
    ',,,,,,',
    'Statement generated on 02-04-2026,,,,,,',
  ]);
  expect(statement).toEqual({
    outcome: 'read',
    credits: [CREDIT],
    leftOut: { ...NOTHING, debits: 1, summaries: 1, withoutSum: 1, texts: 3 },
  });
});

test('the example for staff is a statement', async () => {
  const file = join(import.meta.dirname, '../../../../../../docs/example-statement.csv');
  expect(await readStatement(await readFile(file), '2026-04-03')).toMatchObject({
    credits: [
      { bookedOn: '2026-04-01', amount: 500_00, reference: '412345678901' },
      { bookedOn: '2026-04-02', amount: 10_000_00, reference: 'SBIN524012345678' },
      { bookedOn: '2026-04-03', amount: 250_50, narration: 'CASH DEPOSIT' },
    ],
    leftOut: { debits: 1 },
  });
});

test('amounts whose side another column says, or a mark behind them, are read', async () => {
  const statement = await read([
    'Date;Description;Reference No;Amount (Rs.);Dr / Cr',
    '31-03-26;UPI/CR/412345678901/ANU;412345678901;500.50;CR',
    '2026-03-31;Charges;;11.80;Dr.',
    '31 Mar 2026;Interest;;1,234.00 Cr;',
  ]);
  expect(statement).toMatchObject({
    credits: [CREDIT, { bookedOn: '2026-03-31', amount: 1_234_00, reference: '', narration: 'Interest' }],
    leftOut: { debits: 1 },
  });
});

test('a narration of several lines, with commas and quotes, is one text on one line', async () => {
  const statement = await read(['Date,Particulars,Deposits', '01/04/2026,"NEFT CR, ""ANU""\n  STORES",10']);
  expect(statement).toMatchObject({ credits: [{ narration: 'NEFT CR, "ANU" STORES', amount: 1_000 }] });
});

test('a narration keeps its letters, and loses what nobody sees', async () => {
  const statement = await read(['Date,Particulars,Deposits', '01/04/2026,\u200bഅവന്\u200d ﬁ \u0000ANU,10']);
  expect(statement).toMatchObject({ credits: [{ narration: 'അവന്\u200d ﬁ ANU' }] });
});

test('headings that no list knows are named by staff', async () => {
  const lines = ['Day,Who,Given', '01/04/2026,ANU,10'];
  expect(await read(lines)).toMatchObject({
    outcome: 'not-read',
    problems: [expect.stringContaining('--column')],
  });
  const chosen = { date: 'day', narration: 'Who', credit: 'GIVEN' };
  expect(await read(lines, chosen)).toMatchObject({ credits: [{ narration: 'ANU' }] });
  expect(await read(lines, { ...chosen, credit: 'Got' })).toMatchObject({
    problems: [expect.stringContaining('"Got"')],
  });
});

test.each([
  ['Txn Dt.', 'Txn Remarks', 'Money Out', 'Money In'],
  ['POSTDATE', 'PARTICULARS', 'WITHDRAWLS (Rs.)', 'DEPOSITS (Rs.)'],
  ['Tran_Date', 'Transaction Description', 'Dr. Amount', 'Cr. Amount'],
  ['Value Date', 'Narration/Remarks', 'Debit Amt (₹)', 'Credit Amt (₹)'],
  ['Date & Time', 'Transaction Details', 'Withdrawal(Dr)', 'Deposit(Cr)'],
])('the headings %s, %s, %s and %s are known', async (...headings) => {
  const rows = ['01/04/2026,ANU,,10', '02/04/2026,RENT,20,'];
  expect(await read([headings.join(','), ...rows])).toMatchObject({
    credits: [{ bookedOn: '2026-04-01', narration: 'ANU', amount: 10_00 }],
    leftOut: { ...NOTHING, debits: 1 },
  });
});

test.each([
  'UPI Ref No.',
  'UPI Transaction ID',
  'Bank Reference Number',
  'NEFT/RTGS UTR',
  'UTR/RRN No.',
  'IMPS Ref',
  'Customer Reference No',
])('the bank’s number is read under the heading %s', async (heading) => {
  const lines = [`Date,Narration,UPI ID,${heading},Credit`, '01/04/2026,ANU,anu@bank,412345678901,10'];
  expect(await read(lines)).toMatchObject({
    credits: [{ narration: 'ANU', reference: '412345678901', amount: 10_00 }],
  });
});

test('in a file with decimal commas a point that may be a group is not guessed', async () => {
  expect(await read(['Date;Narration;Credit', '01/04/2026;A;500,00', '01/04/2026;B;1.000'])).toEqual({
    outcome: 'not-read',
    problems: [
      'Line 3, column "Credit": "1.000" is no amount. The file has decimal commas, as in 500,00: write the others so too.',
    ],
  });
});

test('two columns of credits are told apart by staff', async () => {
  const lines = ['Date,Narration,Credit,Deposit', '01/04/2026,ANU,10,20'];
  expect(await read(lines)).toEqual({
    outcome: 'not-read',
    problems: [
      'Line 1: more than one column may be the credit: "Credit", "Deposit". Name the right one with --column "credit=…".',
    ],
  });
  expect(await read(lines, { credit: 'Deposit' })).toMatchObject({ credits: [{ amount: 20_00 }] });
});

test('a column of credits beside one of amounts, without debits, is not guessed', async () => {
  const lines = ['Date,Credit,Amount,UTR', '01/04/2026,10,20,1'];
  expect(await read(lines)).toMatchObject({ problems: [expect.stringContaining('"Credit", "Amount"')] });
});

describe('a row', () => {
  const HEADINGS = 'Date,Narration,Debit,Credit';
  test.each([
    ['32/03/2026,A,,10', 'Line 2, column "Date": "32/03/2026" is no date.'],
    ['03/31/2026,A,,10', 'Line 2, column "Date": "03/31/2026" is no date.'],
    ['someday,A,,10', 'Line 2, column "Date": "someday" is no date.'],
    ['29/11/2026,A,,10', 'Line 2, column "Date": 2026-11-29 has not come yet.'],
    ['01/04/2026,A,,1.234', 'Line 2, column "Credit": "1.234" is no amount.'],
    [
      '01/04/2026,A,,"500,00"',
      'Line 2, column "Credit": "500,00" is no amount. A comma may part groups only, as in 1,00,000.00: paise stand behind a point.',
    ],
    [',A,,"500,00"', expect.stringContaining('Line 2, column "Credit": "500,00" is no amount.')],
    ['01/04/2026,A,x,10', 'Line 2, column "Debit": "x" is no amount.'],
    ['01/04/2026,A,5,10', 'Line 2, column "Debit": the row has a debit and a credit.'],
    ['01/04/2026,A,,10 Dr', 'Line 2, column "Credit": "10 Dr" contradicts the side of the amount.'],
    ['01/04/2026,A,10 Cr,', 'Line 2, column "Debit": "10 Cr" contradicts the side of the amount.'],
    ['01/04/2026,A,,4.12346E+11', expect.stringContaining('the number 4.12346E+11 was shortened')],
    ['01/04/2026,5.12E+11,,10', expect.stringContaining('Line 2, column "Narration": the number 5.12E+11')],
    ['01/04/2026,A,10', expect.stringContaining('Line 2: the row has 3 cells, the headings are 4.')],
    ['01/04/2026,A,KOCHI,,10', expect.stringContaining('Line 2')],
    [`01/04/2026,${'A'.repeat(1_001)},,10`, expect.stringContaining('more than 1000 characters')],
  ])('that reads %s refuses the file with its place', async (row, problem) => {
    expect(await read([HEADINGS, row, '01/04/2026,B,,20'])).toEqual({
      outcome: 'not-read',
      problems: [problem],
    });
  });

  test('with a cell more than the others refuses the file, though that cell is empty', async () => {
    expect(await read([HEADINGS, '01/04/2026,ANU, KOCHI,,10,', '01/04/2026,B,,20,'])).toMatchObject({
      problems: [expect.stringMatching(/^Line 2/)],
    });
    expect(await read([HEADINGS, '01/04/2026,A,,10,', '01/04/2026,B,,20,'])).toMatchObject({
      credits: [{ amount: 10_00 }, { amount: 20_00 }],
    });
  });

  test('without a mark in a column of both sides refuses the file', async () => {
    expect(await read(['Date,Narration,Amount', '01/04/2026,A,10'])).toEqual({
      outcome: 'not-read',
      problems: ['Line 2, column "Amount": "10" says neither credit nor debit.'],
    });
  });

  test('below the end of the table refuses the file', async () => {
    const rows = ['01/04/2026,A,,10', 'STATEMENT SUMMARY :-,,,', '02/04/2026,B,,20'];
    expect(await read([HEADINGS, ...rows])).toMatchObject({
      problems: [expect.stringContaining('Line 4: the row has a day and a sum, but stands below')],
    });
  });
});

test('of many rows that are not understood the first are named', async () => {
  const statement = await read([
    'Date,Narration,Credit',
    ...Array.from({ length: 30 }, () => '99/99/2026,A,1'),
  ]);
  const problems = statement.outcome === 'not-read' ? statement.problems : [];
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('and 10 more.');
});

describe('where the day is printed once', () => {
  const HEADINGS = 'Date,Particulars,Deposits,Withdrawals,Balance';
  test('rows below it are of that day if their balance follows', async () => {
    const rows = [
      '11-11-2026,UPI IN/512345670021/a@okx,91.00,,1091.00',
      ',UPI IN/512345670022/b@okx,92.00,,1183.00',
      ',CHARGES,,3.00,1180.00',
    ];
    expect(await read([HEADINGS, ...rows])).toMatchObject({
      credits: [
        { bookedOn: '2026-11-11', amount: 91_00 },
        { bookedOn: '2026-11-11', amount: 92_00 },
      ],
      leftOut: { ...NOTHING, debits: 1 },
    });
    const newestFirst = [`11-11-2026,A,92.00,,1183.00`, ',B,91.00,,1091.00'];
    expect(await read([HEADINGS, ...newestFirst])).toMatchObject({
      credits: [{ amount: 92_00 }, { bookedOn: '2026-11-11', amount: 91_00 }],
    });
  });

  test('rows whose balance does not follow are left out, and named', async () => {
    const rows = ['11-11-2026,UPI IN/512345670021/a@okx,91.00,,1', ',UPI IN/512345670022/b@okx,92.00,,2'];
    expect(await read([HEADINGS, ...rows])).toMatchObject({
      credits: [{ amount: 91_00 }],
      leftOut: { ...NOTHING, undated: [3] },
    });
  });
});

test('a row whose first day is empty is of its day of value', async () => {
  expect(
    await read(['Date,Value Date,Narration,Credit', '01/11/2026,01/11/2026,A,10', ',02/11/2026,B,20']),
  ).toMatchObject({ credits: [{ bookedOn: '2026-11-01' }, { bookedOn: '2026-11-02', amount: 20_00 }] });
});

test('a column called type that names no side leaves the side to the sign', async () => {
  const rows = ['01/11/2026,A,UPI,10', '02/11/2026,B,NEFT,-20', '03/11/2026,C,UPI,30'];
  expect(await read(['Date,Narration,Type,Amount', ...rows])).toMatchObject({
    credits: [{ amount: 10_00 }, { amount: 30_00 }],
    leftOut: { debits: 1 },
  });
  expect(await read(['Date,Narration,Type,Amount', ...rows, '04/11/2026,D,CR,5'])).toMatchObject({
    problems: expect.arrayContaining([expect.stringContaining('"UPI" says neither credit nor debit')]),
  });
});

test('a debit by its mark is no credit, though its column is called deposit', async () => {
  const rows = ['01/11/2026,A,10,CR', '02/11/2026,B,20,DR'];
  expect(await read(['Date,Narration,Deposit,Dr/Cr', ...rows])).toEqual({
    outcome: 'not-read',
    problems: ['Line 3, column "Dr/Cr": "DR" contradicts the side of the amount.'],
  });
});

describe('days', () => {
  const days = (...written: string[]) =>
    read(['Date,Narration,Credit', ...written.map((day, at) => `${day},A${String(at)},10`)]);
  test('that are in order only with the month first refuse the file', async () => {
    expect(await days('10/05/2026', '10/06/2026', '11/01/2026')).toMatchObject({
      problems: [expect.stringMatching(/^Line 2, column "Date": the days of the file go up and down/)],
    });
    expect(await days('05/10/2026', '06/10/2026', '01/11/2026')).toMatchObject({ outcome: 'read' });
    expect(await days('01/11/2026', '06/10/2026', '05/10/2026')).toMatchObject({ outcome: 'read' });
    // In neither order: the bank's own.
    expect(await days('05/10/2026', '01/09/2026', '07/11/2026')).toMatchObject({ outcome: 'read' });
  });

  test('that a spreadsheet has exchanged with their months refuse the file', async () => {
    const rows = (first: WrittenCell) => [
      ['Date', 'Narration', 'Credit'],
      [first, 'A', 10],
      ['13/11/2026', 'B', 20],
    ];
    expect(await readBook(...rows({ day: '2026-02-11' }))).toMatchObject({
      problems: [expect.stringMatching(/^Line 2, column "Date": a spreadsheet has exchanged/)],
    });
    expect(await readBook(...rows('02/11/2026'))).toMatchObject({ outcome: 'read' });
  });
});

describe('a workbook', () => {
  test('has days and sums as a spreadsheet stores them', async () => {
    const statement = await readBook(
      ['Date', 'UTR', 'Narration', 'Debit', 'Credit'],
      [{ day: '2026-11-02' }, 512345670001, 'A', 0, 500.1],
      [46328, '512345670002', 'B', null, 499.99999999999997],
      [20261104, 512345670003, 'C', 1.4e-14, 100000],
      ['05/11/2026', { stored: '<v>5.12345670004E11</v>' }, 'D', 12, null],
    );
    expect(statement).toEqual({
      outcome: 'read',
      credits: [
        { bookedOn: '2026-11-02', amount: 500_10, reference: '512345670001', narration: 'A' },
        { bookedOn: '2026-11-02', amount: 500_00, reference: '512345670002', narration: 'B' },
        { bookedOn: '2026-11-04', amount: 1_00_000_00, reference: '512345670003', narration: 'C' },
      ],
      leftOut: { ...NOTHING, debits: 1 },
    });
  });

  test('with a number of more than 15 figures has lost the last of them, and is refused', async () => {
    expect(
      await readBook(['Date', 'UTR', 'Credit'], ['02/11/2026', { stored: '<v>1234567890123456</v>' }, 500]),
    ).toMatchObject({
      problems: [
        expect.stringMatching(/^Line 2, column "UTR": the number 1.234567890123456e\+15 was shortened/),
      ],
    });
  });

  test('with a table on each sheet has all of them read, and names the sheet of a problem', async () => {
    const sheet = (day: string) => [
      ['Date', 'Narration', 'Credit'],
      [day, 'A', 10],
    ];
    const book = (...days: string[]) => readStatement(writeWorkbook(...days.map(sheet), [['Notes']]), TODAY);
    expect(await book('01/10/2026', '01/11/2026')).toMatchObject({
      credits: [{ bookedOn: '2026-10-01' }, { bookedOn: '2026-11-01' }],
    });
    expect(await book('01/10/2026', '31/11/2026')).toEqual({
      outcome: 'not-read',
      problems: ['Sheet "Sheet 2", line 2, column "Date": "31/11/2026" is no date.'],
    });
  });
});
