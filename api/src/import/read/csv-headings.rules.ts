import { LANGUAGE_CODES } from '@trust/shared/contract/languages';
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
    case 'values':
    case 'number':
    case 'flag':
      return [field];
  }
}
