import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import type { FormError } from '../state/check-form.rules.ts';

/** What the fields with these errors are called, each once. */
export function namesOf(
  errors: readonly FormError[],
  additionalFields: readonly AdditionalField[],
  language: Language,
): readonly string[] {
  const labels: Partial<Record<string, PerLanguage<string>>> = FIELD_LABELS;
  const names = errors.map(({ field }) => {
    const [whole = '', part] = field.split('.');
    const own = whole === 'additionalFieldsData' && additionalFields.find(({ id }) => id === part);
    return own ? own.name : (labels[whole]?.[language] ?? field);
  });
  return [...new Set(names)];
}
