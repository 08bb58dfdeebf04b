import { STATUS_CODES } from 'node:http';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { COMMA_FOR_DOT } from '@trust/shared/contract/typed/email';
import type { Problem } from '@trust/shared/contract/problem';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { isError } from '../errors/is-error.ts';
import { MISSING } from './validation-messages.ts';
import { translate, type VisitorTextKey } from './visitor-texts.ts';

/** A problem's body, without the request's id. */
export function createProblem(status: number, detail: string, errors?: FieldError[]): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
}

/** The problem for an error. Of errors on our side it says nothing but that there was one. */
export function toProblem(error: unknown, language: Language): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const found = error.validation.flatMap((issue) => fieldErrors(issue, language));
    const errors = pickOnePerField(found, translate(language, 'invalid'));
    return createProblem(422, translate(language, 'checkFields'), errors);
  }
  if (isDatabaseUnavailable(error)) return createProblem(503, translate(language, 'unavailable'));
  const status = statusOf(error);
  return createProblem(status, translate(language, textKeyFor(status)));
}

/** One error per field: the first that is not `vague`, else the first. */
function pickOnePerField(found: readonly FieldError[], vague: string): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const error of found) {
    const before = errors.get(error.field);
    if (!before || (before.message === vague && error.message !== vague)) errors.set(error.field, error);
  }
  return [...errors.values()];
}

function statusOf(error: unknown): number {
  const status: unknown = isError(error) ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function textKeyFor(status: number): VisitorTextKey {
  switch (status) {
    case 401:
      return 'notLoggedIn';
    case 404:
      return 'notFound';
    case 413:
      return 'tooLarge';
    case 415:
      return 'wrongType';
    case 429:
      return 'tooManyRequests';
    case 503:
      return 'unavailable';
    default:
      return status < 500 ? 'notReadable' : 'failed';
  }
}

/** The parameters of a validation issue that its text depends on. */
const IssueParameters = z.object({
  origin: z.catch(z.string(), ''),
  format: z.catch(z.string(), ''),
  minimum: z.catch(z.optional(z.number()), undefined),
  maximum: z.catch(z.optional(z.number()), undefined),
  keys: z.catch(z.array(z.string()), []),
});

type Issue = {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
};

function fieldErrors(issue: Issue, language: Language): FieldError[] {
  const field = issue.instancePath.split('/').filter(Boolean).join('.');
  const { keys, origin, format, minimum, maximum } = IssueParameters.parse(issue.params);
  const fieldError = (text: VisitorTextKey) => [
    { field, message: translate(language, text, { least: minimum, most: maximum }) },
  ];
  const isText = origin === 'string';
  switch (issue.keyword) {
    case 'unrecognized_keys':
      return keys.map((key) => ({
        field: [field, key].filter(Boolean).join('.'),
        message: translate(language, 'notTaken'),
      }));
    case 'too_small':
      if (isText && minimum === 1) return fieldError('required');
      return fieldError(isText ? 'tooShort' : 'tooSmall');
    case 'too_big':
      return fieldError(isText ? 'tooLong' : 'tooGreat');
    case 'invalid_format':
      if (issue.message === COMMA_FOR_DOT) return fieldError('emailComma');
      return fieldError(format === 'email' ? 'email' : 'invalid');
    case 'invalid_type':
      return fieldError(issue.message === MISSING ? 'required' : 'invalid');
    default:
      return fieldError('invalid');
  }
}
