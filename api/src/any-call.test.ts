import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { createTestBank } from './testing/test-bank.ts';
import { importSmallSet } from './testing/content-folder.ts';
import { FakeCardProvider } from './testing/fake-card-provider.ts';
import { DONOR } from './testing/payments-api.ts';
import { REPORT } from './testing/reported-gift.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** More for a long look: `CALLS=10000 npx jest any-call`. */
const CALLS = Number(process.env.CALLS ?? 150);
const IS_LONG = CALLS > 1_000;
/** Each place gets one of so many of the list's texts, a search all; together the places get each text often. */
const SHARE = IS_LONG ? 1 : 13;

type Schema = { properties?: Record<string, Schema>; items?: Schema; $ref?: string };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
/** A call of the api, with the names of what it takes. */
type Call = { method: string; path: string; queries: string[]; fields: string[]; type: string | undefined };

let api: TestApi;
let calls: Call[];
beforeAll(async () => {
  const unlimited = { loginFailuresAllowed: 1_000_000, accountFailuresAllowed: 1_000_000 };
  const card = new FakeCardProvider().provider;
  api = await startTestApi(unlimited, { payments: { card, bank: createTestBank() }, uploads: {} });
  await importSmallSet(api);
  const description = (await api.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, Operation>>;
    components?: { schemas?: Record<string, Schema> };
  }>();
  const resolve = (schema: Schema = {}): Schema =>
    description.components?.schemas?.[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        queries: parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])),
        fields: Object.keys(resolve(body?.schema).properties ?? {}),
        type,
      };
    }),
  );
});
afterAll(() => api.close());

const ODD = [
  '\0',
  '\ud800',
  '\udfff',
  '്',
  '്്',
  '\u0300',
  '\ufe0f',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufffe',
  '…—!',
  '%',
  '%00',
  '%zz',
  '%E0%A4',
  '..',
  '../../etc/passwd',
  '/',
  '//',
  '\\',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '٦٧٦٥٠٥',
  '൨൦൨൬',
  '１２３',
  '9'.repeat(400),
  '-1',
  '1e9',
  'NaN',
  'കുട്ടികള്',
  '𝒜'.repeat(70),
  'x'.repeat(3_000),
  '1',
  '10',
  '101',
  'en',
  'true',
  'SCT/2026/000001',
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'കഖനരലളണറടതമയഅാിുെ്ം\u200c\u200d'), maxLength: 20 }),
  },
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 2 }) },
  { weight: 1, arbitrary: fc.jsonValue({ stringUnit: ANY_CHARACTER, maxDepth: 2 }) },
);
/** These bodies stand where a call expects a JSON object. */
const OTHER_BODIES = [
  ...['', '{', 'null', '[]', '"x"', '0', '[[[[]]]]', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}'],
  ...['\ufeff{}', '{"a":1e999}', '{"a":"\\ud800"}', '{"a":1,"a":2}', `{"a":${'['.repeat(2_000)}`],
]; // prettier-ignore
/** Headers of odd texts; a server gets none with control characters. */
const headerText = fc
  .oneof(
    text,
    fc.constantFrom('bytes=5-1', 'bytes=0-0,9-', 'W/"', '*', 'receipt=%', 'lang=ml;lang', '*;q=x', 'Bearer '),
  )
  .map((typed) =>
    Buffer.from(typed)
      .toString('latin1')
      .replaceAll(/\p{Cc}/gu, ' '),
  );
const headers = fc.dictionary(
  fc.constantFrom('accept-language', 'cookie', 'if-none-match', 'range', 'accept', 'authorization'),
  headerText,
  { maxKeys: 3 },
);
/** Bodies that are taken: where all is odd, the first field is refused and the others are not looked at. */
const TAKEN: Record<string, object> = {
  '/api/contact/': { name: 'Anu', email: 'anu@donor.example', subject: 'A well', message: 'It is dry.' },
  '/api/users/authenticate': { username: 'anu@donor.example', password: 'kadal-kaattu-7' },
  '/payments/getNextSequence': { prefix: 'SCT' },
  '/payments/newTrans': DONOR,
  '/payments/createFederalHash': DONOR,
  '/payments/report-gift': REPORT,
  '/payments/report-gift-form': { ...REPORT, amount: '500.50' },
  '/payments/start': { ...DONOR, amount: '500', nid: '101' },
  '/payments/check': { tran_id: 'SCT/2026/000001', phone: '2345' },
};
/** Each new account costs a password's hash; `hostile-applications.test.ts` sends each field of an application. */
const ELSEWHERE = /^\/api\/(?:users\/create|project\/(?:add|update)-application)$/;

/** What one call is filled with: texts are taken in turn. */
const request = fc.record({
  call: fc.nat(),
  // Where all that is taken is odd, the first thing is refused and the others are not looked at.
  alone: fc.option(fc.nat(), { freq: 8 }),
  texts: fc.array(text, { minLength: 1, maxLength: 6 }),
  values: fc.array(value, { minLength: 1, maxLength: 6 }),
  raw: fc.option(fc.string({ unit: ANY_CHARACTER, maxLength: 40 }), { freq: 12 }),
  otherBody: fc.option(fc.constantFrom(...OTHER_BODIES), { freq: 8 }),
  headers,
});

/** A text as an address holds it; half a character is none there. */
function encode(typed: string): string {
  return encodeURIComponent(Buffer.from(typed).toString());
}

test('each text of the list, in each place of each call that takes one, is answered or refused', async () => {
  const places = new Set<string>();
  const failures: string[] = [];
  const { tran_id } = (
    await api.app.inject({ method: 'POST', url: '/payments/getNextSequence', payload: { prefix: 'SCT' } })
  ).json<{ tran_id: string }>();
  let turn = 0;
  for (const { method, path, queries, fields, type } of calls.filter((one) => !ELSEWHERE.test(one.path))) {
    const isForm = type === 'application/x-www-form-urlencoded';
    const taken = { ...(fields.includes('tran_id') && { tran_id }), ...TAKEN[path] };
    for (const place of [...(path.match(/\{[^}]*\}/g) ?? []), ...queries, ...fields]) {
      places.add(`${path} ${place}`);
      turn += 1;
      for (const [at, typed] of ODD.entries()) {
        if (place !== 'q' && (at + turn) % SHARE > 0) continue;
        const address = path.replace(place, encode(typed)).replaceAll(/\{[^}]*\}/g, '1');
        const body = fields.includes(place) ? { ...taken, [place]: typed } : taken;
        const url = queries.includes(place) ? `${address}?${place}=${encode(typed)}` : address;
        const form = Object.entries(body).map(([name, given]) => `${name}=${encode(String(given))}`);
        const reply = await api.app.inject({
          method: method as 'GET',
          url,
          headers: method === 'GET' ? {} : { 'content-type': isForm ? type : 'application/json' },
          ...(method !== 'GET' && { payload: isForm ? form.join('&') : JSON.stringify(body) }),
        });
        if (reply.statusCode >= 500) failures.push(`${method} ${path} ${place} ${typed.slice(0, 20)}`);
      }
    }
  }
  expect(failures).toEqual([]);
  expect([...places]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/api\/search\/? q$/),
      expect.stringMatching(/^\/api\/contact\/? subject$/),
      '/payments/newTrans firstName',
      '/payments/check tran_id',
    ]),
  );
}, 60_000);

test(
  'whatever a call of the api is sent in its address and body, it answers or refuses in one form, and never fails',
  async () => {
    const answered = new Set<string>();
    // Each as often as it takes texts.
    const drawn = calls.flatMap((one) => [one, ...one.queries.map(() => one), ...one.fields.map(() => one)]);
    await fc.assert(
      fc.asyncProperty(request, async ({ call, alone, texts, values, raw, otherBody, headers: odd }) => {
        const { method, path, type, ...names } = drawn[call % drawn.length] as Call;
        const choose = (all: string[]) =>
          alone === null ? all : all.filter((_, at) => at === alone % all.length);
        const queries = choose(names.queries);
        const fields = choose(names.fields);
        let taken = 0;
        const next = () => texts[taken++ % texts.length] ?? '';
        const address = path.replaceAll(/\{[^}]*\}/g, () => encode(next()));
        const query = queries.map((name) => `${name}=${encode(next())}`).join('&');
        const body = Object.fromEntries(fields.map((name, at) => [name, values[at % values.length]]));
        const isForm = type === 'application/x-www-form-urlencoded';
        const form = fields.map((name) => `${name}=${encode(next())}`).join('&');
        const url = `${address}?${query}${raw === null ? '' : `&${encode(raw)}`}`;
        const reply = await api.app.inject({
          method: method as 'GET',
          url,
          headers: {
            ...odd,
            ...(method !== 'GET' && { 'content-type': isForm ? type : 'application/json' }),
          },
          ...(method !== 'GET' && { payload: isForm ? form : (otherBody ?? JSON.stringify(body)) }),
        });
        const { statusCode, body: said, headers } = reply;
        expect({ method, url, fails: statusCode >= 500, said: statusCode >= 500 && said }).toMatchObject({
          fails: false,
        });
        if (statusCode >= 400)
          expect([method, url, String(headers['content-type'])]).toEqual([
            method,
            url,
            expect.stringMatching(/^(?:application\/problem\+json|text\/html)/),
          ]);
        answered.add(`${method} ${path}`);
      }),
      { numRuns: CALLS, endOnFailure: true, includeErrorInReport: true, seed: IS_LONG ? undefined : 44 },
    );
    expect(answered.size).toBeGreaterThan(calls.length / 4);
  },
  60_000 + CALLS * 60,
);
