import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { toProblem } from './problems.rules.ts';

test('each field is told one thing, the one that helps most', () => {
  const schema = z.object({ code: z.string().check(z.regex(/^x/), z.minLength(3)), name: z.string() });
  const validate = validatorCompiler({ schema, method: 'POST', url: '/' });
  const { error: validation } = z.parse(z.object({ error: z.unknown() }), validate({ code: 'q', name: 5 }));
  const problem = toProblem(Object.assign(new Error('Not valid'), { validation }), 'en');
  expect(problem.errors).toEqual([
    { field: 'code', message: 'Use at least 3 characters' },
    { field: 'name', message: 'This is not valid' },
  ]);
});

test.each(['ENOSPC', 'EROFS', 'EPERM', 'EACCES'])(
  'a folder that cannot be written now (%s) is a failure that may pass',
  (code) => {
    expect(toProblem(Object.assign(new Error('open'), { code }), 'en')).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/[a-z]/),
    });
  },
);

const problemOf = (statusCode: unknown) =>
  toProblem(Object.assign(new Error('secret'), { statusCode }), 'en');

test.each([
  [400, 400],
  [401, 401],
  [404, 404],
  [413, 413],
  [415, 415],
  [429, 429],
  [499, 499],
  [500, 500],
  [503, 503],
  [599, 599],
  [399, 500],
  [600, 500],
  [200, 500],
  ['404', 500],
  [undefined, 500],
])('an error with the status %s is answered with %i, without its own words', (given, status) => {
  expect(problemOf(given)).toMatchObject({ status });
  expect(JSON.stringify(problemOf(given))).not.toContain('secret');
});

test('statuses that say something have words of their own, all others those of their side', () => {
  const detail = (status: number) => problemOf(status).detail;
  expect(new Set([400, 401, 404, 413, 415, 429, 500, 503].map(detail)).size).toBe(8);
  for (const status of [402, 403, 405, 412, 414, 416, 428, 430, 499])
    expect(detail(status)).toBe(detail(400));
  for (const status of [501, 502, 504, 599]) expect(detail(status)).toBe(detail(500));
});

test.each([
  [{ text: '' }, 'text', /./],
  [{ text: 'aaaa' }, 'text', /3/],
  [{ figure: 1 }, 'figure', /2/],
  [{ figure: 4 }, 'figure', /3/],
  [{ email: 'a' }, 'email', /email address/],
  [{ unknown: 1 }, 'unknown', /not accepted/],
  [{ inner: { unknown: 1 } }, 'inner.unknown', /not accepted/],
])('of %j the field %s is told', (body, field, words) => {
  const schema = z.strictObject({
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(3))),
    figure: z.optional(z.number().check(z.minimum(2), z.maximum(3))),
    email: z.optional(z.email()),
    inner: z.optional(z.strictObject({})),
  });
  const validate = validatorCompiler({ schema, method: 'POST', url: '/' });
  const { error: validation } = z.parse(z.object({ error: z.unknown() }), validate(body));
  const problem = toProblem(Object.assign(new Error('Not valid'), { validation }), 'en');
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ field, message: expect.stringMatching(words) }],
  });
});
