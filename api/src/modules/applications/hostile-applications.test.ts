import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { APPLICATION_FIELDS, TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import {
  ADDITIONAL_ANSWERS,
  COMPLETE_FORM,
  SAMPLE_RELATIVE,
} from '@trust/shared/testing/application-samples';
import { AN_APPLICATION, HOUSE, prepareApplicationsApi, RELIEF } from '../../testing/applications-api.ts';

const { post, submit, open } = prepareApplicationsApi();

/** More for a long look: `HOSTILE_APPLICATIONS=50000 npx jest hostile-applications`. */
const RUNS = Number(process.env.HOSTILE_APPLICATIONS ?? 2_000);
const NASTY = [
  '\u0000',
  '\ud800',
  '__proto__',
  'NIL',
  'ഇല്ല',
  'ഉണ്ട്',
  '%00',
  "' or 1=1",
  '9'.repeat(400),
  '\u202e',
];
const text = fc.oneof(fc.string({ unit: ANY_CHARACTER, maxLength: 60 }), fc.constantFrom(...NASTY));
const anything = fc.oneof(text, fc.jsonValue({ stringUnit: ANY_CHARACTER, maxDepth: 2 }));
const relative = fc.dictionary(fc.constantFrom(...Object.keys(SAMPLE_RELATIVE)), text, {
  noNullPrototype: true,
});
const field = fc.constantFrom(
  ...APPLICATION_FIELDS,
  ...['consent', 'draft', 'suid', '_id', 'version', 'code', 'status', 'nonsense'],
);
const value = fc.oneof(
  anything,
  fc.array(fc.oneof(relative, anything), { maxLength: 25 }),
  fc.dictionary(fc.constantFrom('deed', 'history', 'roof', 'needs', '__proto__', 'x'), anything),
  fc.record({ _id: fc.oneof(text, fc.constantFrom('10', '30')) }),
);
const change = fc.dictionary(field, value, { maxKeys: 4, noNullPrototype: true });
/** One wrong answer in an application that is right otherwise: most others stop at the first rule. */
const withOne = (names: readonly string[], answer: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(...names), answer).map(([name, given]) => ({ [name]: given }));
const oneAnswer = fc.oneof(
  withOne(TEXT_FIELDS, text),
  withOne(Object.keys(SAMPLE_RELATIVE), text).map((wrong) => ({
    relativeDetails: [{ ...SAMPLE_RELATIVE, ...wrong }],
  })),
  withOne(Object.keys(ADDITIONAL_ANSWERS), anything).map((wrong) => ({
    category: HOUSE,
    additionalFieldsData: { ...ADDITIONAL_ANSWERS, ...wrong },
  })),
);
const call = fc.constantFrom('add-application', 'update-application', 'get-application-by-suid');
const key = fc.option(fc.oneof(fc.constantFrom('the-same-key'), fc.stringMatching(/^[!-~]{1,110}$/)));

test(
  'whatever is sent, an application is stored, answered or refused, and nothing fails',
  async () => {
    const { suid } = await submit();
    const { _id } = await open(suid);
    const bases = fc.constantFrom<object>(
      AN_APPLICATION,
      { ...COMPLETE_FORM, category: HOUSE, additionalFieldsData: ADDITIONAL_ANSWERS },
      { ...COMPLETE_FORM, category: RELIEF, _id, suid },
      {},
    );
    await fc.assert(
      fc.asyncProperty(
        call,
        bases,
        fc.oneof(oneAnswer, oneAnswer, change, anything),
        key,
        async (name, base, sent, same) => {
          const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
          const body = isObject ? { ...base, ...sent } : sent;
          const headers = {
            'content-type': 'application/json',
            ...(same !== null && { 'idempotency-key': same }),
          };
          const reply = await post(name, JSON.stringify(body) as unknown as object, headers);
          expect({ status: reply.statusCode < 500, body: reply.body }).toMatchObject({ status: true });
        },
      ),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 40,
);
