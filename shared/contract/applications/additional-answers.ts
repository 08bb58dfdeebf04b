import type { AdditionalField } from '../content/projects.ts';
import type { FieldError } from '../field-error.ts';
import { toMessage, type ApplicationMessage } from './application-fields.ts';
import { NOT_ACCEPTED } from './texts/application.texts.ts';
import { isLongerThan } from '../typed/count-letters.ts';
import { cleanLine, cleanLines } from '../typed/text.ts';

/** The answer to a category's own field: a text, the key of an option, or the keys of several. */
export type AdditionalAnswer = string | readonly string[];
export type AdditionalAnswers = Readonly<Record<string, AdditionalAnswer>>;

/** The longest answers, in letters. */
const ADDITIONAL_LENGTH = { Text: 250, 'Text Long': 2_000 } as const;

type Checked =
  | { readonly outcome: 'accepted'; readonly answer: AdditionalAnswer }
  | { readonly outcome: 'refused'; readonly message: ApplicationMessage };

/** The answers to a category's own fields, and all errors in the fields' order; those that it does not ask for come last. */
export function parseAdditionalAnswers(
  fields: readonly AdditionalField[],
  given: AdditionalAnswers,
): {
  readonly answers: AdditionalAnswers;
  readonly errors: readonly FieldError<string, ApplicationMessage>[];
} {
  const answers: [id: string, answer: AdditionalAnswer][] = [];
  const errors: FieldError<string, ApplicationMessage>[] = [];
  const nameError = (id: string, message: ApplicationMessage) =>
    errors.push({ field: `additionalFieldsData.${id}`, message });
  for (const field of fields) {
    const answer = Object.hasOwn(given, field.id) ? given[field.id] : undefined;
    const checked = checkAdditional(field, answer ?? '');
    if (checked.outcome === 'refused') nameError(field.id, checked.message);
    else answers.push([field.id, checked.answer]);
  }
  const known = new Set(fields.map(({ id }) => id));
  for (const id of Object.keys(given).filter((id) => !known.has(id)))
    nameError(id.slice(0, 100), toMessage(NOT_ACCEPTED.additionalUnknown));
  return { answers: Object.fromEntries(answers), errors };
}

function checkAdditional(field: AdditionalField, given: AdditionalAnswer): Checked {
  const accept = (answer: AdditionalAnswer): Checked => ({ outcome: 'accepted', answer });
  const refuse = (message: ApplicationMessage): Checked => ({ outcome: 'refused', message });
  const missing = refuse(toMessage(NOT_ACCEPTED.additionalMissing, { field: field.name }));
  const isListed = (key: string) => field.options.some((option) => option.key === key);
  switch (field.type) {
    case 'Text':
    case 'Text Long': {
      if (typeof given !== 'string') return missing;
      const answer = field.type === 'Text' ? cleanLine(given) : cleanLines(given);
      if (answer === '') return missing;
      const max = ADDITIONAL_LENGTH[field.type];
      return isLongerThan(answer, max) ? refuse(toMessage(NOT_ACCEPTED.tooLong, { max })) : accept(answer);
    }
    case 'Single Selection': {
      if (typeof given !== 'string' || given === '') return missing;
      return isListed(given) ? accept(given) : refuse(toMessage(NOT_ACCEPTED.choice));
    }
    case 'Multiple Selection': {
      const keys = typeof given === 'string' ? [given].filter((key) => key !== '') : given;
      if (keys.length === 0) return missing;
      if (!keys.every(isListed)) return refuse(toMessage(NOT_ACCEPTED.choice));
      // In the order of the list, each once.
      return accept(field.options.map(({ key }) => key).filter((key) => keys.includes(key)));
    }
  }
}
