import { zipSync } from 'fflate';
import { readStatement } from '../read-statement.ts';
import { packWorkbook, writeWorkbook } from '../testing/write-workbook.ts';

const read = (file: Uint8Array) => readStatement(file, '2026-11-28');
const LINES = ['Date,Narration,Credit', '02/11/2026,“ANU” – GIFT,"1,500.00"'];
const CREDIT = { bookedOn: '2026-11-02', amount: 1_500_00, narration: '“ANU” – GIFT' };
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(LINES.join('\n'))],
  ['UTF-8 with a mark, and old line ends', Buffer.from(`\ufeff${LINES.join('\r')}`)],
  ['UTF-16 with a mark', utf16(`\ufeff${LINES.join('\r\n')}`)],
  ['UTF-16 without a mark', utf16(LINES.join('\r\n'))],
  ['UTF-16 of the other order', utf16(`\ufeff${LINES.join('\r\n')}`).swap16()],
  [
    'Windows-1252',
    Buffer.from(LINES.join('\r\n').replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1'),
  ],
  ['tabs', Buffer.from('Date\tNarration\tCredit\n02/11/2026\t“ANU” – GIFT\t1,500.00')],
  ['bars', Buffer.from('Date|Narration|Credit\n02/11/2026|“ANU” – GIFT|1,500.00')],
  ['semicolons and decimal commas', Buffer.from('Date;Narration;Credit\n02/11/2026;“ANU” – GIFT;1.500,00')],
  [
    'a workbook',
    writeWorkbook([
      ['Date', 'Narration', 'Credit'],
      ['02/11/2026', '“ANU” – GIFT', 1500],
    ]),
  ],
  [
    'a page',
    Buffer.from(
      '<table><tr><td>Date<td>Narration<td>Credit</tr><tr><td>02/11/2026<td>&ldquo;ANU&rdquo; &ndash;\nGIFT<td>1,500.00</table>',
    ),
  ],
])('a file in %s is read', async (_what, file) => {
  expect(await read(file)).toMatchObject({ outcome: 'read', credits: [CREDIT] });
});

/** The same packed file, which says that its first part is so large. */
function claimSize(zip: Uint8Array, bytes: number): Uint8Array {
  const file = Buffer.from(zip);
  file.writeUInt32LE(bytes, file.indexOf('PK\u0001\u0002') + 24);
  return file;
}

const sheet = (cells: string) =>
  packWorkbook({
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
  });

test.each([
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /save it as .xlsx/],
  ['a PDF', Buffer.from('%PDF-1.7'), /Download the statement from the bank as CSV or Excel/],
  ['a text document', Buffer.from('{\\rtf1}'), /is a text document/],
  ['a packed file', zipSync({ 'a.txt': new Uint8Array(3) }), /no .xlsx/],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004 and nothing more'), /no spreadsheet that can be read/],
  ['a workbook without sheets', packWorkbook({ 'xl/workbook.xml': '<workbook/>' }), /can be read/],
  [
    'a workbook that grows',
    claimSize(zipSync({ 'xl/a.xml': new Uint8Array(9) }), 101 * 1024 * 1024),
    /too large/,
  ],
  ['a sheet that is too long', sheet('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), /50000 rows/],
  ['a sheet that is too wide', sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'), /256 columns/],
  ['an error', sheet('<row r="2"><c r="C2" t="e"><v>#N/A</v></c></row>'), /^Cell C2 holds a formula/],
  ['a formula alone', sheet('<row r="2"><c r="C2"><f>A1+B1</f></c></row>'), /^Cell C2 holds a formula/],
  ['a page without a table', Buffer.from('<html><table></table></html>'), /No row of headings/],
  ['nothing', Buffer.from(''), /No row of headings/],
  ['zeros', Buffer.alloc(8), /No row of headings/],
  ['too many rows', Buffer.from('a,b\n'.repeat(50_001)), /Import it in parts/],
  ['a row without an end', Buffer.from('a'.repeat(100_010)), /more than 100000 characters/],
])('%s is refused with what to do', async (_what, file, words) => {
  expect(await read(file)).toEqual({ outcome: 'not-read', problems: [expect.stringMatching(words)] });
});

test('entities of a workbook are not multiplied', async () => {
  const entities = Array.from({ length: 9 }, (_, at) =>
    at === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${String(at)} "${`&e${String(at - 1)};`.repeat(20)}">`,
  );
  const file = packWorkbook({
    'xl/workbook.xml': `<!DOCTYPE x [${entities.join('')}]><workbook>&e8;</workbook>`,
  });
  expect(await read(file)).toMatchObject({ outcome: 'not-read' });
});

describe('a quotation mark that is not closed refuses the file with its line', () => {
  const HEADINGS = 'Date,Narration,Ref,Debit,Credit';
  const row = (number: number, narration = `UPI-A${String(number)}`) =>
    `10/11/26,${narration},51234567000${String(number)},,${String(number)}.00`;
  test.each([
    ['up to a later mark', [row(1), row(2, '"UPI-B'), row(3), row(4, '"UPI-C"'), row(5)]],
    ['up to the end', [row(1), row(2, '"UPI-B'), row(3), row(4)]],
    ['over the last row', [row(1), row(2, '"UPI-B')]],
  ])('%s', async (_what, rows) => {
    expect(await read(Buffer.from([HEADINGS, ...rows].join('\r\n')))).toEqual({
      outcome: 'not-read',
      problems: [expect.stringMatching(/^Line 3: a quotation mark/)],
    });
  });

  test('also above the table, if it takes the headings of a page with it', async () => {
    const rows = ['"A trust', HEADINGS, row(1), 'Page 2"', HEADINGS, row(2)];
    expect(await read(Buffer.from(rows.join('\n')))).toMatchObject({
      problems: [expect.stringMatching(/^Line 1: a quotation mark/)],
    });
  });

  test('but an address and a period above the table may have lines', async () => {
    const rows = [
      '"A trust\nMain Road, Nilambur, Malappuram, Kerala, India\n01/11/2026 to 30/11/2026"',
      HEADINGS,
      row(1),
    ];
    expect(await read(Buffer.from(rows.join('\n')))).toMatchObject({ credits: [{ amount: 1_00 }] });
  });

  test('but marks within a narration are its own', async () => {
    const rows = [row(1, '"UPI-M/S "SREE" STORES"'), row(2, '5" PIPE'), row(3, 'A "B" C')];
    expect(await read(Buffer.from([HEADINGS, ...rows].join('\n')))).toMatchObject({
      credits: [{ narration: 'UPI-M/S "SREE" STORES' }, { narration: '5" PIPE' }, { narration: 'A "B" C' }],
    });
  });
});
