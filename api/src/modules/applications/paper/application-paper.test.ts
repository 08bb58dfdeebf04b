import { setTimeout as pause } from 'node:timers/promises';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import {
  ADDITIONAL_ANSWERS,
  COMPLETE_FORM,
  SAMPLE_RELATIVE,
} from '@trust/shared/testing/application-samples';
import { HOUSE, prepareApplicationsApi } from '../../../testing/applications-api.ts';
import { countPictures, readPdfText, readRightmost, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { NO_UPLOADS, type UploadClaims } from '../uploads.ts';
import { drawQr } from './application-paper.rules.ts';

const HOSTILE =
  '#panic("x") *b* $x^2$ <script>alert(1)</script> \\u{41} @a `c` // #image("http://192.0.2.1/") =HYPERLINK("x")';

/** When nothing was refused by then, nothing will be. */
const GIVE_UP_MS = 20_000;

/** What the store of uploads answers for each id. */
const pictures = new Map<string, () => Promise<Uint8Array | undefined>>();
const uploads: UploadClaims = {
  ...NO_UPLOADS,
  claim: async () => [],
  readPicture: async (id) => pictures.get(id)?.(),
};
const { api, post, submit } = prepareApplicationsApi({ uploads });
beforeEach(() => pictures.clear());

const PDF = 'application/pdf';
const print = (payload: object, headers: Record<string, string> = {}) =>
  post('get-application-candidate-pdf', payload, headers);

async function printPages(suid: string): Promise<string[]> {
  const reply = await print({ suid });
  expect(reply.headers['content-type']).toBe(PDF);
  return readPdfText(reply.rawPayload);
}
const printWords = async (suid: string) => (await printPages(suid)).join('');

test('the paper has the answers of the stored application, its names in both languages, to be found', async () => {
  const { suid, code } = await submit();
  const words = await printWords(suid);
  for (const expected of [
    'Application for aid / സഹായത്തിനുള്ള അപേക്ഷ',
    'Shelter Charitable Trust / ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
    '1 Name of the applicant അപേക്ഷകന്റെ പേര് ഫാത്തിമ ബീവി',
    '2 Phone number ഫോൺ നമ്പർ +91 9847012345',
    '28 February 1971 / 1971 ഫെബ്രുവരി 28 (age 55 / വയസ്സ് 55)',
    'Female / സ്ത്രീ',
    'Malappuram / മലപ്പുറം',
    'വാർഡ് മെമ്പർ',
    'കിണർ നിർമ്മിക്കാൻ 2019-ൽ',
    'Homestead plot / പുരയിടം',
    '46 Ration card റേഷൻ കാർഡ് BPL / ബി.പി.എൽ',
    CONSENT.dataUse.ml,
    'Signature of the applicant / അപേക്ഷകന്റെ ഒപ്പ്',
    'Sent on / അയച്ച തീയതി 1 March 2026 / 2026 മാർച്ച് 1',
    'Status / അപേക്ഷയുടെ നില Received / ലഭിച്ചു',
    'For the office / ഓഫീസ് ഉപയോഗത്തിന്',
    code,
  ])
    expect(words).toContain(removeSpaces(expected));
});

test('the paper shows four digits of the Aadhaar number', async () => {
  const reply = await print({ suid: (await submit()).suid });
  const words = (await readPdfText(reply.rawPayload)).join('');
  expect(words).toContain(`XXXXXXXX${COMPLETE_FORM.aadhar.slice(-4)}`);
  expect(words).not.toContain(COMPLETE_FORM.aadhar);
});

test('each page names the application and counts the pages', async () => {
  const { suid, code } = await submit();
  const pages = await printPages(suid);
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, index) => expect(page).toContain(`${code}·${index + 1}/${pages.length}`));
});

test('only the suid of what is posted is read: the whole application may be posted, as JSON or as a form', async () => {
  const { suid, code } = await submit();
  const asStored = await printWords(suid);
  const posted = { ...COMPLETE_FORM, suid, name: 'Forged', status: 'approved', more: { of: ['it'] } };
  const reply = await print(posted);
  expect(reply.headers).toMatchObject({
    'content-type': PDF,
    'content-disposition': `inline; filename="${code}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect((await readPdfText(reply.rawPayload)).join('')).toBe(asStored);
  const form = await api.app.inject({
    method: 'POST',
    url: '/api/project/get-application-candidate-pdf',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ suid, name: 'Forged' }).toString(),
  });
  expect((await readPdfText(form.rawPayload)).join('')).toBe(asStored);
});

test('the names of the category’s options are printed, in the languages that they have', async () => {
  const additionalFieldsData = { ...ADDITIONAL_ANSWERS, needs: ['water', 'light'] };
  const words = await printWords((await submit({ category: HOUSE, additionalFieldsData })).suid);
  expect(words).toContain(removeSpaces('Project category അപേക്ഷിക്കുന്ന വിഭാഗം Shelter Home / ഷെൽട്ടർ ഹോം'));
  expect(words).toContain(removeSpaces('47.3 Roof Roof, മലയാളം Thatch'));
  expect(words).toContain(removeSpaces('47.4 Needs Needs, മലയാളം Water, Light'));
});

test('whatever was typed is printed as text', async () => {
  const { suid } = await submit({
    name: HOSTILE.slice(0, 100),
    pastCaseDetails: HOSTILE,
    relativeDetails: [{ ...SAMPLE_RELATIVE, remarks: HOSTILE }],
    category: HOUSE,
    additionalFieldsData: { ...ADDITIONAL_ANSWERS, deed: HOSTILE },
  });
  const words = await printWords(suid);
  expect(words.split(removeSpaces(HOSTILE))).toHaveLength(4);
  expect(words).toContain(removeSpaces(HOSTILE.slice(0, 100)));
});

test('twenty relatives and the longest answers are printed to their last words, on pages with the table’s head', async () => {
  const long = (end: string) => `${'വീടിന്റെ മേൽക്കൂര തകർന്നു '.repeat(60)}${end}`;
  const relativeDetails = Array.from({ length: 20 }, (_, index) => ({
    name: `ബന്ധു ${index + 1}`,
    age: '12',
    relation: 'മകൾ',
    job: 'വിദ്യാർത്ഥിനി '.repeat(6).trim(),
    salary: 'NIL',
    remarks: `${'ക്ഷീണിതനാണ് '.repeat(18)}അവസാനം${index + 1}`,
  }));
  const { suid } = await submit({
    relativeDetails,
    pastCaseDetails: long('ഒന്നാം അവസാനം'),
    otherApplicationsDetails: `${'അ'.repeat(1_990)}രണ്ടാം`,
    familyDetails: long('മൂന്നാം അവസാനം'),
    category: HOUSE,
    additionalFieldsData: { ...ADDITIONAL_ANSWERS, history: long('നാലാം അവസാനം') },
  });
  const pages = await printPages(suid);
  const words = pages.join('');
  for (const end of ['ഒന്നാം അവസാനം', 'രണ്ടാം', 'മൂന്നാം അവസാനം', 'നാലാം അവസാനം'])
    expect(words).toContain(removeSpaces(end));
  for (const [index] of relativeDetails.entries()) expect(words).toContain(`അവസാനം${index + 1}`);
  const withRelatives = pages.filter((page) => /ക്ഷീണിതനാണ്/.test(page));
  expect(withRelatives.length).toBeGreaterThan(1);
  const head = removeSpaces('Name പേര് Age വയസ്സ് Relation ബന്ധം Job ജോലി');
  for (const page of withRelatives) expect(page).toContain(head);
});

test('a word that is wider than its column is broken and not cut', async () => {
  const { suid } = await submit({ otherApplicationsDetails: 'ക്ഷ'.repeat(900) });
  const reply = await print({ suid });
  const widest = await readRightmost(reply.rawPayload);
  // A4 in points, without the margin of 20 mm.
  expect(widest).toBeLessThanOrEqual(595 - 56);
});

test('an application under older words names their version', async () => {
  const { suid } = await submit({ consent: { version: '2020-01', lang: 'en' } });
  const words = await printWords(suid);
  expect(words).toContain(removeSpaces('The declaration of version 2020-01'));
  expect(words).not.toContain(removeSpaces(CONSENT.declaration.en));
});

test('the QR code says the number alone', async () => {
  const drawn = sharp(Buffer.from(drawQr('R9NE3YF3'))).resize(400, 400, { kernel: 'nearest' });
  const { data, info } = await drawn.flatten({ background: 'white' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  expect(decodeQr({ ...info, data: new Uint8Array(data) })).toBe('R9NE3YF3');
});

describe('The photo', () => {
  test('a photo is on the paper', async () => {
    const photo = await sharp({ create: { width: 350, height: 450, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    pictures.set('photo-1', async () => photo);
    const reply = await print({ suid: (await submit({ logo: 'photo-1' })).suid });
    expect(countPictures(reply.rawPayload)).toBe(1);
  });

  test.each([
    ['is not there', async () => undefined],
    ['cannot be read', async () => Promise.reject(new Error('disk'))],
    ['is no picture', async () => Buffer.from('<svg/>')],
  ])('when the photo %s, its box is empty and all else is printed', async (_why, read) => {
    pictures.set('photo-1', read);
    const reply = await print({ suid: (await submit({ logo: 'photo-1' })).suid });
    expect(reply.headers['content-type']).toBe(PDF);
    expect(countPictures(reply.rawPayload)).toBe(0);
    expect((await readPdfText(reply.rawPayload)).join('')).toContain(removeSpaces('Photo / ഫോട്ടോ'));
  });

  test('the photo of one application is never on the paper of another', async () => {
    const photo = await sharp({ create: { width: 35, height: 45, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    pictures.set('photo-1', async () => photo);
    await print({ suid: (await submit({ logo: 'photo-1' })).suid });
    const other = await print({ suid: (await submit({ logo: 'photo-2' })).suid });
    expect(countPictures(other.rawPayload)).toBe(0);
  });
});

describe('Where there is no paper', () => {
  test('an unknown key, a malformed one, the number and none get the same answer', async () => {
    const { code } = await submit();
    const guesses = ['a'.repeat(32), code, '', 'x'.repeat(5_000), 7, null, { $ne: '' }, [code]];
    const replies = await Promise.all([...guesses.map((suid) => print({ suid })), print({}), print([])]);
    const answers = replies.map((reply) => ({ ...reply.json<object>(), requestId: '' }));
    expect(answers[0]).toMatchObject({ status: 404, detail: 'We can’t find this application.' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('a browser reads on a page that there is none, in the language of the visit', async () => {
    const reply = await print({ suid: 'x' }, { accept: 'text/html,*/*', 'accept-language': 'ml' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('ഇവിടെ അപേക്ഷയില്ല');
  });

  test('a body without bounds is refused', async () => {
    const { suid } = await submit();
    expect((await print({ suid, name: 'x'.repeat(600_000) })).statusCode).toBe(413);
  });

  /** Asks for more papers at once than may wait; none is printed before one was refused. Returns the refusals. */
  async function printTooMany(suid: string, headers: Record<string, string> = {}) {
    let firstRefusal: Promise<unknown> = Promise.resolve();
    pictures.set('photo-1', async () => {
      await Promise.race([firstRefusal, pause(GIVE_UP_MS, undefined, { ref: false })]);
      return undefined;
    });
    const replies = Array.from({ length: 50 }, () => print({ suid }, headers));
    firstRefusal = Promise.any(
      replies.map(async (reply) => {
        if ((await reply).statusCode === 200) throw new Error('It was printed');
      }),
    );
    await firstRefusal;
    return (await Promise.all(replies)).filter(({ statusCode }) => statusCode !== 200);
  }

  test('when too many are printed, the others are asked to come again', async () => {
    const { suid } = await submit({ logo: 'photo-1' });
    for (const reply of await printTooMany(suid)) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('30');
      expect(reply.json()).toMatchObject({ detail: 'This is not available just now. Try again shortly' });
    }
    const [page] = await printTooMany(suid, { accept: 'text/html' });
    expect(page?.statusCode).toBe(503);
    expect(page?.body).toContain('try again in a minute');
  });
});
