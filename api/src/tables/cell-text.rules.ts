import { readFigures } from '@trust/shared/contract/typed/figures';
import { dropInvisible } from '@trust/shared/contract/typed/text';

/**
 * A cell without signs that nobody sees, and without what exports put around it so that a spreadsheet takes it as text:
 * `="0012"`, `'0012`.
 */
export function unwrapCell(cell: string): string {
  const text = dropInvisible(cell).trim();
  const [, wrapped] = /^="(.*)"$/s.exec(text) ?? [];
  return (wrapped?.replaceAll('""', '"') ?? text.replace(/^'/, '')).trim();
}

/** The same of a cell with figures: those of any script are 0 to 9. */
export function readFigureCell(cell: string): string {
  return readFigures(unwrapCell(cell));
}
