import type { CellKind } from './csv-columns.ts';

/** Stands between the values of a list in one cell. */
const BETWEEN = '|';
const FLAGS: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** The values of a table's row that belong to one field, by heading without the field's name: `''`, `en`, `ml`, `key`. */
export type FieldCells = { '': string; en: string; ml: string; key: string };

/** What a field's cells say, in the shape of the same field in JSON; undefined when they are all empty. */
export function valueOfCells(kind: CellKind, cells: FieldCells): unknown {
  if (Object.values(cells).every((cell) => cell.trim() === '')) return undefined;
  switch (kind) {
    case 'value':
      return cells[''].trim();
    case 'values':
      return listOf(cells['']);
    case 'number':
      return numberOf(cells[''].trim());
    case 'flag':
      return FLAGS[cells[''].trim().toLowerCase()] ?? cells[''];
    case 'text':
      return localised(cells.en, cells.ml);
    case 'html':
      return localised(paragraphs(cells.en), paragraphs(cells.ml));
    case 'texts':
      return textsOf(cells);
    case 'options': {
      const keys = listOf(cells.key);
      const names = textsOf(cells);
      const longest = keys.length > names.length ? keys : names;
      return longest.map((_, index) => ({ key: keys[index], name: names[index] }));
    }
  }
}

function textsOf({ en, ml }: FieldCells) {
  const english = listOf(en);
  const malayalam = listOf(ml);
  const longest = english.length >= malayalam.length ? english : malayalam;
  return longest.map((_, index) => localised(english[index] ?? '', malayalam[index] ?? ''));
}

function localised(en: string, ml: string): { en: string; ml?: string } {
  return { en: en.trim(), ...(ml.trim() !== '' && { ml: ml.trim() }) };
}

function listOf(cell: string): string[] {
  return cell.trim() === '' ? [] : cell.split(BETWEEN).map((value) => value.trim());
}

/** Digits with or without the commas of thousands and lakhs; anything else is left for the check to name. */
function numberOf(cell: string): unknown {
  return /^[0-9][0-9,]*$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that was typed without tags, as HTML: an empty line begins a paragraph, a line break stays one. */
function paragraphs(cell: string): string {
  const text = cell.trim().replaceAll('\r\n', '\n');
  if (text === '' || /<[a-z]/i.test(text)) return text;
  return text
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}
