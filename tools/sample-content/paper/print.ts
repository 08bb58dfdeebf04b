import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as z from 'zod/mini';
import { CATEGORIES } from '../../../api/src/modules/projects/kinds/categories.kind.ts';
import { certificate } from './certificates.ts';
import { applicationForm, volunteerForm, wardMemberLetter } from './forms.ts';
import { reportBody } from './reports.ts';
import { Bilingual, PaperReport, type PaperPart } from './text.ts';

const root = new URL('../../../api/sample-content/', import.meta.url);
const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'));

const trust = z.object({ name: Bilingual }).parse(await readJson('../../deploy/trust.json')).name;
const categories = z.array(CATEGORIES.entry).parse(await readJson('categories.json'));
const reports = z
  .array(PaperReport)
  .parse(JSON.parse(await readFile(join(import.meta.dirname, 'reports.json'), 'utf8')));

type Paper = { readonly file: string; readonly title: Bilingual; readonly parts: readonly PaperPart[] };

const formOf = (file: string, id: string): Paper => {
  const category = categories.find((entry) => entry.id === id);
  if (!category) throw new Error(`No category ${id} in categories.json`);
  const { en, ml = en } = category.name;
  const title = { en: `Application form: ${en}`, ml: `അപേക്ഷാഫോറം: ${ml}` };
  return { file: `forms/${file}`, title, parts: applicationForm(category) };
};

const papers: readonly Paper[] = [
  ...reports.map((report) => ({ file: report.file, title: report.title, parts: reportBody(report) })),
  {
    file: 'forms/application-general',
    title: { en: 'Application for aid', ml: 'സഹായത്തിനുള്ള അപേക്ഷ' },
    parts: applicationForm(),
  },
  formOf('application-shelter-home', '1'),
  formOf('application-medi-care', '5'),
  formOf('application-educare', '10'),
  formOf('application-well-project', '11'),
  formOf('application-self-employment', '24'),
  {
    file: 'forms/ward-member-letter',
    title: { en: 'Letter of the ward member', ml: 'വാർഡ് മെമ്പറുടെ കത്ത്' },
    parts: wardMemberLetter(),
  },
  {
    file: 'forms/volunteer-registration',
    title: { en: 'Registration of volunteers', ml: 'സന്നദ്ധപ്രവർത്തക രജിസ്ട്രേഷൻ' },
    parts: volunteerForm(),
  },
  {
    file: 'certificates/section-80g-specimen',
    title: { en: 'Approval under section 80G', ml: '80G വകുപ്പു പ്രകാരമുള്ള അംഗീകാരം' },
    parts: certificate({
      en: 'Section 80G of the Income-tax Act, 1961: gifts to an approved institution may be deducted from taxable income.',
      ml: '1961-ലെ ആദായനികുതി നിയമം, വകുപ്പ് 80G: അംഗീകൃത സ്ഥാപനങ്ങൾക്കുള്ള സംഭാവനകൾക്ക് നികുതിയിളവിന് അർഹതയുണ്ട്.',
    }),
  },
  {
    file: 'certificates/section-12a-specimen',
    title: { en: 'Registration under section 12A', ml: '12A വകുപ്പു പ്രകാരമുള്ള രജിസ്ട്രേഷൻ' },
    parts: certificate({
      en: 'Section 12A of the Income-tax Act, 1961: the income of a registered charitable institution is exempt.',
      ml: '1961-ലെ ആദായനികുതി നിയമം, വകുപ്പ് 12A: രജിസ്റ്റർ ചെയ്ത ധർമസ്ഥാപനങ്ങളുടെ വരുമാനത്തിന് നികുതിയിളവുണ്ട്.',
    }),
  },
];

const foot = {
  en: 'Sample document of a demonstration trust.',
  ml: 'മാതൃകാ ട്രസ്റ്റിന്റെ മാതൃകാരേഖ.',
};
const compiler = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [{ fontPaths: [fileURLToPath(new URL('../fonts', root))] }],
});

for (const { file, title, parts } of papers) {
  const isSpecimen = file.startsWith('certificates/');
  const data = JSON.stringify({ trust, title, foot, parts, isSpecimen });
  const mainFilePath = join(import.meta.dirname, 'paper.typ');
  const { result } = compiler.compile({ mainFilePath, inputs: { data } });
  if (!result) throw new Error(`${file} cannot be set`);
  const pdf = fileURLToPath(new URL(`documents/${file}.pdf`, root));
  await mkdir(dirname(pdf), { recursive: true });
  await writeFile(pdf, compiler.pdf(result));
}
