import { join } from 'node:path';
import { removeSpaces, readPdfText } from '@trust/shared/testing/pdf/pdf-text';
import { createDocumentRenderer, type DocumentRenderer, type DocumentOutcome } from './document-renderer.ts';

const HOSTILE = '#panic("x") *b* $x^2$ <script>alert(1)</script> \\u{41} @a `c` // d';

const both = (first: string) => ({ first, second: '' });

function paper(donor: { name: string; value: string }[]) {
  return {
    language: 'ml',
    fonts: ['Anek Malayalam'],
    logo: '',
    title: both('രസീത്'),
    number: '2025-26/000001',
    foot: both(''),
    trust: { name: both('Trust'), address: both(''), contact: '' },
    notices: [],
    receipt: [],
    donorTitle: both('വാർഡ് മെമ്പർ'),
    donor: donor.map(({ name, value }) => ({ name: both(name), value: both(value) })),
    sums: [],
    inWords: both(''),
    gift: [],
    tax: null,
  };
}

/** Long enough for the slowest machine. */
const GENEROUS_LIMITS = { timeoutMs: 60_000, maxWaiting: 50 };

/** Only this: a document in a message of jest's is a line for each of its bytes. */
const outcome = async (render: Promise<DocumentOutcome>) => (await render).outcome;

let renderer: DocumentRenderer;
const report = jest.fn();
afterEach(() => renderer.close());

async function render(data: object): Promise<Uint8Array> {
  const answer = await renderer.render('receipt', data);
  if (answer.outcome !== 'made') throw new Error('It was busy');
  return answer.pdf;
}

test('a document says what it was given, in either script, and nothing of it is markup', async () => {
  renderer = createDocumentRenderer(report, GENEROUS_LIMITS);
  const [page] = await readPdfText(await render(paper([{ name: 'സ്ത്രീ ക്ഷേമം', value: HOSTILE }])));
  expect(page).toContain(removeSpaces('വാർഡ് മെമ്പർ'));
  expect(page).toContain(removeSpaces('സ്ത്രീ ക്ഷേമം'));
  expect(page).toContain(removeSpaces(HOSTILE));
});

test('the same data gives the same bytes', async () => {
  renderer = createDocumentRenderer(report, GENEROUS_LIMITS);
  const data = paper([{ name: 'പേര്', value: 'അനു' }]);
  const first = await render(data);
  await render(paper([]));
  expect(Buffer.from(await render(data)).equals(first)).toBe(true);
});

test('who comes when too many wait is told so at once, and a thread that never ends is replaced', async () => {
  const worker = join(import.meta.dirname, '../testing/endless-worker.mjs');
  renderer = createDocumentRenderer(report, { timeoutMs: 2_000, maxWaiting: 1 }, { filename: worker });
  const both = [renderer.render('endless', {}), renderer.render('quick', {})].map(outcome);
  expect(await outcome(renderer.render('quick', {}))).toBe('busy');
  expect(await Promise.all(both)).toEqual(['busy', 'busy']);
  let after = await outcome(renderer.render('quick', {}));
  while (after === 'busy') after = await outcome(renderer.render('quick', {}));
  expect(after).toBe('made');
});

test('a template that cannot be set is an error that quotes nothing of the data', async () => {
  renderer = createDocumentRenderer(report, GENEROUS_LIMITS);
  await expect(renderer.render('receipt', { donor: 'Asha' })).rejects.toThrow(
    'The template receipt cannot be set',
  );
});
