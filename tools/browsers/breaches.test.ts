import { ALLOWED } from './allowed.ts';
import { findBreaches } from './breaches.ts';

const breachesOf = (name: string, text: string, isForAll = false) =>
  findBreaches([{ name, text, isForAll }], []).map((breach) => breach.split(' in ')[0]);

test.each([
  ['toSorted()', 'const sorted = list.toSorted()'],
  ['Object.groupBy', 'Object.groupBy(list, (each) => each.kind)'],
  ['Promise.withResolvers', 'const { promise } = Promise.withResolvers()'],
  ['AbortSignal.timeout', 'fetch(address, { signal: AbortSignal.timeout(9) })'],
  ['URLPattern', 'new URLPattern(address)'],
  ['URLPattern', 'new window.URLPattern(address)'],
  ['lookbehind', 'const word = /(?<!a)b/u'],
  ['lookbehind', "const word = new RegExp('(?<=a)b')"],
  ['lookbehind', 'const word = new RegExp(`(?<=${letter})b`)'],
  ['static block', 'class Till { static { open(); } }'],
  ['media query with a range', "matchMedia('(width >= 44rem)')"],
  ['syntax', 'const { a } = b; using file = open();'],
])('a script in which a listed browser lacks %s is found: %s', (feature, script) => {
  expect(breachesOf('remote.js', script)).toEqual([feature]);
});

test.each([
  'const sorted = [...list].sort()',
  'const sorted = list.toSorted?.() ?? list',
  "const asks = typeof URLPattern === 'function'",
  'const is = { URLPattern: 1, toSorted: 2 }; is.toSorted',
  'class Till { #open = 1; static is(till) { return #open in till; } } export { Till }',
  'const copy = structuredClone(list.at(-1) ?? null)',
])('a script that the listed browsers read, or that asks first, is let be: %s', (script) => {
  expect(breachesOf('remote.js', script)).toEqual([]);
});

test.each([
  ['@container', '@container (width < 26rem) { .name { display: none } }'],
  [':has', '.choice:has(:checked) { color: red }'],
  [':has', '@supports (color: red) { .choice:has(:checked) { color: red } }'],
  ['dvh', '.panel { max-height: calc(100dvh - 1rem) }'],
  ['translate', '.skip { translate: 0 -110% }'],
  ['color-mix()', '.label { background: color-mix(in srgb, red 10%, blue) }'],
  // Found to be wrong once the variable is known, it leaves nothing of what was declared before.
  ['color-mix()', '.label { color: red; color: color-mix(in srgb, var(--tone) 10%, blue) }'],
  ['color-mix()', ':root { --tone: color-mix(in srgb, red 10%, blue) }'],
  ['@media with a range', '@media (width >= 44rem) { .wide { display: block } }'],
  ['nesting', '.a { & .b { color: red } }'],
  ['text-wrap', '.a { text-wrap: inherit }'],
])('a stylesheet in which a listed browser lacks %s is found: %s', (feature, sheet) => {
  expect(breachesOf('shell.css', sheet)).toContain(feature);
});

test.each([
  '.panel { max-height: 100vh; max-height: 100dvh }',
  '@supports selector(:has(a)) { .choice:has(:checked) { color: red } }',
  '@supports (color: color-mix(in srgb, red, red)) { .a { color: color-mix(in srgb, var(--tone), blue) } }',
  '@layer ui { .a { inset: 0; aspect-ratio: 1; gap: 1rem } .a:focus-visible { color: red } }',
  '@media (min-width: 44rem) { .a { -webkit-user-select: none; user-select: none } }',
])('a stylesheet that the listed browsers read, or with something older for them, is let be: %s', (sheet) => {
  expect(breachesOf('shell.css', sheet)).toEqual([]);
});

test.each([
  ['syntax', 'const text = page?.text'],
  ['PerformanceNavigationTiming', 'entry instanceof PerformanceNavigationTiming'],
  ['Object.fromEntries', 'Object.fromEntries(list)'],
])('what browsers below the list read too is ECMAScript 2018: %s', (feature, script) => {
  expect(breachesOf('late-scripts.ts', script, true)).toEqual([feature]);
});

test('what is allowed is let be in its files alone, and is not allowed in vain', () => {
  const files = [{ name: 'pdf.js', text: 'list.toSorted(); class A { static {} }' }];
  const why = 'it brings it';
  const allow = (names: string[], where?: RegExp) =>
    findBreaches(files, [{ names, ...(where && { files: where }), why }]);
  expect(allow(['*'])).toEqual([expect.stringContaining('static block in pdf.js')]);
  expect(allow(['toSorted()', 'static block'])).toEqual([]);
  expect(allow(['toSorted()', 'static block', 'with()'])).toEqual([
    'with() is allowed, and nothing holds it.',
  ]);
  expect(allow(['toSorted()', 'static block'], /^shell/)).toHaveLength(4);
});

test('whatever is allowed says why', () => {
  for (const { why } of ALLOWED) expect(why).toMatch(/\w/);
});
