import { readFigures } from '@trust/shared/contract/typed/figures';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { readStatement, type ReadStatement } from './read-statement.ts';
import { writeWorkbook } from './testing/write-workbook.ts';

/** The suite's part; STATEMENT_RUNS=10000 runs the rest. */
const RUNS = Number(process.env.STATEMENT_RUNS ?? 100);
const TODAY = '2026-11-28';

type Table = readonly (readonly string[])[];
const SPLIT: Table = [
  ['A trust', '', '', '', '', ''],
  ['Date', 'Narration', 'Ref No', 'Withdrawal', 'Deposit', 'Balance'],
  ['01/11/2026', 'Opening balance', '', '', '', '1,000.00'],
  ['02/11/2026', 'UPI/512345670001/ANU', '512345670001', '', '1,500.00', '2,500.00'],
  ['03/11/2026', 'RENT', '000123', '700.00', '0.00', '1,800.00'],
  ['04/11/2026', 'CASH DEPOSIT', '-', '-', '20.50', '1,820.50'],
  ['', 'Total', '', '700.00', '1,520.50', ''],
  ['End of statement', '', '', '', '', ''],
];
const MARKED: Table = [
  ['Txn Date', 'Description', 'UTR', 'Amount', 'Dr/Cr', 'Balance'],
  ['02-Nov-2026', 'UPI ANU', '512345670001', '1500.00', 'CR', '2500.00'],
  ['03-Nov-2026', 'RENT', '512345670002', '700.00', 'DR', '1800.00'],
  ['04-Nov-2026', 'CASH DEPOSIT', '', '20.50', 'CR', '1820.50'],
];
const COMMAS: Table = [
  ['Date', 'Narration', 'Chq/Ref No', 'Withdrawal (Dr)/Deposit (Cr)', 'Balance'],
  ['02/11/2026', 'UPI ANU', '512345670001', '1.500,00 (Cr)', '2.500,00'],
  ['03/11/2026', 'RENT', '', '700,00 (Dr)', '1.800,00'],
  ['04/11/2026', 'CASH DEPOSIT', '', '20,50 (Cr)', '1.820,50'],
];
const FILES = [
  {
    table: SPLIT,
    money: 4,
    write: (table: Table) => Buffer.from(stringify([...table.map((row) => [...row])])),
  },
  {
    table: SPLIT,
    money: 4,
    write: (table: Table) => writeWorkbook(table),
  },
  {
    table: MARKED,
    money: 3,
    write: (table: Table) => Buffer.from(stringify([...table.map((row) => [...row])], { delimiter: '\t' })),
  },
  {
    table: COMMAS,
    money: 3,
    write: (table: Table) => Buffer.from(stringify([...table.map((row) => [...row])], { delimiter: ';' })),
  },
] as const;
const RIGHT = [1_500_00, 20_50];

const cell = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+₹ ()/CcDdRrEe"\n\u00a0\u200b٣൩'), maxLength: 10 }),
  fc.constantFrom(
    '500,00',
    '1.500',
    '5.12346E+11',
    '="10"',
    "'10",
    '10 Cr',
    '(10)',
    'Total',
    'B/F',
    '05/11/2026',
    '31/31/2026',
  ),
  fc.constantFrom(
    'Date',
    'Credit',
    'Deposit',
    'Debit',
    'Amount',
    'Dr/Cr',
    'Type',
    'Balance',
    'Narration',
    'UTR',
  ),
);

/** What a clerk would read: the figures, with paise where a point or a comma stands before the last one or two. */
function readAsClerk(text: string): number {
  const figures = readFigures(text)
    .replaceAll(/[^0-9.,]/g, '')
    .replace(/^[.,]+|[.,]+$/g, '');
  const [, rupees = '', paise = ''] = /^(.*?)(?:[.,]([0-9]{1,2}|[0-9]{2}0+))?$/.exec(figures) ?? [];
  return Number(rupees.replaceAll(/[.,]/g, '')) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'));
}

function countAll(read: Extract<ReadStatement, { outcome: 'read' }>): number {
  const { debits, unsettled, repeated, summaries, withoutSum, undated, headings, texts } = read.leftOut;
  return (
    read.credits.length +
    debits +
    unsettled +
    repeated +
    summaries +
    withoutSum +
    undated.length +
    headings +
    texts
  );
}

test('whatever a cell of a statement holds, each sum is right, or left out and counted, or the file is refused with its line', async () => {
  const file = fc.constantFrom(...FILES);
  const counts = new Map<Table, number>();
  for (const { table, write } of FILES) {
    const read = await readStatement(write(table), TODAY);
    if (read.outcome === 'read') counts.set(table, countAll(read));
  }
  await fc.assert(
    fc.asyncProperty(
      file,
      fc.nat(),
      fc.nat(),
      cell,
      async ({ table, money, write }, rowSeed, cellSeed, text) => {
        const at = rowSeed % table.length;
        const column = cellSeed % (table[at]?.length ?? 1);
        const changed = table.map((row, index) =>
          index === at ? row.map((old, place) => (place === column ? text : old)) : row,
        );
        const read = await readStatement(write(changed), TODAY);
        if (read.outcome === 'not-read') {
          for (const problem of read.problems)
            expect(problem).toMatch(/^Line \d+|^No row of headings|^Cell /);
          return;
        }
        const written = column === money ? [...RIGHT, readAsClerk(text)] : [...RIGHT];
        // A side that says credit makes one of the payment for the rent.
        if (table === MARKED && column === 4 && at === 2 && /^\P{L}*(?:c|deposit)/iu.test(readFigures(text)))
          written.push(700_00);
        for (const { amount, bookedOn } of read.credits) {
          expect(written).toContain(amount);
          expect(bookedOn).toMatch(/^2026-11-\d\d$|^\d{4}-\d{2}-\d{2}$/);
        }
        expect(read.credits.length).toBeLessThanOrEqual(column === money || column === 4 ? 3 : 2);
        // No row disappears in silence: only one that is blank or a ruled line now, or that was.
        expect(Math.abs(countAll(read) - (counts.get(table) ?? 0))).toBeLessThanOrEqual(
          /^[*\-–—=_.~+|\s]*$/.test(readFigures(text)) || at === 0 ? 1 : 0,
        );
      },
    ),
    {
      numRuns: RUNS,
      examples: FILES.flatMap((each) => [
        [each, 1, 4, '500,00'],
        [each, 0, 2, 'Credit'],
        [each, 0, 3, 'Deposit'],
        [each, 7, 0, '\u200b'],
      ]),
    },
  );
});
