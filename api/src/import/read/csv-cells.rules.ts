import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  mapLanguages,
  type PerLanguage,
} from '@trust/shared/contract/languages';
import escapeHtml from 'escape-html';
import type { CellKind } from '../../content-kinds/fields.ts';

/** Separates the values of a list in one cell. */
const SEPARATOR = '|';
const FLAGS: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** The cells of one field in a row: without a suffix in the heading, with `_key`, and with a language's. */
export type FieldCells = { value: string; key: string; texts: PerLanguage<string> };

/** A field's cells in the shape of the same field in JSON; undefined when all are empty. */
export function parseCells(kind: CellKind, cells: FieldCells): unknown {
  const { value, key, texts } = cells;
  if ([value, key, ...Object.values(texts)].every((cell) => cell.trim() === '')) return undefined;
  switch (kind) {
    case 'value':
      return value.trim();
    case 'values':
      return parseList(value);
    case 'number':
      return parseNumber(value.trim());
    case 'flag':
      return FLAGS[value.trim().toLowerCase()] ?? value;
    case 'text':
      return localised(texts);
    case 'html':
      return localised(mapLanguages((language) => toParagraphs(texts[language])));
    case 'texts':
      return parseTexts(texts);
    case 'options': {
      const keys = parseList(key);
      const names = parseTexts(texts);
      const longest = keys.length > names.length ? keys : names;
      return longest.map((_, index) => ({ key: keys[index], name: names[index] }));
    }
  }
}

function parseTexts(texts: PerLanguage<string>) {
  const lists = mapLanguages((language) => parseList(texts[language]));
  const length = Math.max(...LANGUAGE_CODES.map((language) => lists[language].length));
  return Array.from({ length }, (_, index) =>
    localised(mapLanguages((language) => lists[language][index] ?? '')),
  );
}

/** English is always there, so that the schema refuses an empty one. */
function localised(texts: PerLanguage<string>): Record<string, string> {
  const trimmed = LANGUAGE_CODES.map((language) => [language, texts[language].trim()] as const);
  return Object.fromEntries(
    trimmed.filter(([language, text]) => language === DEFAULT_LANGUAGE || text !== ''),
  );
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
