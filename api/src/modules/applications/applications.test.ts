import { applications } from '../../testing/all-tables.ts';
import {
  ADDITIONAL_ANSWERS,
  BROKEN_ADDITIONAL,
  BROKEN_RULES,
  makeAadhaar,
  SAMPLE_RELATIVE,
} from '@trust/shared/testing/application-samples';
import { createAccount } from '../../testing/account.ts';
import { AN_APPLICATION, HOUSE, prepareApplicationsApi } from '../../testing/applications-api.ts';

const { api, post, submit, open } = prepareApplicationsApi();
const stored = () => api.connection.database.select().from(applications);
type Errors = { errors: { field: string; message: string }[] };

test('an application is stored and answered with a number for people and the key to its page', async () => {
  const { code, suid } = await submit();
  expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{8}$/);
  // Six bits for each character.
  expect(suid).toMatch(/^[\w-]{32}$/);
  const { agreement: _agreement, category: _category, ...answers } = AN_APPLICATION;
  expect(await open(suid)).toEqual({
    ...answers,
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    code,
    files: {},
    suid,
    version: 1,
    status: 'received',
    submittedAt: '2026-03-01T09:00:00.000Z',
    correctableUntil: '2026-03-03T09:00:00.000Z',
    number: '9847012345',
    shelterContactNumber: '9447011111',
    pinCode: '676517',
    age: 55,
    aadhar: `XXXX XXXX ${AN_APPLICATION.aadhar.slice(-4)}`,
    category: { _id: '30', name: 'Relief', instructions: [], additionalFields: [] },
    logo: '',
    additionalFieldsData: {},
    documents: [],
  });
});

test.each(['add-application', 'update-application', 'get-application-by-suid'])(
  'no browser or proxy stores what %s answers',
  async (call) => {
    expect((await post(call, AN_APPLICATION)).headers['cache-control']).toBe('no-store');
  },
);

test.each(BROKEN_RULES)('with %j the field %s is refused: %s', async (change, field, message) => {
  const reply = await post('add-application', { ...AN_APPLICATION, ...change });
  expect(reply.statusCode).toBe(422);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json<Errors>().errors).toEqual([{ field, message }]);
  expect(await stored()).toEqual([]);
});

test.each(BROKEN_ADDITIONAL)(
  'with the additional answer %j, %s is refused: %s',
  async (change, id, message) => {
    const additionalFieldsData = { ...ADDITIONAL_ANSWERS, ...change };
    const reply = await post('add-application', { ...AN_APPLICATION, category: HOUSE, additionalFieldsData });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<Errors>().errors).toEqual([{ field: `additionalFieldsData.${id}`, message }]);
  },
);

test.each([[undefined], [{ _id: '' }], [{ _id: '20' }], [{ _id: '999' }]])(
  'the category %j takes no applications',
  async (category) => {
    const reply = await post('add-application', { ...AN_APPLICATION, category });
    expect(reply.json()).toMatchObject({
      status: 422,
      errors: [{ field: 'category', message: 'Select the project category for the applicant' }],
    });
  },
);

test('an empty form is told all errors at once, in Malayalam too', async () => {
  const form = { category: HOUSE, pastShelterCase: 'ഉണ്ട്' };
  const english = (await post('add-application', form)).json<Errors>().errors;
  const malayalam = (await post('add-application', form, { 'accept-language': 'ml' })).json<Errors>().errors;
  expect(english).toHaveLength(41);
  expect(malayalam.map(({ field }) => field)).toEqual(english.map(({ field }) => field));
  expect(malayalam.filter(({ message }) => !/[\u0d00-\u0d7f]/.test(message))).toEqual([]);
  expect(malayalam.at(-2)).toEqual({
    field: 'additionalFieldsData.needs',
    message: 'ഈ വിവരം പൂരിപ്പിക്കുക - Needs, മലയാളം',
  });
});

test('what a question that is not asked was answered is not stored', async () => {
  const { suid } = await submit({ pastShelterCase: 'ഇല്ല', pastAmount: '900', pastCaseDetails: 'secret' });
  expect(await open(suid)).toMatchObject({ pastAmount: '', pastCaseDetails: '' });
  expect(JSON.stringify(await stored())).not.toContain('secret');
});

test('twenty relatives and long texts in Malayalam are stored whole', async () => {
  const remarks = 'ക്ഷീണിതനാണ് '.repeat(15).trim();
  const relativeDetails = Array.from({ length: 20 }, (_, index) => ({
    ...SAMPLE_RELATIVE,
    name: `ബന്ധു ${index}`,
    remarks,
  }));
  const pastCaseDetails = 'വീടിന്റെ മേൽക്കൂര തകർന്നു. '.repeat(60).trim();
  const { suid } = await submit({ relativeDetails, pastCaseDetails });
  expect(await open(suid)).toMatchObject({ relativeDetails, pastCaseDetails });
});

describe('Fields that are not the client’s to set', () => {
  test.each([
    { accountId: '6f1c1f60-0000-4000-8000-000000000001' },
    { possibleDuplicate: false },
    { version: 7 },
    { _id: 'x' },
    { relativeDetails: [{ ...SAMPLE_RELATIVE, status: 'approved' }] },
    { consent: { version: '1', lang: 'en', at: 'now' } },
  ])('%j is refused', async (change) => {
    const reply = await post('add-application', { ...AN_APPLICATION, ...change });
    expect(reply.json()).toMatchObject({
      status: 422,
      errors: [{ message: 'This is not accepted here' }],
    });
  });

  test('a status, a number, a key or an age that is sent is not read', async () => {
    const sent = { status: 'approved', code: 'AAAAAAAA', suid: 'a'.repeat(32), age: 12, user_code: 'x' };
    const { code, suid } = await submit(sent);
    expect([code, suid]).not.toContain(sent.code);
    expect(suid).not.toBe(sent.suid);
    expect(await open(suid)).toMatchObject({ status: 'received', age: 55 });
  });
});

describe('Sending twice', () => {
  const headers = { 'idempotency-key': 'draft-1-send-1' };

  test('the same application under the same key is one, also when both come at once', async () => {
    const [first, second] = await Promise.all([submit({}, headers), submit({}, headers)]);
    expect(second).toEqual(first);
    api.clock.pass(60 * 24 * 30);
    expect(await submit({}, headers)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test('the same application is answered again after its category was closed', async () => {
    const first = await submit({}, headers);
    const { pool } = api.connection;
    await pool.query("update categories set receive_application = false where id = '30'");
    const again = await submit({}, headers);
    await pool.query("update categories set receive_application = true where id = '30'");
    expect(again).toEqual(first);
  });

  test('another application under a used key is refused', async () => {
    await submit({}, headers);
    const reply = await post('add-application', { ...AN_APPLICATION, job: 'കച്ചവടം' }, headers);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      detail: 'This was already sent with different answers. Send it again.',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('an application that was refused can be mended and sent under the same key', async () => {
    expect((await post('add-application', { ...AN_APPLICATION, job: '' }, headers)).statusCode).toBe(422);
    await submit({}, headers);
  });
});

describe('What is remembered with an application', () => {
  test('the words that were agreed to, their language and the time are stored', async () => {
    await submit({ consent: { version: '2026-09', lang: 'ml' } });
    await submit({}, { 'accept-language': 'ml' });
    const now = api.clock.now;
    expect(await stored()).toMatchObject([
      { consentVersion: '2026-09', consentLanguage: 'ml', consentedAt: now, language: 'en' },
      { consentVersion: '2026-11', consentLanguage: 'ml', consentedAt: now, language: 'ml' },
    ]);
  });

  test('an application shows its category as it was when it was sent, in the reader’s language', async () => {
    const { suid } = await submit({ category: HOUSE, additionalFieldsData: ADDITIONAL_ANSWERS });
    const { pool } = api.connection;
    const { rows } = await pool.query<{ name: string; instructions: string }>(
      "select name::text, instructions::text from categories where id = '10'",
    );
    await pool.query(`update categories set name = '{"en": "Closed"}', instructions = '[]' where id = '10'`);
    const category = (await open(suid, { 'accept-language': 'ml' })).category;
    await pool.query("update categories set name = $1, instructions = $2 where id = '10'", [
      rows[0]?.name,
      rows[0]?.instructions,
    ]);
    expect(category).toMatchObject({
      name: 'ഷെൽട്ടർ ഹോം',
      instructions: ['സ്വന്തം പേരിൽ അപേക്ഷിക്കുക.', 'Write NIL.'],
    });
    expect(category.additionalFields[0]).toEqual({
      id: 'deed',
      name: 'Name on the deed, മലയാളം',
      type: 'Text',
      options: [],
    });
  });

  test('an application of somebody who is logged in belongs to the account', async () => {
    await submit({}, await createAccount(api));
    await submit({}, { authorization: 'Bearer nobody' });
    expect(await stored()).toMatchObject([
      { accountId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { accountId: null },
    ]);
  });

  test('an account lists its applications, newest first and in parts, without the keys to their pages', async () => {
    const asha = await createAccount(api);
    const list = async (headers: Record<string, string>, range: object = {}) =>
      (await post('my-applications', range, headers)).json<object>();
    expect(await list(asha)).toEqual([]);
    const first = await submit({}, asha);
    api.clock.pass(1);
    const second = await submit(
      { number: '9847099999', category: HOUSE, additionalFieldsData: ADDITIONAL_ANSWERS },
      asha,
    );
    await submit({}, await createAccount(api, 'other@example.org'));
    await submit();
    expect(await list({ ...asha, 'accept-language': 'ml' })).toEqual([
      {
        code: second.code,
        status: 'received',
        submittedAt: '2026-03-01T09:01:00.000Z',
        category: 'ഷെൽട്ടർ ഹോം',
      },
      { code: first.code, status: 'received', submittedAt: '2026-03-01T09:00:00.000Z', category: 'Relief' },
    ]);
    expect(await list(asha, { limit: 1, skip: 1 })).toMatchObject([{ code: first.code }]);
    for (const range of [{ limit: 51 }, { limit: 0 }, { skip: -1 }, { skip: 'all' }])
      expect(await list(asha, range)).toMatchObject({ status: 422 });
  });

  test('applications of one moment are listed by their codes, the last first, so that parts of the list repeat none', async () => {
    const asha = await createAccount(api);
    const codes: string[] = [];
    for (const at of [0, 1, 2, 3]) {
      const { code } = await submit({ number: `984700000${String(at)}` }, asha);
      codes.push(code);
    }
    const listed = (await post('my-applications', {}, asha)).json<{ code: string }[]>();
    expect(listed.map(({ code }) => code)).toEqual(codes.toSorted().toReversed());
  });

  test('whoever is not logged in has no list of applications', async () => {
    await submit();
    for (const authorization of ['', 'Bearer nobody'])
      expect((await post('my-applications', {}, { authorization })).statusCode).toBe(401);
  });

  test('a second application with the same Aadhaar, or the same name and phone, is marked for staff alone', async () => {
    const { suid } = await submit();
    await submit({ name: 'മറ്റൊരാൾ', number: '9847099999' });
    await submit({ name: '  ഫാത്തിമ  ബീവി ', number: '098470 12345', aadhar: makeAadhaar(2) });
    await submit({ name: 'Somebody else', number: '9847088888', aadhar: makeAadhaar(10) });
    expect((await stored()).map(({ possibleDuplicate }) => possibleDuplicate)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(JSON.stringify(await open(suid))).not.toContain('uplicate');
  });
});

describe('The key to an application', () => {
  const ask = (payload: object) => post('get-application-by-suid', payload);

  test('an unknown key, a malformed one, the number and the id find nothing, all with the same answer', async () => {
    const { code, suid } = await submit();
    const { _id } = await open(suid);
    const guesses = [
      'a'.repeat(32),
      code,
      _id,
      '',
      suid.slice(1),
      `${suid}x`,
      "' or 1=1",
      'x'.repeat(500),
      7,
      null,
    ];
    const replies = await Promise.all([...guesses.map((guess) => ask({ suid: guess })), ask({})]);
    const answers = replies.map((reply) => ({ ...reply.json<object>(), requestId: '' }));
    expect(answers[0]).toMatchObject({ status: 404, detail: 'We can’t find this application.' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

test('the home page’s statistics count applications', async () => {
  const count = async () =>
    (await post('get-stats', {})).json<{ totalApplications: number }>().totalApplications;
  expect(await count()).toBe(0);
  await submit();
  await submit();
  expect(await count()).toBe(2);
});
