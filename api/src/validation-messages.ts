import * as z from 'zod/mini';

/** How a validation issue says that a value was not there at all. */
export const MISSING = 'is missing';

/** Gives zod its words: English for operators, and a sign by which what is missing is told from what is wrong. */
export function setValidationMessages(): void {
  z.config({
    ...z.locales.en(),
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? MISSING : undefined,
  });
}
