import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './deploy/checks/lint-rules.mjs';

const CODE = ['**/*.{ts,tsx,mjs,cjs}'];
const TESTS = ['**/*.test.{ts,tsx}', '**/e2e/**', '**/testing/**'];
/** Files that hold the words of each language, and the list of languages. */
const TEXTS = ['**/texts/*.ts', '**/*texts.ts', '**/*.texts.*.ts', 'shared/contract/languages.ts'];
/** Content of invented cases and measurements, in both languages. */
const SAMPLES = ['api/sample-content/**', 'deploy/bench/**', 'deploy/recipes/plants/**'];
/** The lists of the pages' addresses: what modules share, what a remote has alone, and the route table. */
const PAGE_LISTS = [
  'shared/contract/pages/paths.ts',
  'mf-*/src/paths.ts',
  'mf-*/src/remote.tsx',
  'shell/src/routes.ts',
];
/** Files whose default export a tool asks for. */
const CONFIGURATION = [
  '**/*.config.{ts,mjs}',
  '**/*.cjs',
  '**/*.d.ts',
  '**/global-{setup,teardown}.ts',
  'shared/testing/*-environment.ts',
  'shared/testing/asset-address.ts',
  'shell/src/gateway/releases/render-worker.ts',
  'shell/src/browser/federation/provide-runtime-core.ts',
];

const called = (names) =>
  `CallExpression[callee.object.name=/^(describe|it|test)$/][callee.property.name=/^(${names})$/]`;
const restrictedSyntax = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  {
    selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name="only"]',
    message: 'A focused test hides all the others.',
  },
  {
    selector: 'MemberExpression[object.object.name="test"][property.name="only"]',
    message: 'A focused test hides all the others.',
  },
  {
    selector: called('skip|fixme|todo|failing'),
    message: 'Mend the test or remove it; what belongs to one screen is tagged with it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
    message: 'Mend the test or remove it.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'No sleeps: wait for what the visitor would see.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/.data/',
    '**/.cache/',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  {
    files: CODE,
    plugins: { house: houseRules },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'house/disable-says-why': 'error',
      'house/file-name': 'error',
      'no-alert': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-floating-promises': 'error',
      // A loader throws a redirect as a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // A throw between two tasks is as lawful as a rejected promise; plugins are async by contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // What we pass around are closures; nothing of ours reads `this` of an object that it was taken from.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // The rules of hooks compile what they read, which takes long: only where there can be a hook.
  { files: ['**/*.tsx', '**/use-*.ts'], ...reactHooks.configs.flat.recommended },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A Playwright fixture's `use` is not a hook of React's.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: CODE,
    ignores: [...TEXTS, ...TESTS, ...SAMPLES],
    rules: { 'house/language-is-data': 'error', 'house/words-are-texts': 'error' },
  },
  { files: TEXTS, rules: { 'house/single-braces': 'error' } },
  {
    files: CODE,
    ignores: [...PAGE_LISTS, ...TESTS, ...SAMPLES],
    rules: { 'house/page-address': 'error' },
  },
  { files: CONFIGURATION, rules: { 'no-restricted-exports': 'off' } },
  { files: ['api/**/index.ts'], rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.slice(1)] } },
);
