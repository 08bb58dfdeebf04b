import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What the linter says of a text, had it stood in that file. */
function lint(file: string, text: string): { rule: string; line: number }[] {
  const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const report = (() => {
    const options = { cwd: ROOT, input: text, encoding: 'utf8' as const };
    const args = [eslint, '--stdin', '--stdin-filename', file, '--format', 'json'];
    try {
      return execFileSync(process.execPath, args, options);
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  })();
  const [{ messages }] = JSON.parse(report);
  return messages.map(({ ruleId, line }: { ruleId: string; line: number }) => ({ rule: ruleId, line }));
}

const FORBIDDEN: [rule: string, code: string][] = [
  ['no-restricted-exports', 'export default 1;'],
  ['no-restricted-syntax', `export * from './check.ts';`],
  ['no-restricted-syntax', `test.only('a', () => {});`],
  ['no-restricted-syntax', `test.describe.only('b', () => {});`],
  ['no-restricted-syntax', `it.skip('c', () => {});`],
  ['no-restricted-syntax', `test.skip(Boolean(process.env['PHONE']), 'a phone has no hover');`],
  ['no-restricted-syntax', `xit('d', () => {});`],
  ['no-restricted-syntax', 'export const wait = (page: any) => page.waitForTimeout(5);'],
  ['@typescript-eslint/no-explicit-any', 'export const anything = (value: any) => Boolean(value);'],
  ['@typescript-eslint/consistent-type-assertions', `export const cast = JSON.parse('1') as number;`],
  ['@typescript-eslint/no-floating-promises', 'Promise.resolve();'],
  ['@typescript-eslint/no-misused-promises', `process.on('exit', async () => { await Promise.resolve(); });`],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    `export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } }`,
  ],
  ['eqeqeq', 'export const same = (a: string, b: string) => a == b;'],
  ['no-alert', `window.alert('a');`],
  ['house/language-is-data', `export const other = (code: string) => (code === 'en' ? 'hi' : 'en');`],
  ['house/language-is-data', `export const lang = 'ml';`],
  ['house/language-is-data', `export const locale = 'ml-IN';`],
  ['house/language-is-data', `export const words = { en: 'Home', ml: 'Home' };`],
  ['house/language-is-data', `export interface Words { en: string; ml: string }`],
  ['house/language-is-data', `export const word = ({ ml }: Record<string, string>) => ml;`],
  ['house/page-address', `export const list = '/projects';`],
  ['house/page-address', `export const news = { path: '/newsdetail/' };`],
  ['house/page-address', `export const give = '/payments/home';`],
  ['house/page-address', 'export const project = (nid: string) => `/project/${nid}`;'],
  ['house/page-address', 'export const filtered = (query: string) => `/projects?${query}#list`;'],
  ['house/page-address', 'export const lookUp = (query: string) => `/payments-check${query}`;'],
  [
    'house/page-address',
    'export const mailed = (site: string) => `${site}/payments-complete/success/SCT/1`;',
  ],
  ['house/page-address', `export const page = '<a href="/account">';`],
  ['house/page-address', `export const rows = "select '/event/' || id";`],
  ['house/page-address', `export const head = { canonicalPath: '/projcts' };`],
  ['house/disable-says-why', '/* eslint-disable-next-line no-console */'],
];

const LAWFUL = [
  `export const list = ['a', 'b'] as const;`,
  'void Promise.resolve();',
  `export const fallback = 'en';`,
  `export const letters = 'html';`,
  `export const call = '/payments/getNextSequence';`,
  `export const prefix = '/payments';`,
  `export const calls = '/api/project/get-project-list';`,
  `export const file = { canonicalPath: '/media/a.jpg' };`,
  `export const words = 'projects/reports';`,
  `// eslint-disable-next-line no-alert -- the oldest browsers have nothing else\nwindow.alert('b');`,
  `export function g(a: 'x' | 'y') { switch (a) { case 'x': return 1; case 'y': return 2; } }`,
];

test('the linter catches each thing that the house forbids, and lets its lawful neighbour be', () => {
  const code = FORBIDDEN.map(([, line]) => line);
  const found = lint('deploy/checks/tally.ts', [...code, ...LAWFUL].join('\n'));
  const missed = FORBIDDEN.filter(
    ([rule], index) => !found.some((message) => message.rule === rule && message.line === index + 1),
  );
  expect(missed).toEqual([]);
  expect(found.filter(({ line }) => line > FORBIDDEN.length)).toEqual([]);
}, 120_000);

const MARKUP: [code: string, isRefused: boolean][] = [
  ['<p>Choose a project</p>', true],
  [`<p>{'Choose a project'}</p>`, true],
  ['<img alt="A well" src="/well.webp" />', true],
  [`<input placeholder={'Your name'} />`, true],
  ['<p>PDF · {1} &nbsp; WhatsApp</p>', false],
  ['<input type="text" name="first-name" alt="" />', false],
];

test('words in markup are refused, codes and names of others are not', () => {
  const code = MARKUP.map(([markup], index) => `export const a${index} = ${markup};`).join('\n');
  const found = lint('shared/ui/tiles.tsx', code).filter(({ rule }) => rule === 'house/words-are-texts');
  const lines = new Set(found.map(({ line }) => line));
  expect(MARKUP.map(([markup], index) => [markup, lines.has(index + 1)])).toEqual(MARKUP);
}, 120_000);

test('a file is named in kebab-case, then by its role', () => {
  expect(lint('deploy/checks/BadName.mjs', 'export const a = 1;')).toEqual([
    { rule: 'house/file-name', line: 1 },
  ]);
  expect(lint('deploy/checks/give-monthly.rules.mjs', 'export const a = 1;')).toEqual([]);
}, 120_000);

test('a link in a page has no literal address, even one that no page has', () => {
  const screen = `export const Links = () => (
    <>
      <a href="/projcts">A</a>
      <a href={'/projcts'}>B</a>
      <form action="/projects" />
      <a href="/rss.xml">C</a>
      <a href="https://elsewhere.example/projects2">D</a>
    </>
  );`;
  expect(lint('mf-content/src/routes/terms/terms.screen.tsx', screen)).toEqual(
    [3, 4, 5].map((line) => ({ rule: 'house/page-address', line })),
  );
}, 120_000);

test('a text has placeholders in single braces', () => {
  const texts = `export const texts = { a: 'Of {count}', b: 'Of {{count}}', c: \`Of {{count}}\` };`;
  expect(lint('mf-content/src/texts/en.ts', texts.replaceAll(', ', ',\n'))).toEqual(
    [2, 3].map((line) => ({ rule: 'house/single-braces', line })),
  );
}, 120_000);
