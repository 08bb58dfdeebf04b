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
