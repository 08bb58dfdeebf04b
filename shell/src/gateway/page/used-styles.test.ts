/** @jest-environment node */
import { selectUsedRules } from './used-styles.ts';

const SHEET =
  '@layer ui{.a{color:red}.a:hover,.b{color:blue}.b .a{gap:0}.c{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@media print{.c{display:none}}}';

test('a page has the rules for the classes in it, and no others', () => {
  expect(selectUsedRules(SHEET, '<p class="x a">b c</p>')).toBe(
    '@layer ui{.a{color:red}.a:hover{color:blue}}',
  );
  expect(selectUsedRules(SHEET, '<p class="b"><i class="a">')).toBe(
    '@layer ui{.a{color:red}.a:hover,.b{color:blue}.b .a{gap:0}}',
  );
});

test('an animation comes with the rule that uses it, and rules for paper too', () => {
  expect(selectUsedRules(SHEET, '<p class="c">')).toBe(
    '@layer ui{.c{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@media print{.c{display:none}}}',
  );
});

test('a page that uses nothing of a stylesheet has nothing of it', () => {
  expect(selectUsedRules(SHEET, '<p>a</p>')).toBe('');
});

test('what scripts set on the page is styled with the scripts', () => {
  expect(selectUsedRules('html[data-busy]::before{content:""}', '<p class="a">')).toBe('');
});

test('what a selector excludes need not be in the page', () => {
  expect(selectUsedRules('.a:not(.open){gap:0}', '<p class="a">')).toBe('.a:not(.open){gap:0}');
});
