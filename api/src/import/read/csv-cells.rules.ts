import escapeHtml from 'escape-html';
import type { CellKind } from './csv-columns.ts';

/** Separates the values of a list in one cell. */
const SEPARATOR = '|';
const FLAGS: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** The cells of one field in a row, by the heading's suffix: `''`, `en`, `ml`, `key`. */
export type FieldCells = { '': string; en: string; ml: string; key: string };

/** A field's cells in the shape of the same field in JSON; undefined when all are empty. */
export function parseCells(kind: CellKind, cells: FieldCells): unknown {
  if (Object.values(cells).every((cell) => cell.trim() === '')) return undefined;
  switch (kind) {
    case 'value':
      return cells[''].trim();
    case 'values':
      return parseList(cells['']);
    case 'number':
      return parseNumber(cells[''].trim());
    case 'flag':
      return FLAGS[cells[''].trim().toLowerCase()] ?? cells[''];
    case 'text':
      return localised(cells.en, cells.ml);
    case 'html':
      return localised(toParagraphs(cells.en), toParagraphs(cells.ml));
    case 'texts':
      return parseTexts(cells);
    case 'options': {
      const keys = parseList(cells.key);
      const names = parseTexts(cells);
      const longest = keys.length > names.length ? keys : names;
      return longest.map((_, index) => ({ key: keys[index], name: names[index] }));
    }
  }
}

function parseTexts({ en, ml }: FieldCells) {
  const english = parseList(en);
  const malayalam = parseList(ml);
  const longest = english.length >= malayalam.length ? english : malayalam;
  return longest.map((_, index) => localised(english[index] ?? '', malayalam[index] ?? ''));
}

function localised(en: string, ml: string): { en: string; ml?: string } {
  return { en: en.trim(), ...(ml.trim() !== '' && { ml: ml.trim() }) };
}

function parseList(cell: string): string[] {
  return cell.trim() === '' ? [] : cell.split(SEPARATOR).map((value) => value.trim());
}

/** Digits with or without the commas of thousands and lakhs; anything else is returned as it is, for the schema to refuse. */
function parseNumber(cell: string): unknown {
  return /^[0-9][0-9,]*$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell;
}

/** Plain text as HTML: an empty line starts a paragraph, a line break stays. */
function toParagraphs(cell: string): string {
  const text = cell.trim().replaceAll('\r\n', '\n');
  if (text === '' || /<[a-z]/i.test(text)) return text;
  return escapeHtml(text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}
