import { compactStyles } from './compact-styles.ts';
import { readStyleConstants, writeConstants } from './style-constants.ts';

const TOKENS = `
:root { --ink: #17231e; --text: var(--ink); --space-4: 1rem; --page: clamp(20rem, 50vw, 76rem); --target: 2.75rem; }
@media (prefers-color-scheme: dark) { :root { --text: #fff; } }`;
const constants = readStyleConstants(TOKENS);

test('a token that is the same everywhere is a constant, unless its value is longer than its name', () => {
  expect(constants).toEqual({ '--ink': '#17231e', '--space-4': '1rem' });
});

test('constants stand by their values, other tokens by their names', () => {
  expect(writeConstants('0 calc(2 * var(--space-4)) var(--text, var(--ink))', constants)).toBe(
    '0 calc(2 * 1rem) var(--text, #17231e)',
  );
});

test('each layer stands once, its rules in their order, and what is in no layer stays', () => {
  const sheet =
    '@layer a,b;@layer a{.x{gap:var(--space-4)}}@font-face{}@layer b{.y{}}@layer a{.z{--tone: var(--ink)}}';
  expect(compactStyles(sheet, constants)).toBe(
    '@layer a,b;@layer a{.x{gap:1rem}.z{--tone:#17231e}}@font-face{}@layer b{.y{}}',
  );
});

test('a rule that sets a constant anew is refused', () => {
  expect(() => compactStyles('.bar{--space-4:2rem}', constants)).toThrow('--space-4 is a constant');
  expect(() => compactStyles('.bar{--text:red}', constants)).not.toThrow();
});
