import * as z from 'zod/mini';

/** The message of a validation issue for a missing value. */
export const MISSING = 'is missing';

/** Sets zod's messages: English for operators, and MISSING to tell a missing value from a wrong one. */
export function setValidationMessages(): void {
  z.config({
    ...z.locales.en(),
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? MISSING : undefined,
  });
}
