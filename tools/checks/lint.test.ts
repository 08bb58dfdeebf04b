import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copySources, type CopiedSources } from '@trust/shared/build/copy-sources';

let copy: CopiedSources;
/** All that the linter finds in the samples, in one run: it starts slowly. */
let findings: Finding[];
beforeAll(async () => {
  copy = await copySources('.oxlintrc.json', 'tools/checks/lint-rules.mjs', 'shell/src/routes.ts');
  findings = await lint(SAMPLES);
});
afterAll(() => copy.remove());

const findingsIn = (files: Record<string, string>) =>
  findings.filter(({ file }) => Object.hasOwn(files, file));

interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly line: number;
}

/** What the linter says of files that hold these texts. */
async function lint(texts: Record<string, string>): Promise<Finding[]> {
  const files = Object.keys(texts);
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(copy.folder, file)), { recursive: true });
    await writeFile(join(copy.folder, file), text);
  }
  // The types of these files alone are read.
  const compilerOptions = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
  };
  const project = { compilerOptions, files: files.filter((file) => /\.tsx?$/.test(file)) };
  await writeFile(join(copy.folder, 'tsconfig.json'), JSON.stringify(project));
  const oxlint = join(copy.folder, 'node_modules/oxlint/bin/oxlint');
  const report = await new Promise<string>((resolve) => {
    // It ends with 1 where it found something.
    execFile(process.execPath, [oxlint, '--format', 'json', ...files], { cwd: copy.folder }, (_, output) =>
      resolve(output),
    );
  });
  return JSON.parse(report).diagnostics.map(({ filename, code, labels }: Diagnostic) => ({
    file: filename,
    rule: code,
    line: labels[0]?.span.line,
  }));
}

interface Diagnostic {
  filename: string;
  code: string;
  labels: { span: { line: number } }[];
}

const sampleFiles = (name: string, codes: string[]) =>
  Object.fromEntries(codes.map((code, index) => [`tools/checks/${name}-${index}.ts`, code]));

const FORBIDDEN: [rule: string, code: string][] = [
  ['eslint(no-restricted-exports)', 'export default 1;'],
  ['eslint-js(no-restricted-syntax)', `export * from './check.ts';`],
  ['eslint-js(no-restricted-syntax)', `test.only('a', () => {});`],
  ['eslint-js(no-restricted-syntax)', `test.describe.only('b', () => {});`],
  ['eslint-js(no-restricted-syntax)', `it.skip('c', () => {});`],
  ['eslint-js(no-restricted-syntax)', `test.skip(Boolean(process.env['PHONE']), 'a phone has no hover');`],
  ['eslint-js(no-restricted-syntax)', `xit('d', () => {});`],
  ['eslint-js(no-restricted-syntax)', 'export const wait = (page: any) => page.waitForTimeout(5);'],
  ['eslint-js(no-restricted-syntax)', `export const fails = (read: object) => 'errors' in read;`],
  ['eslint-js(no-restricted-syntax)', `export const fails = (read: object) => 'error' in read;`],
  ['eslint-js(no-restricted-syntax)', `export interface Done { readonly ok: false }`],
  ['eslint-js(no-restricted-syntax)', `export type Done = { kind: 'ok' } | { kind: 'late' };`],
  ['eslint-js(no-restricted-syntax)', `export const done = { kind: 'ok' };`],
  ['eslint-js(no-restricted-syntax)', `export type Reply = { kind: 'given' } | { kind: 'refused' };`],
  ['eslint-js(no-restricted-syntax)', `export type Reply = { kind: 'given' | 'unreachable' };`],
  ['eslint-js(no-restricted-syntax)', `export const Reply = z.object({ kind: z.literal('no-match') });`],
  ['eslint-js(no-restricted-syntax)', `export function read() { return new Error('It is gone'); }`],
  ['typescript(no-explicit-any)', 'export const anything = (value: any) => Boolean(value);'],
  ['typescript(consistent-type-assertions)', `export const cast = JSON.parse('1') as number;`],
  ['typescript(no-floating-promises)', 'Promise.resolve();'],
  ['typescript(no-misused-promises)', `process.on('exit', async () => { await Promise.resolve(); });`],
  [
    'typescript(switch-exhaustiveness-check)',
    `export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } }`,
  ],
  ['eslint(eqeqeq)', 'export const same = (a: string, b: string) => a == b;'],
  ['eslint(no-alert)', `window.alert('a');`],
  ['house(language-is-data)', `export const other = (code: string) => (code === 'en' ? 'hi' : 'en');`],
  ['house(language-is-data)', `export const lang = 'ml';`],
  ['house(language-is-data)', `export const locale = 'ml-IN';`],
  ['house(language-is-data)', `export const words = { en: 'Home', ml: 'Home' };`],
  ['house(language-is-data)', `export interface Words { en: string; ml: string }`],
  ['house(language-is-data)', `export const word = ({ ml }: Record<string, string>) => ml;`],
  ['house(language-is-data)', 'export const lang = `ml`;'],
  ['house(language-is-data)', `export const fallback = 'en';`],
  [
    'house(language-is-data)',
    `export function h(l: string) { switch (l) { case 'en': return 1; } return 2; }`,
  ],
  ['house(language-is-data)', `export const isFirst = (l: string) => ['en'].includes(l);`],
  ['house(language-is-data)', `export const begins = (l: string) => l.startsWith('en');`],
  [
    'house(language-is-data)',
    "export const read = (id: string) => `select body->>'ml' from x where id = ${id}`;",
  ],
  ['house(language-is-data)', `export const build = "select jsonb_build_object('en', name)";`],
  ['house(page-address)', `navigate('/projcts');`],
  ['house(page-address)', `location.assign('/projcts');`],
  ['house(page-address)', `window.location.replace(found ? '/projcts' : '/');`],
  ['house(page-address)', `window.location.href = '/projcts';`],
  ['house(page-address)', 'export const leave = (id: string) => redirect(`/projct/${id}`);'],
  ['house(page-address)', `reply.redirect('/projcts', 303);`],
  ['house(page-address)', `export const list = '/projects';`],
  ['house(page-address)', `export const news = { path: '/newsdetail/' };`],
  ['house(page-address)', `export const give = '/payments/home';`],
  ['house(page-address)', 'export const project = (nid: string) => `/project/${nid}`;'],
  ['house(page-address)', 'export const filtered = (query: string) => `/projects?${query}#list`;'],
  ['house(page-address)', 'export const lookUp = (query: string) => `/payments-check${query}`;'],
  [
    'house(page-address)',
    'export const mailed = (site: string) => `${site}/payments-complete/success/SCT/1`;',
  ],
  ['house(page-address)', `export const page = '<a href="/account">';`],
  ['house(page-address)', `export const rows = "select '/event/' || id";`],
  ['house(page-address)', `export const head = { canonicalPath: '/projcts' };`],
  ['house(history-writers)', `history.pushState(null, '', '/');`],
  ['house(history-writers)', `window.history.replaceState({}, '', location.href);`],
  ['house(history-writers)', `const { replaceState } = history;`],
  ['house(history-writers)', `Reflect.get(history, 'pushState');`],
  ['house(disable-says-why)', '/* eslint-disable-next-line no-console */'],
];

const LAWFUL = [
  `export const answered = { ok: true, status: 200 };`,
  `export const isRead = (read: { outcome: string }) => read.outcome === 'read';`,
  `export function read(): never { throw new Error('It is gone'); }`,
  `export const list = ['a', 'b'] as const;`,
  'void Promise.resolve();',
  `export const letters = 'html';`,
  `export const page = '<html lang="en">';`,
  `export const years = new Intl.DateTimeFormat('en', { year: 'numeric' });`,
  `export const name = 'a/b'.replace('/src', '');`,
  `location.assign('/');`,
  `location.replace('/api/login');`,
  `export const call = '/payments/getNextSequence';`,
  `export const prefix = '/payments';`,
  `export const calls = '/api/project/get-project-list';`,
  `export const file = { canonicalPath: '/media/a.jpg' };`,
  `export const words = 'projects/reports';`,
  `// oxlint-disable-next-line no-alert -- the oldest browsers have nothing else\nwindow.alert('b');`,
  `export function g(a: 'x' | 'y') { switch (a) { case 'x': return 1; case 'y': return 2; } }`,
];

const FORBIDDEN_FILES = sampleFiles(
  'forbidden',
  FORBIDDEN.map(([, code]) => code),
);

test('the linter catches each thing that the house forbids', () => {
  const found = findingsIn(FORBIDDEN_FILES);
  const missed = Object.keys(FORBIDDEN_FILES).flatMap((file, index) => {
    const [rule, code] = FORBIDDEN[index] ?? [];
    return found.some((finding) => finding.file === file && finding.rule === rule) ? [] : [[rule, code]];
  });
  expect(missed).toEqual([]);
});

const LAWFUL_FILES = sampleFiles('lawful', LAWFUL);

test('the linter lets the lawful neighbours of what is forbidden be', () => {
  expect(findingsIn(LAWFUL_FILES)).toEqual([]);
});

const MARKUP: [code: string, isRefused: boolean][] = [
  ['<p>Choose a project</p>', true],
  [`<p>{'Choose a project'}</p>`, true],
  ['<img alt="A well" src="/well.webp" />', true],
  [`<input placeholder={'Your name'} />`, true],
  [`<p>{done ? 'Saved already' : '–'}</p>`, true],
  [`<p>{done ? '–' : 'Not saved yet'}</p>`, true],
  [`<p>{done && 'Thank you'}</p>`, true],
  [`<>{done || ('Thank you')}</>`, true],
  [`<p>{name ?? 'nothing here'}</p>`, true],
  ['<p>{`Dear ${name}`}</p>', true],
  [`<p>{'Dear ' + name}</p>`, true],
  [`<img title={done ? 'A well' : ''} />`, true],
  ['<input aria-label={`Close`} />', true],
  ['<h1>{HEADING}</h1>', true],
  [`{ head: { title: 'A well' } }`, true],
  [`{ head: () => ({ description: done ? 'A well' : '' }) }`, true],
  [`<p>{kind === 'bank account' ? '–' : t('saved')}</p>`, false],
  [`<p>{kind === 'bank account' && <b className="wide">{CURRENCY}</b>}</p>`, false],
  ['<p>{`${name} · ${done}`}</p>', false],
  [`<input title={t('close')} name={done ? 'first' : 'last'} />`, false],
  [`{ title: 'slug', head: { image: 'well' } }`, false],
  ['<p>PDF · {1} &nbsp; WhatsApp</p>', false],
  ['<input type="text" name="first-name" alt="" />', false],
];

const MARKUP_FILES = {
  'shared/ui/tiles.tsx': [
    ...MARKUP.map(([markup], index) => `export const a${index} = ${markup};`),
    `const HEADING = 'Our projects';`,
    `const CURRENCY = 'INR';`,
  ].join('\n'),
};

test('words in markup are refused, codes and names of others are not', () => {
  const found = findingsIn(MARKUP_FILES).filter(({ rule }) => rule === 'house(words-are-texts)');
  const lines = new Set(found.map(({ line }) => line));
  expect(MARKUP.map(([markup], index) => [markup, lines.has(index + 1)])).toEqual(MARKUP);
});

const NAMED_FILES = {
  'tools/checks/BadName.mjs': 'export const a = 1;',
  'tools/checks/give-monthly.rules.mjs': 'export const a = 1;',
};

test('a file is named in kebab-case, then by its role', () => {
  expect(findingsIn(NAMED_FILES)).toEqual([
    { file: 'tools/checks/BadName.mjs', rule: 'house(file-name)', line: 1 },
  ]);
});

const LINK_FILES = {
  'mf-content/src/routes/terms/terms.screen.tsx': `export const Links = () => (
    <>
      <a href="/projcts">A</a>
      <a href={'/projcts'}>B</a>
      <form action="/projects" />
      <a href="/rss.xml">C</a>
      <a href="https://elsewhere.example/projects2">D</a>
    </>
  );`,
};

test('a link in a page has no literal address, even one that no page has', () => {
  const [file] = Object.keys(LINK_FILES);
  expect(findingsIn(LINK_FILES)).toEqual(
    [3, 4, 5].map((line) => ({ file, rule: 'house(page-address)', line })),
  );
});

const lines = (...texts: string[]) => `export const texts = { ${texts.join(',\n')} };`;
const ENGLISH_FILES = {
  'mf-content/src/texts/en.ts': lines(`a: 'Of {count}'`, `b: 'Of {{count}}'`, 'c: `Of {{count}}`'),
};
const MALAYALAM_FILES = {
  'mf-content/src/texts/ml.ts': lines(
    `a: '{trust}: {sum}'`,
    `b: '{trust}-ന് {sum}'`,
    `c: '“{q}”-ൽ'`,
    `d: '{email} എന്ന'`,
  ),
};

test('a text has placeholders in single braces', () => {
  const [file] = Object.keys(ENGLISH_FILES);
  expect(findingsIn(ENGLISH_FILES)).toEqual(
    [2, 3].map((line) => ({ file, rule: 'house(single-braces)', line })),
  );
});

test('no Malayalam suffix hangs on an inserted value', () => {
  const [file] = Object.keys(MALAYALAM_FILES);
  expect(findingsIn(MALAYALAM_FILES)).toEqual(
    [2, 3].map((line) => ({ file, rule: 'house(no-hanging-suffix)', line })),
  );
});

const SAMPLES = {
  ...FORBIDDEN_FILES,
  ...LAWFUL_FILES,
  ...MARKUP_FILES,
  ...NAMED_FILES,
  ...LINK_FILES,
  ...ENGLISH_FILES,
  ...MALAYALAM_FILES,
};
