import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  mapLanguages,
  type PerLanguage,
} from '@trust/shared/contract/languages';
import { splitRupees } from '@trust/shared/contract/typed/rupees';
import escapeHtml from 'escape-html';
import type { CellKind } from '../../content-kinds/fields.ts';
import { readFigureCell, unwrapCell, unwrapWords } from '../../tables/cell-text.rules.ts';
import { readDay } from '../../tables/day.rules.ts';

/** Separates the values of a list in one cell. */
const SEPARATOR = '|';
const YES = /^(?:yes|y|true|1|അതെ|ഉണ്ട്)$/i;
const NO = /^(?:no|n|false|0|അല്ല|ഇല്ല|)$/i;

/** The cells of one field in a row: without a suffix in the heading, with `_key`, and with a language's. */
export type FieldCells = { value: string; key: string; texts: PerLanguage<string> };

/** A field's cells in the shape of the same field in JSON; undefined when all are empty. */
export function parseCells(kind: CellKind, cells: FieldCells): unknown {
  const { value, key } = cells;
  const texts = mapLanguages((language) => unwrapWords(cells.texts[language]));
  if (kind === 'flag') return parseFlag(readFigureCell(value)) ?? value;
  if ([value, key, ...Object.values(texts)].every((cell) => cell.trim() === '')) return undefined;
  switch (kind) {
    case 'value':
      return unwrapCell(value);
    case 'values':
      return parseList(unwrapCell(value));
    case 'figures':
      return readFigureCell(value);
    case 'number':
      return parseNumber(unwrapCell(value));
    case 'date': {
      const text = readFigureCell(value);
      return readDay(text) ?? text;
    }
    case 'text':
      return localised(texts);
    case 'html':
      return localised(mapLanguages((language) => toParagraphs(texts[language])));
    case 'texts':
      return parseTexts(texts);
    case 'options': {
      const keys = parseList(unwrapCell(key));
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

/** An empty cell means no. */
function parseFlag(cell: string): boolean | undefined {
  if (YES.test(cell)) return true;
  return NO.test(cell) ? false : undefined;
}

/** Whole rupees, also with empty decimals; anything else is returned as it is, for the schema to refuse. */
function parseNumber(cell: string): unknown {
  const sum = splitRupees(cell);
  return sum && /^0*$/.test(sum.decimals) ? Number(sum.rupees) : cell;
}

/** A whole tag: `5 <b` is no HTML. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** Plain text as HTML: an empty line starts a paragraph, a line break stays. */
function toParagraphs(cell: string): string {
  const text = cell.trim();
  if (text === '' || TAG.test(text)) return text;
  return escapeHtml(text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}
