import {
  APPLICATION_SECTIONS,
  type ApplicationSection,
} from '@trust/shared/contract/applications/texts/sections.texts';
import type { FormError } from '../state/check-form.rules.ts';

/** The steps of the form. That of the category's own questions is left out where it has none. */
export function listSteps(hasOwnQuestions: boolean): readonly ApplicationSection[] {
  return APPLICATION_SECTIONS.filter(({ id }) => hasOwnQuestions || id !== 'category');
}

const FIELD_PREFIX = 'field-';

/** The id of a field on the page; as the address's fragment it leads to the field in its step. */
export function fieldIdOf(field: string): string {
  return FIELD_PREFIX + field;
}

/** Where a fragment leads: a step's id, or a field's; undefined where it is neither. */
export function readFragment(
  fragment: string,
  steps: readonly ApplicationSection[],
): { readonly step: ApplicationSection; readonly field: string | undefined } | undefined {
  if (!fragment.startsWith(FIELD_PREFIX)) {
    const step = steps.find(({ id }) => id === fragment);
    return step && { step, field: undefined };
  }
  const field = fragment.slice(FIELD_PREFIX.length);
  const step = steps.find((candidate) => isIn(candidate, field));
  return step && { step, field };
}

/** The errors of a step's fields and of their parts. */
export function errorsIn(step: ApplicationSection, errors: readonly FormError[]): readonly FormError[] {
  return errors.filter(({ field }) => isIn(step, field));
}

function isIn({ fields }: ApplicationSection, field: string): boolean {
  const [whole] = field.split('.');
  return fields.some((name) => name === whole);
}
