import { readStatement } from './read-statement.ts';

const read = (...lines: string[]) => readStatement(Buffer.from(lines.join('\n')), '2026-11-28');
const readPage = (...rows: string[]) => read('<html><table>', ...rows, '</table></html>');
const UPI = '412345678901';

test.each([
  [
    'before the amount',
    'Date,Narration,Dr/Cr,Amount,Balance,Dr/Cr',
    '{date},{text},{side},{sum},{balance},CR',
  ],
  [
    'behind the amount',
    'Date,Narration,Amount,Dr/Cr,Balance,Dr/Cr',
    '{date},{text},{sum},{side},{balance},CR',
  ],
  ['behind the day', 'Date,Type,Narration,Amount,Balance,Cr/Dr', '{date},{side},{text},{sum},{balance},CR'],
])('a side that stands %s is that of the amount, not of the balance', async (_where, headings, pattern) => {
  const row = (values: Record<string, string>) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  expect(
    await read(
      headings,
      row({ date: '01/11/2026', text: `UPI ${UPI}`, side: 'CR', sum: '500.00', balance: '1500.00' }),
      row({ date: '03/11/2026', text: 'RENT', side: 'DR', sum: '400.00', balance: '1100.00' }),
    ),
  ).toMatchObject({ credits: [{ amount: 500_00 }], leftOut: { debits: 1 } });
});

test.each([
  ['first to last', ['01/11/2026,A,500,,1500', '02/11/2026,B,400,,1100', '03/11/2026,C,100,,1200'], 3],
  ['last to first', ['03/11/2026,C,100,,1200', '02/11/2026,B,400,,1100', '01/11/2026,A,500,,1500'], 3],
])(
  'a balance that goes the other way refuses the file, with its rows from %s',
  async (_order, rows, line) => {
    expect(await read('Date,Narration,Credit,Debit,Balance', ...rows)).toEqual({
      outcome: 'not-read',
      problems: [
        `Line ${String(line)}, column "Credit": the row is read as a credit, but the balance goes down by its sum. Name the columns with --column.`,
      ],
    });
  },
);

test('balances that do not follow one another, as where rows are sorted or left out, refuse nothing', async () => {
  expect(
    await read(
      'Date,Narration,Credit,Debit,Balance',
      '01/11/2026,A,500,,1500',
      '02/11/2026,B,300,,2500',
      '02/11/2026,C,,200,9000',
      '03/11/2026,D,100,,7000',
    ),
  ).toMatchObject({ outcome: 'read', credits: [{}, {}, {}], leftOut: { debits: 1 } });
});

test('payments that failed, are pending or went back are left out and counted', async () => {
  const statement = await read(
    'Date,Description,UTR,Type,Amount,Status',
    `01/11/2026,A,${UPI},CR,500.00,SUCCESS`,
    '01/11/2026,B,412345678902,CR,900.00,FAILED',
    '01/11/2026,C,412345678903,CR,800.00,Pending',
    '01/11/2026,D,412345678904,CR,700.00,Reversed',
    '01/11/2026,E,412345678905,CR,600.00,',
  );
  expect(statement).toMatchObject({
    credits: [{ narration: 'A' }, { narration: 'E' }],
    leftOut: { unsettled: 3 },
  });
});

test.each([
  ['Status', 'ON THE WAY', 'says neither that the payment was made nor that it failed.'],
  ['Currency', 'USD', 'is not rupees.'],
  ['Currency', '$', 'is not rupees.'],
  ['CCY', '€', 'is not rupees.'],
])('%s “%s” refuses the file', async (heading, cell, words) => {
  expect(await read(`Date,Narration,Credit,${heading}`, `01/11/2026,A,500,${cell}`)).toEqual({
    outcome: 'not-read',
    problems: [`Line 2, column "${heading}": "${cell}" ${words}`],
  });
});

test.each(['INR', '₹', 'Rs.', ''])('the currency “%s” is rupees', async (currency) => {
  expect(await read('Date,Narration,CCY,Credit', `01/11/2026,A,${currency},500`)).toMatchObject({
    credits: [{ amount: 500_00 }],
  });
});

test('cells of a page that span columns and rows leave the others in their columns', async () => {
  const headings = '<tr><th>Date</th><th>Narration</th><th>Debit</th><th>Credit</th><th>Balance</th></tr>';
  expect(
    await readPage(
      headings,
      '<tr><td rowspan=2>01/11/2026</td><td colspan=2>GIFT</td><td>500.00</td><td>1,500.00</td></tr>',
      '<tr><td>RENT</td><td>500.00</td><td></td><td>1,000.00</td></tr>',
      '<tr><td>02/11/2026</td><td>GIFT</td><td></td><td>250.00</td><td>1,250.00</td></tr>',
    ),
  ).toMatchObject({ credits: [{ amount: 500_00 }, { amount: 250_00 }] });
  const sheet = `<Workbook xmlns:ss="x"><Table><Row><Cell><Data>Date</Data></Cell><Cell><Data>Narration</Data></Cell><Cell><Data>Debit</Data></Cell><Cell><Data>Credit</Data></Cell></Row>
    <Row><Cell><Data>01/11/2026</Data></Cell><Cell ss:MergeAcross="1"><Data>GIFT</Data></Cell><Cell><Data>500.00</Data></Cell></Row></Table></Workbook>`;
  expect(await read(sheet)).toMatchObject({ credits: [{ narration: 'GIFT', amount: 500_00 }] });
});

test.each(['Account Description', 'Payment Narration', 'Beneficiary Details', 'Credit Particulars'])(
  'the text under %s is the narration where no other is',
  async (heading) => {
    expect(await read(`Date,${heading},Cheque No,Credit`, `01/11/2026,UPI ${UPI} ANU,,500`)).toMatchObject({
      credits: [{ narration: `UPI ${UPI} ANU` }],
    });
    expect(await read(`Date,Narration,${heading},Credit`, `01/11/2026,ANU,0000000000,500`)).toMatchObject({
      credits: [{ narration: 'ANU' }],
    });
  },
);

test('headings may say how a day is written', async () => {
  expect(
    await read('Transaction Date (dd/mm/yyyy),Particulars,Credit (INR)', '01/11/2026,A,500'),
  ).toMatchObject({ credits: [{ bookedOn: '2026-11-01' }] });
});

test.each([
  'Opening Balance as on 01/11/2026',
  'Balance Forward',
  'BALANCE BROUGHT FORWARD',
  'Op. Bal.',
  'Closing balance on 30 Nov 2026',
  'TOTAL CREDITS',
  'Page Total',
  'Total no. of credits: 3',
])('the row “%s” is no credit, though it has a day', async (narration) => {
  expect(
    await read('Date,Narration,Ref No,Credit', `01/11/2026,${narration},0,900.00`, '01/11/2026,A,,500'),
  ).toMatchObject({ credits: [{ narration: 'A' }], leftOut: { summaries: 1 } });
});

test.each([
  'OP 4455',
  'CL',
  'സംഭാവന',
  'TOTAL ENVIRONMENT LLP',
  'BALANCE PAYMENT FOR WELL',
  'OPENING CEREMONY GIFT',
  'UPI/TOTAL/412345678901',
])('the row “%s” is a credit', async (narration) => {
  expect(await read('Date,Narration,Ref No,Credit', `01/11/2026,${narration},,900.00`)).toMatchObject({
    credits: [{ narration }],
  });
});

test('a column of other states, and cells that span rows of another table, change nothing', async () => {
  expect(await read('Date,Narration,State,Credit', '01/11/2026,A,Kerala,500')).toMatchObject({
    credits: [{ amount: 500_00 }],
  });
  const headings = '<tr><td>Date</td><td>Narration</td><td>Credit</td></tr>';
  const spanning = '<tr><td rowspan="9">Account</td><td>of a trust</td></tr></table><table>';
  expect(
    await readPage(spanning, headings, '<tr><td>01/11/2026</td><td>A</td><td>500</td></tr>'),
  ).toMatchObject({ credits: [{ narration: 'A', amount: 500_00 }] });
});

test('a row that stands twice, with the same number and balance, is one; gifts of the same sum are not', async () => {
  const twice = `01/11/2026,UPI ${UPI},500,1500`;
  expect(
    await read(
      'Date,Narration,Credit,Balance',
      twice,
      '01/11/2026,CASH,500,2000',
      'Date,Narration,Credit,Balance',
      twice,
    ),
  ).toMatchObject({ credits: [{}, {}], leftOut: { repeated: 1 } });
  for (const number of [UPI, 'SIBLN26307000001'])
    expect(
      await read('Date,Narration,UTR,Credit', `01/11/2026,A,${number},500`, `01/11/2026,A,${number},500`),
    ).toMatchObject({ credits: [{}], leftOut: { repeated: 1 } });
  expect(
    await read('Date,Narration,Credit', `01/11/2026,A ${UPI},500`, `01/11/2026,A ${UPI},500`),
  ).toMatchObject({ credits: [{}, {}] });
});

test.each(['26-11-02', '02/11/0026', '02/11/1926'])('the day %s, long ago, is refused', async (day) => {
  expect(await read('Date,Narration,Credit', `${day},A,500`)).toMatchObject({
    problems: [
      expect.stringContaining(`Line 2, column "Date": "${day}" is more than ten years ago, read as `),
    ],
  });
});
