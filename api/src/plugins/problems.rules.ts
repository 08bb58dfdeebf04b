import { STATUS_CODES } from 'node:http';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Language } from '@trust/shared/contract/language';
import type { Problem } from '@trust/shared/contract/problem';
import { isDatabaseAway } from '../database/unavailable.ts';
import { isError } from '../is-error.ts';
import { MISSING } from '../validation-messages.ts';
import { say, type VisitorText } from './visitor-texts.ts';

export type FieldError = { field: string; message: string };

/** A problem's body, without the request's id. */
export function problemBody(status: number, detail: string, errors?: FieldError[]): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  };
}

/** What a visitor is told of an error: of one on our side, nothing but that there was one. */
export function problemOf(error: unknown, language: Language): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const found = error.validation.flatMap((issue) => fieldErrors(issue, language));
    const errors = oneForEachField(found, say(language, 'invalid'));
    return problemBody(422, say(language, 'checkFields'), errors);
  }
  if (isDatabaseAway(error)) return problemBody(503, say(language, 'unavailable'));
  const status = statusOf(error);
  return problemBody(status, say(language, textOf(status)));
}

/** The first error of each field that says more than `vague`, else the first. */
function oneForEachField(found: readonly FieldError[], vague: string): FieldError[] {
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

function textOf(status: number): VisitorText {
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

/** The parts of a validation issue that its text depends on. */
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
  const told = (text: VisitorText) => [
    { field, message: say(language, text, { least: minimum, most: maximum }) },
  ];
  const isText = origin === 'string';
  switch (issue.keyword) {
    case 'unrecognized_keys':
      return keys.map((key) => ({
        field: [field, key].filter(Boolean).join('.'),
        message: say(language, 'notTaken'),
      }));
    case 'too_small':
      if (isText && minimum === 1) return told('required');
      return told(isText ? 'tooShort' : 'tooSmall');
    case 'too_big':
      return told(isText ? 'tooLong' : 'tooGreat');
    case 'invalid_format':
      return told(format === 'email' ? 'email' : 'invalid');
    case 'invalid_type':
      return told(issue.message === MISSING ? 'required' : 'invalid');
    default:
      return told('invalid');
  }
}
