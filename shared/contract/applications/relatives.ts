import type { FieldError } from '../field-error.ts';
import { mapFields } from '../values/map-fields.ts';
import { toMessage, type ApplicationMessage } from './application-fields.ts';
import { MISSING, NOT_ACCEPTED } from './texts/application.texts.ts';
import { isLongerThan } from '../typed/count-letters.ts';
import { cleanLine } from '../typed/text.ts';

/** What is asked of each relative; all of it is required. */
export const RELATIVE_FIELDS = ['name', 'age', 'relation', 'job', 'salary', 'remarks'] as const;
export type RelativeField = (typeof RELATIVE_FIELDS)[number];
export type RelativeEntry = Readonly<Record<RelativeField, string>>;

export const MAX_RELATIVES = 20;

/** The longest answers, in letters. */
const RELATIVE_LENGTH: Readonly<Record<RelativeField, number>> = {
  name: 100,
  age: 20,
  relation: 50,
  job: 100,
  salary: 50,
  remarks: 250,
};

/** The relatives as they are stored, and all errors in order; a field's name is such as `relativeDetails.0.age`. */
export function parseRelatives(typed: readonly Partial<RelativeEntry>[]): {
  readonly relatives: readonly RelativeEntry[];
  readonly errors: readonly FieldError<string, ApplicationMessage>[];
} {
  const field = 'relativeDetails';
  const relatives = typed.map((entry) => mapFields(RELATIVE_FIELDS, (name) => cleanLine(entry[name] ?? '')));
  if (relatives.length === 0) return { relatives, errors: [{ field, message: toMessage(MISSING[field]) }] };
  if (relatives.length > MAX_RELATIVES) {
    const message = toMessage(NOT_ACCEPTED.relativesTooMany, { max: MAX_RELATIVES });
    return { relatives, errors: [{ field, message }] };
  }
  const errors = relatives.flatMap((relative, index) =>
    RELATIVE_FIELDS.flatMap((name) => {
      const message = checkAnswer(name, relative[name]);
      return message ? [{ field: `${field}.${index}.${name}`, message }] : [];
    }),
  );
  return { relatives, errors };
}

function checkAnswer(name: RelativeField, answer: string): ApplicationMessage | undefined {
  if (answer === '') return toMessage(NOT_ACCEPTED.relative);
  const max = RELATIVE_LENGTH[name];
  return isLongerThan(answer, max) ? toMessage(NOT_ACCEPTED.tooLong, { max }) : undefined;
}
