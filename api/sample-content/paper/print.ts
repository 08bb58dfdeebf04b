import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { CATEGORIES } from '../../src/modules/projects/kinds/categories.kind.ts';
import { certificate } from './certificates.ts';
import { applicationForm, volunteerForm, wardMemberLetter } from './forms.ts';
import { reportBody } from './reports.ts';
import { sheet } from './sheet.ts';
import { Bilingual, PaperReport } from './text.ts';

const run = promisify(execFile);
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const root = new URL('../', import.meta.url);
const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'));

const trust = z.object({ name: Bilingual }).parse(await readJson('../../deploy/trust.json')).name;
const categories = z.array(CATEGORIES.entry).parse(await readJson('categories.json'));
const reports = z.array(PaperReport).parse(await readJson('paper/reports.json'));

type Paper = { readonly file: string; readonly title: Bilingual; readonly body: string };

const formOf = (file: string, id: string): Paper => {
  const category = categories.find((entry) => entry.id === id);
  if (!category) throw new Error(`No category ${id} in categories.json`);
  const { en, ml = en } = category.name;
  const title = { en: `Application form: ${en}`, ml: `അപേക്ഷാഫോറം: ${ml}` };
  return { file: `forms/${file}`, title, body: applicationForm(category) };
};

const papers: readonly Paper[] = [
  ...reports.map((report) => ({ file: report.file, title: report.title, body: reportBody(report) })),
  {
    file: 'forms/application-general',
    title: { en: 'Application for aid', ml: 'സഹായത്തിനുള്ള അപേക്ഷ' },
    body: applicationForm(),
  },
  formOf('application-shelter-home', '1'),
  formOf('application-medi-care', '5'),
  formOf('application-educare', '10'),
  formOf('application-well-project', '11'),
  formOf('application-self-employment', '24'),
  {
    file: 'forms/ward-member-letter',
    title: { en: 'Letter of the ward member', ml: 'വാർഡ് മെമ്പറുടെ കത്ത്' },
    body: wardMemberLetter(),
  },
  {
    file: 'forms/volunteer-registration',
    title: { en: 'Registration of volunteers', ml: 'സന്നദ്ധപ്രവർത്തക രജിസ്ട്രേഷൻ' },
    body: volunteerForm(),
  },
  {
    file: 'certificates/section-80g-specimen',
    title: { en: 'Approval under section 80G', ml: '80G വകുപ്പു പ്രകാരമുള്ള അംഗീകാരം' },
    body: certificate({
      en: 'Section 80G of the Income-tax Act, 1961: gifts to an approved institution may be deducted from taxable income.',
      ml: '1961-ലെ ആദായനികുതി നിയമം, വകുപ്പ് 80G: അംഗീകൃത സ്ഥാപനങ്ങൾക്കുള്ള സംഭാവനകൾക്ക് നികുതിയിളവിന് അർഹതയുണ്ട്.',
    }),
  },
  {
    file: 'certificates/section-12a-specimen',
    title: { en: 'Registration under section 12A', ml: '12A വകുപ്പു പ്രകാരമുള്ള രജിസ്ട്രേഷൻ' },
    body: certificate({
      en: 'Section 12A of the Income-tax Act, 1961: the income of a registered charitable institution is exempt.',
      ml: '1961-ലെ ആദായനികുതി നിയമം, വകുപ്പ് 12A: രജിസ്റ്റർ ചെയ്ത ധർമസ്ഥാപനങ്ങളുടെ വരുമാനത്തിന് നികുതിയിളവുണ്ട്.',
    }),
  },
];

const work = await mkdtemp(join(tmpdir(), 'paper-'));
for (const { file, title, body } of papers) {
  const html = join(work, 'page.html');
  const pdf = fileURLToPath(new URL(`documents/${file}.pdf`, root));
  await mkdir(dirname(pdf), { recursive: true });
  await writeFile(html, sheet(trust, title, body));
  await run(chromium, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-pdf-header-footer',
    `--user-data-dir=${join(work, 'profile')}`,
    `--print-to-pdf=${pdf}`,
    pathToFileURL(html).href,
  ]);
}
await rm(work, { recursive: true, force: true });
