import { solid, textOfPdf } from '../testing/text-of-pdf.ts';
import { documentMaker, type DocumentMaker } from './document-maker.ts';

const HOSTILE = '#panic("x") *b* $x^2$ <script>alert(1)</script> \\u{41} @a `c` // d';

function paper(donor: { name: string; value: string }[]) {
  return {
    language: 'ml',
    title: 'രസീത്',
    number: '2025-26/000001',
    foot: '',
    trust: { name: 'Trust', lines: [] },
    notices: [],
    receipt: [],
    donorTitle: 'വാർഡ് മെമ്പർ',
    donor,
    sums: [],
    inWords: '',
    gift: [],
    taxTitle: '',
    registration: [],
    tax: [],
  };
}

let maker: DocumentMaker;
afterEach(() => maker.close());

async function made(data: object): Promise<Uint8Array> {
  const answer = await maker.make('receipt', data);
  if (answer.outcome !== 'made') throw new Error('It was busy');
  return answer.pdf;
}

test('a document says what it was given, in either script, and nothing of it is markup', async () => {
  maker = documentMaker();
  const [page] = await textOfPdf(await made(paper([{ name: 'സ്ത്രീ ക്ഷേമം', value: HOSTILE }])));
  expect(page).toContain(solid('വാർഡ് മെമ്പർ'));
  expect(page).toContain(solid('സ്ത്രീ ക്ഷേമം'));
  expect(page).toContain(solid(HOSTILE));
});

test('the same data gives the same bytes', async () => {
  maker = documentMaker();
  const data = paper([{ name: 'പേര്', value: 'അനു' }]);
  const first = await made(data);
  await made(paper([]));
  expect(Buffer.from(await made(data)).equals(first)).toBe(true);
});

test('who comes when too many wait is told so at once, and a thread that works too long is replaced', async () => {
  maker = documentMaker({ withinMs: 2_000, waiting: 1 });
  const endless = paper(Array.from({ length: 15_000 }, (_, row) => ({ name: String(row), value: 'ശരി' })));
  const both = [maker.make('receipt', endless), maker.make('receipt', paper([]))];
  expect(await maker.make('receipt', paper([]))).toEqual({ outcome: 'busy' });
  expect(await Promise.all(both)).toEqual([{ outcome: 'busy' }, { outcome: 'busy' }]);
  let after = await maker.make('receipt', paper([]));
  while (after.outcome === 'busy') after = await maker.make('receipt', paper([]));
  expect(after.outcome).toBe('made');
});

test('a template that cannot be set is an error that quotes nothing of the data', async () => {
  maker = documentMaker();
  await expect(maker.make('receipt', { donor: 'Asha' })).rejects.toThrow(
    'The template receipt cannot be set',
  );
});
