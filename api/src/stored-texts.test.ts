import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { cleanLine, cleanLines } from '@trust/shared/contract/typed/text';
import { contactMessages, transactions } from './testing/all-tables.ts';
import { prepareApplicationsApi } from './testing/applications-api.ts';
import { DONOR } from './testing/payments-api.ts';
import { REPORT } from './testing/reported-gift.ts';

/** More for a long look: `STORED_TEXTS=10000 npx jest stored-texts`. */
const RUNS = Number(process.env.STORED_TEXTS ?? 15);

const unlimited = { accountFailuresAllowed: 1_000_000, loginFailuresAllowed: 1_000_000 };
const { api, submit, open } = prepareApplicationsApi({}, unlimited);
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

/** What is read again; `lines` where a text of several lines may be typed. */
type Stored = { line: unknown; lines?: unknown } | 'refused';

/** Each gift has a number and a donor of its own, who would be refused after so many. */
let gifts = 0;
const newDonor = () => ({ ...DONOR, phone: `+91 98460 ${String((gifts += 1)).padStart(5, '1')}` });

/** Where texts are typed, and how what was stored is read again. */
const PLACES: Record<string, (typed: string) => Promise<Stored>> = {
  async 'a message to the trust'(typed) {
    const message = { name: typed, email: 'anu@donor.example', subject: typed, message: typed };
    await api.connection.database.delete(contactMessages);
    if ((await post('/api/contact', message)).statusCode >= 400) return 'refused';
    const [kept] = await api.connection.database.select().from(contactMessages);
    expect(kept?.subject).toBe(kept?.name);
    return { line: kept?.name, lines: kept?.message };
  },
  'a donation': (typed) => give({ ...newDonor(), firstName: typed, address: typed }),
  async 'a booking'(typed) {
    const programme = { project: '', programme: '90', amount: 150_000, district: 'Malappuram' };
    return give({ ...newDonor(), ...programme, firstName: typed, place: typed }, 'SOL');
  },
  async 'a reported gift'(typed) {
    const donor = { ...newDonor(), firstName: typed, address: typed };
    const reply = await post('/payments/report-gift', {
      ...REPORT,
      ...donor,
      utr: String(412_345_678_000 + gifts),
    });
    return reply.statusCode >= 400 ? 'refused' : readDonor(reply.json<{ tran_id: string }>().tran_id);
  },
  async 'an application'(typed) {
    const { suid } = await submit({ fatherName: typed, houseName: 'A', familyDetails: typed });
    const { fatherName, familyDetails } = await open(suid);
    return { line: fatherName, lines: familyDetails };
  },
  async 'an account'(typed) {
    const login = { username: `a${String((gifts += 1))}@example.org`, password: 'a long password' };
    const account = { firstName: typed, lastName: typed, email: login.username, password: login.password };
    const created = await post('/api/users/create', { ...account, confirmPassword: login.password });
    if (created.statusCode >= 400) return 'refused';
    const { user } = (await post('/api/users/authenticate', login)).json<{
      user: { firstName: string; lastName: string };
    }>();
    expect(user.lastName).toBe(user.firstName);
    return { line: user.firstName };
  },
};

async function give(donation: object, prefix = 'SCT'): Promise<Stored> {
  const { tran_id } = (await post('/payments/getNextSequence', { prefix })).json<{ tran_id: string }>();
  const reply = await post('/payments/newTrans', { tran_id, ...donation });
  return reply.statusCode >= 400 ? 'refused' : readDonor(tran_id);
}

async function readDonor(tranId: string): Promise<Stored> {
  const [donor] = await api.connection.database
    .select()
    .from(transactions)
    .where(eq(transactions.tranId, tranId));
  expect([donor?.address, donor?.place]).toContain(donor?.firstName);
  return { line: donor?.firstName };
}

test.each([
  ['letters and their marks', 'Cafe\u0301', 'Café', 'Café'],
  ['what nobody sees', ' \ufeffAnu\u200b \u202eNair\ufe0f ', 'Anu Nair', 'Anu Nair'],
  ['a chillu with its joiner', 'അവന്\u200d', 'അവന്\u200d', 'അവന്\u200d'],
  ['a picture of several', 'Anu 👨\u200d👩\u200d👧', 'Anu 👨\u200d👩\u200d👧', 'Anu 👨\u200d👩\u200d👧'],
  ['half a character', 'a\ud800b', 'a b', 'a b'],
  ['full-width letters and figures of other scripts', 'Ａｎｕ ൫ ٥ 5²', undefined, undefined],
  ['signs of programs', `O'Brien & "Sons" <b>%00 \\u0041 __proto__`, undefined, undefined],
  ['several lines', 'One\r\nTwo\u2028Three', 'One Two Three', 'One\nTwo\nThree'],
])('%s are stored and read again in every place', async (_name, typed, line = typed, lines = typed) => {
  for (const [place, store] of Object.entries(PLACES)) {
    const stored = await store(typed);
    if (stored === 'refused') throw new Error(`Refused: ${place}`);
    expect([place, stored]).toEqual([place, 'lines' in stored ? { line, lines } : { line }]);
  }
});

test.each(['a message to the trust', 'a donation', 'a reported gift'])(
  'any text of %s is stored and read again in its normal form, or refused',
  async (place) => {
    const text = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: fc.constantFrom(...'കനരല്ാിം\u200c\u200d \n\u0300'), maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const stored = await PLACES[place]?.(typed);
        if (stored === 'refused' || stored === undefined) return;
        // A bar parts the fields of the bank's form.
        const shown = place === 'a message to the trust' ? typed : typed.replaceAll('|', ' ');
        expect(stored.line).toBe(cleanLine(shown));
        if ('lines' in stored) expect(stored.lines).toBe(cleanLines(typed));
      }),
      { numRuns: RUNS, endOnFailure: true, seed: RUNS > 1_000 ? undefined : 44 },
    );
  },
  60_000 + RUNS * 60,
);
