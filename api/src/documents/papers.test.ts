import fc from 'fast-check';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { listUnreadableGlyphs, readGlyphs } from '@trust/shared/testing/pdf/pdf-glyphs';
import { readPdfPages } from '@trust/shared/testing/pdf/pdf-pages';
import { createTextReader, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { buildApplicationPaper } from '../modules/applications/paper/application-paper.rules.ts';
import type { ApplicationRow } from '../modules/applications/applications.store.ts';
import { buildReceiptSheet } from '../modules/receipts/sheet/receipt.rules.ts';
import { buildTributeCard } from '../modules/tributes/card/tribute-card.rules.ts';
import { ODD_TEXT } from '../testing/odd-texts.ts';
import { createDocumentRenderer } from './document-renderer.ts';

/** The odd texts that are printed on each kind of paper; PAPER_TEXTS=500 prints more. */
const TEXTS = Number(process.env['PAPER_TEXTS'] ?? 1);
/** The texts on one paper: a receipt is set anew for each size of its letters. */
const ON_ONE = 12;
/** A page's text area in points: what of an A4 or A5 sheet is not its margin. */
const A4 = { left: 51, right: 545, bottom: 20, top: 820 };
const CARD = { left: 10, right: 556, bottom: 15, top: 400 };
const PATIENT = { timeoutMs: 60_000, maxWaiting: 50 };
const renderer = createDocumentRenderer(() => undefined, PATIENT);
afterAll(() => renderer.close());

const TRUST = {
  name: { en: 'Shelter Charitable Trust', ml: 'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്' },
  address: [{ en: 'Kottakkal', ml: 'കോട്ടക്കൽ' }],
  phones: [],
  email: 'office@trust.example',
  section80G: '',
  section12A: '',
};
const DAY = new Date('2026-11-28T05:00:00Z');
const GIFT = {
  receipt: { number: 1, financialYear: '2026-27', givenAt: DAY, cancelledAt: null },
  transaction: { tranId: 'SCT/2026/000042', amount: 50_000, refunded: 0, live: true, purpose: 'general', pan: null },
}; // prettier-ignore

/** What is as long as the forms allow, without a space. */
const LONGEST = [
  'Kunnummal(H),Near.Juma.Masjid,Chandakkunnu(P.O),Nilambur(Via),Malappuram(Dt),Kerala-679329',
  'ഓർമ്മയ്ക്ക്,സ്നേഹത്തോടെ,മക്കളും,കൊച്ചുമക്കളും,ബന്ധുക്കളും,അയൽക്കാരും,സുഹൃത്തുക്കളും,നാട്ടുകാരും',
  'ക്ഷ്മ്യ'.repeat(14),
  'ക്'.repeat(150),
  `${'meenakshi.amma_'.repeat(4)}@${'a-long-donor-'.repeat(13)}.example`,
  'Kizhakkeputhiyapurayil/12,'.repeat(12).slice(0, 300),
  'പുതിയപുരയിൽവടക്കേവീട്ടിൽനിലമ്പൂർമലപ്പുറംകേരളം'.repeat(7).slice(0, 300),
];

type Print = (texts: readonly string[]) => { template: string; data: object };
type Issued = Parameters<typeof buildReceiptSheet>[0];
type Tribute = Parameters<typeof buildTributeCard>[0];

/** Each text goes through the rules of its paper; those of many papers are then printed on one. */
const PAPERS: Readonly<Record<string, Print>> = {
  receipt: (texts) => {
    const sheetOf = (text: string) => {
      const transaction = { ...GIFT.transaction, firstName: text, address: text };
      const content = { layout: 1, trust: TRUST, gift: { en: text } };
      return buildReceiptSheet({ ...GIFT, transaction, content } as unknown as Issued, 'ml');
    };
    const sheets = texts.map(sheetOf);
    return {
      template: 'receipt',
      data: { ...sheets[0], donor: sheets.flatMap(({ donor }) => donor.slice(1, 2)) },
    };
  },
  card: (texts) => {
    const facts = {
      tribute: { kind: 'memory', name: texts[0], message: texts.slice(1).join('\n') },
      transaction: { ...GIFT.transaction, firstName: texts[0], capturedAt: DAY, anonymous: false },
      trust: TRUST,
    } as unknown as Tribute;
    return { template: 'tribute-card', data: buildTributeCard(facts, 'ml') };
  },
  application: (texts) => {
    const at = (index: number) => texts[index % texts.length] ?? '';
    const answers = {
      ...COMPLETE_FORM,
      relativeDetails: Array.from({ length: Math.ceil(texts.length / 6) }, (_, row) => ({
        name: at(row * 6),
        age: at(row * 6 + 1),
        relation: at(row * 6 + 2),
        job: at(row * 6 + 3),
        salary: at(row * 6 + 4),
        remarks: at(row * 6 + 5),
      })),
      houseName: at(0),
      pastCaseDetails: texts.slice(0, 20).join('\n'),
      additionalFieldsData: {},
    };
    const row = {
      code: 'R9NE3YF3',
      language: 'ml',
      status: 'received',
      submittedAt: DAY,
      consentedAt: DAY,
      consentVersion: '1',
      aadhaarLastFour: '1234',
      photo: '',
      documents: [],
      category: { name: { en: at(1) }, additionalFields: [] },
      answers,
    } as unknown as ApplicationRow;
    return { template: 'application', data: buildApplicationPaper(row, TRUST, '') };
  },
};

/** What of the papers' data comes neither from people nor from content: the templates may set it as it is. */
const OWN = new Set([
  ...['language', 'font', 'fonts', 'logo', 'qr', 'photo', 'photoName', 'drawing', 'colours', 'kind'],
  ...['number', 'code', 'figures', 'date', 'inWords', 'sums'],
  ...['title', 'heading', 'donorTitle', 'taxTitle', 'foot', 'notice', 'notices', 'signatures', 'office'],
]);

const WIDE = 'W'.repeat(70);

/** The data with a word wider than its line in each field that is neither the site's own nor one of the texts. */
function widen(data: unknown, texts: readonly string[]): unknown {
  if (typeof data === 'string') return data === '' || texts.some((text) => data.includes(text)) ? data : WIDE;
  if (Array.isArray(data)) return data.map((part) => widen(part, texts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, OWN.has(key) ? part : widen(part, texts)]),
  );
}

function build(paper: string, texts: readonly string[]): { template: string; data: object } {
  return PAPERS[paper]?.(texts) ?? { template: paper, data: {} };
}

async function print({ template, data }: { template: string; data: object }): Promise<Uint8Array> {
  const printed = await renderer.render(template, data);
  if (printed.outcome !== 'made') throw new Error('It took too long');
  return printed.pdf;
}

/** Whether a text stands on a page, or its end on the next one. */
function isWhole(text: string, pages: readonly string[]): boolean {
  return pages.some((page, index) => {
    let found = text.length;
    while (found > 0 && !page.includes(text.slice(0, found))) found -= 1;
    return found > 0 && (found === text.length || (pages[index + 1]?.includes(text.slice(found)) ?? false));
  });
}

test.each(Object.keys(PAPERS))(
  'whatever was typed stands on the %s in full, a word wider than its line breaks in any field, and nothing is over something else',
  async (paper) => {
    const texts = [...LONGEST, ...fc.sample(ODD_TEXT, { numRuns: TEXTS, seed: 44 })];
    const torn: string[] = [];
    for (let from = 0; from < texts.length; from += ON_ONE) {
      const printed = texts.slice(from, from + ON_ONE);
      const { template, data } = build(paper, printed);
      const pdf = await print({ template, data: from === 0 ? (widen(data, printed) as object) : data });
      const readText = createTextReader(pdf);
      const pages = await readPdfPages(pdf, async (page) => ({
        text: await readText(page),
        unreadable: listUnreadableGlyphs(await readGlyphs(page), paper === 'card' ? CARD : A4),
      }));
      const words = pages.map(({ text }) => text);
      torn.push(...printed.filter((text) => !isWhole(removeSpaces(text), words)));
      for (const { unreadable } of pages) for (const what of unreadable) torn.push(`${from}: ${what}`);
    }
    expect(torn).toEqual([]);
  },
  60_000 + 1_000 * TEXTS,
);
