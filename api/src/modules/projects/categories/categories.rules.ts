import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import type { Category } from '@trust/shared/contract/content/projects';
import { languageOf, textsIn } from '../../../plugins/language/localised.ts';
import { mediaUrl } from '../../media/index.ts';
import type { CategoryRow } from './categories.store.ts';

/** A category in one language. Option keys are stored in applications, so they have no language. */
export function toCategory(language: Language, row: CategoryRow): Category {
  return {
    _id: row.id,
    lang: languageOf(language, row.name),
    name: textIn(language, row.name),
    logo: mediaUrl(row.logo),
    subCategories: textsIn(language, row.subCategories),
    instructions: textsIn(language, row.instructions),
    additionalFields: row.additionalFields.map(({ id, name, type, options }) => ({
      id,
      name: textIn(language, name),
      type,
      options: options.map((option) => ({ key: option.key, name: textIn(language, option.name) })),
    })),
  };
}
