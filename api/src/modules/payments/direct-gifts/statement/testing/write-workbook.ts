import { DAY_MS } from '@trust/shared/contract/values/durations';
import { strToU8, zipSync } from 'fflate';

/** A cell of a sheet: a text, a number as it is stored, or a day that is stored as one. */
export type WrittenCell = string | number | { day: string } | { stored: string } | null;

const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An `.xlsx` file as spreadsheets write it, with these sheets. */
export function writeWorkbook(...sheets: readonly (readonly (readonly WrittenCell[])[])[]): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        (_, at) =>
          `<sheet name="Sheet ${String(at + 1)}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${String(at + 1)}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
  for (const [at, rows] of sheets.entries())
    parts[`xl/worksheets/sheet${String(at + 1)}.xml`] = writeSheet(rows);
  return packWorkbook(parts);
}

/** An `.xlsx` file of parts that are written by hand. */
export function packWorkbook(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function relations(parts: readonly (readonly [kind: string, target: string])[]): string {
  const written = parts.map(
    ([kind, target], at) =>
      `<Relationship Id="rId${String(at + 1)}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`;
}

function writeSheet(rows: readonly (readonly WrittenCell[])[]): string {
  const written = rows.map(
    (cells, at) =>
      `<row r="${String(at + 1)}">${cells.map((cell, column) => writeCell(cell, `${nameOf(column)}${String(at + 1)}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function nameOf(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

function writeCell(cell: WrittenCell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${String(cell)}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  if ('stored' in cell) return `<c r="${address}">${cell.stored}</c>`;
  return `<c r="${address}" s="1"><v>${String(Date.parse(cell.day) / DAY_MS + 25_569)}</v></c>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ' ');
}
