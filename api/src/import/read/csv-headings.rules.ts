import { LANGUAGE_CODES } from '@trust/shared/contract/languages';
import { readFigures } from '@trust/shared/contract/typed/figures';
import type { CellKind } from '../../content-kinds/fields.ts';

/** The headings of a field: one per language for texts. */
export function headingsOf(field: string, kind: CellKind): string[] {
  const inLanguages = LANGUAGE_CODES.map((language) => `${field}_${language}`);
  switch (kind) {
    case 'text':
    case 'texts':
    case 'html':
      return inLanguages;
    case 'options':
      return [`${field}_key`, ...inLanguages];
    case 'value':
    case 'figures':
    case 'values':
    case 'number':
    case 'date':
    case 'flag':
      return [field];
  }
}

/**
 * The known headings that those of a table mean, whatever their case and spaces, and '' for an empty one; or what is wrong
 * with them.
 */
export function readHeadings(
  cells: readonly string[],
  known: readonly string[],
): { headings: string[]; messages: string[] } {
  const byLetters = new Map(known.map((heading) => [lettersOf(heading), heading]));
  const headings = cells.map((cell) => {
    const letters = lettersOf(cell);
    return letters === '' ? '' : (byLetters.get(letters) ?? cell.trim());
  });
  const messages = headings.flatMap((heading, index) => {
    if (heading === '') return [];
    if (!known.includes(heading)) return [`there is no column "${heading}", only ${known.join(', ')}`];
    return headings.indexOf(heading) === index ? [] : [`the column "${heading}" is there twice`];
  });
  if (headings.every((heading) => heading === '')) return { headings, messages: ['must have headings'] };
  return { headings, messages };
}

function lettersOf(heading: string): string {
  return readFigures(heading)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}
