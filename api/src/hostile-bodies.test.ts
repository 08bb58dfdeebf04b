import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { prepareContentApi } from './testing/content-api.ts';

const { api } = prepareContentApi({
  limits: { loginFailuresAllowed: 1_000_000, accountFailuresAllowed: 1_000_000 },
});

const CALLS = [
  '/api/users/create',
  '/api/users/authenticate',
  '/api/project/get-project-list',
  '/api/project/get-project-list-count',
  '/api/project/get-project-by-id',
  '/api/project/get-category-list',
  '/api/project/get-gallery-list',
  '/api/project/get-report-list',
  '/api/project/get-newsUpdate-by-id',
];
const anything = fc.jsonValue({ stringUnit: ANY_CHARACTER });
const text = fc.oneof(
  anything,
  fc.constantFrom('\u0000', '\ud800', '9'.repeat(400), '-1', "' or 1=1 --", '%00'),
);
const body = fc.oneof(
  anything,
  fc.record(
    {
      _id: text,
      limit: text,
      skip: text,
      query: fc.oneof(
        text,
        fc.record({ category: text, subCategory: text, successStory: text }, { requiredKeys: [] }),
      ),
      username: text,
      password: text,
      firstName: text,
      email: text,
    },
    { requiredKeys: [] },
  ),
);

test.each(CALLS)(
  'whatever %s is sent, it answers or refuses and never fails',
  async (url) => {
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await api.app.inject({
          method: 'POST',
          url,
          headers,
          payload: JSON.stringify(payload),
        });
        expect(reply.statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

test.each([
  ['get-project-by-id', { _id: '\u0000' }],
  ['get-gallery-list', { query: { subCategory: 'Wells\u0000' } }],
])('a NUL character in %s is refused, since no database can hold it', async (call, payload) => {
  const reply = await api.app.inject({ method: 'POST', url: `/api/project/${call}`, payload });
  expect(reply.statusCode).toBe(400);
});

test('a text that only talks about NUL characters is taken', async () => {
  const payload = { query: { subCategory: 'a \\u0000 b' } };
  const reply = await api.app.inject({ method: 'POST', url: '/api/project/get-gallery-list', payload });
  expect(reply.statusCode).toBe(200);
});
