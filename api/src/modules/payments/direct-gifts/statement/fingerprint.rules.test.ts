import { addFingerprints } from './fingerprint.rules.ts';
import { readStatement } from './read-statement.ts';
import { writeWorkbook } from './testing/write-workbook.ts';

async function fingerprintsOf(file: Uint8Array): Promise<string[]> {
  const read = await readStatement(file, '2026-11-28');
  if (read.outcome === 'not-read') throw new Error(read.problems.join('\n'));
  return addFingerprints(read.credits).map(({ fingerprint }) => fingerprint);
}
const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));

test('the same credits in exports of other formats are the same', async () => {
  const exports = [
    csv(
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '02/11/26,UPI-LEELA-512345670001-GIFT,0000512345670001,,500.00,1500.00',
      '02/11/26,CASH  DEPOSIT ** TIRUR,,,250.00,1750.00',
      '03/11/26,NEFT CR-SIBLN26307000001-RAHMAN,SIBLN26307000001,,"1,000.00",2750.00',
    ),
    writeWorkbook([
      ['A trust'],
      ['Txn Date', 'Description', 'Ref No', 'Debit', 'Credit'],
      [{ day: '2026-11-02' }, 'UPI-LEELA-512345670001-GIFT', 512345670001, null, 500],
      ['02-11-2026 10:11:12', 'Cash Deposit Tirur', '-', null, 250],
      [{ day: '2026-11-03' }, 'NEFT CR-SIBLN26307000001-RAHMAN', 'SIBLN26307000001', null, 1000],
    ]),
    csv(
      'Transaction Date\tParticulars\tDr\tCr',
      '2026-11-03 09:00\tNEFT CR-SIBLN26307000001-RAHMAN\t\t1000',
      '2 Nov 2026\tupi-leela-512345670001-gift\t-\t500.0',
      '2 Nov 2026\tCASH DEPOSIT TIRUR\t-\t₹250',
    ),
  ];
  const [first = [], ...others] = await Promise.all(exports.map(fingerprintsOf));
  expect(new Set(first).size).toBe(3);
  for (const other of others) expect(other.toSorted()).toEqual(first.toSorted());
});

test('a NEFT credit is known by its UTR, whatever number of its own an export puts before it', () => {
  const credit = {
    bookedOn: '2026-11-02',
    amount: 500_00,
    narration: 'NEFT-SIBLN26307000001-ANU 00112233445',
  };
  const prints = ['CMS1234567890', 'SIBLN26307000001', '', 'S98765432101'].map(
    (reference) => addFingerprints([{ ...credit, reference }])[0]?.fingerprint,
  );
  expect(new Set(prints).size).toBe(1);
});

test('a credit is known by the number that holds its day, whatever other numbers stand before it', () => {
  const credit = { bookedOn: '2026-11-02', amount: 500_00, narration: 'UPI/630645670001/ANU' };
  const prints = ['', '512345670001', '630645670001', '00000987654321098'].map(
    (reference) => addFingerprints([{ ...credit, reference }])[0]?.fingerprint,
  );
  expect(new Set(prints).size).toBe(1);
  const byNeft = { ...credit, narration: 'NEFT-SIBLN26307000001-ANU' };
  const references = ['', '512345670001', 'GIFT202600000123'];
  const neftPrints = references.map(
    (reference) => addFingerprints([{ ...byNeft, reference }])[0]?.fingerprint,
  );
  expect(new Set(neftPrints).size).toBe(1);
});

test('of credits with an account’s number in common the one that is not stored is new, in whatever order they come', () => {
  const sum = { bookedOn: '2026-11-02', amount: 500_00, reference: '512345670001' };
  const [anu, binu] = [
    { ...sum, narration: 'NEFT ANU' },
    { ...sum, narration: 'NEFT BINU' },
  ];
  const stored = addFingerprints([anu]);
  const later = addFingerprints([binu, { ...anu, narration: 'Neft  Anu' }], stored);
  expect(later[1]?.fingerprint).toBe(stored[0]?.fingerprint);
  expect(later[0]?.fingerprint).not.toBe(stored[0]?.fingerprint);
  const both = [...stored, ...later.slice(0, 1)];
  const again = addFingerprints([anu, anu, binu], both);
  expect([again[0], again[2]]).toMatchObject(both.map(({ fingerprint }) => ({ fingerprint })));
  expect(both.map(({ fingerprint }) => fingerprint)).not.toContain(again[1]?.fingerprint);
});

test('two equal credits of one day are two, in each export', () => {
  const credit = { bookedOn: '2026-11-02', amount: 500_00, reference: '', narration: 'CASH DEPOSIT' };
  const [one, two] = addFingerprints([credit, { ...credit, narration: 'Cash deposit' }]);
  expect(one?.fingerprint).not.toBe(two?.fingerprint);
});

test.each([
  ['day', { bookedOn: '2026-11-03' }],
  ['sum', { amount: 500_01 }],
  ['number', { reference: '512345670002', narration: '' }],
])('credits of another %s are others', (_what, change) => {
  const credit = { bookedOn: '2026-11-02', amount: 500_00, reference: '512345670001', narration: '' };
  const [one] = addFingerprints([credit]);
  const [other] = addFingerprints([{ ...credit, ...change }]);
  expect(other?.fingerprint).not.toBe(one?.fingerprint);
});
