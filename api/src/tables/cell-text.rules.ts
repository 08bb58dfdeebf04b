import { readFigures } from '@trust/shared/contract/typed/figures';
import { dropInvisible } from '@trust/shared/contract/typed/text';

/**
 * A cell without signs that nobody sees, and without what exports put around it so that a spreadsheet takes it as text:
 * `="0012"`, `'0012`.
 */
export function unwrapCell(cell: string): string {
  const text = dropInvisible(cell).trim();
  return (readFormula(text) ?? text.replace(/^'/, '')).trim();
}

/** A cell of words, which may begin with a quotation mark of their own, without `="…"` around it. */
export function unwrapWords(cell: string): string {
  return readFormula(cell.trim()) ?? cell;
}

function readFormula(text: string): string | undefined {
  return /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"');
}

/** The same of a cell with figures: those of any script are 0 to 9. */
export function readFigureCell(cell: string): string {
  return readFigures(unwrapCell(cell));
}
