import { listPageTexts } from './html-texts.ts';
import { findPlainWords } from './plain-english.ts';

test.each([
  ['⟦Ðóñáţé Ñóŵ⟧', []],
  ['⟦Ðóñáţé⟧ Now', ['Now']],
  ['Pages ⟦óƒ⟧ this site', ['Pages', 'this', 'site']],
  ['PAN, UPI, 80G, SCT/2026/1, pay_Bel86', []],
  ['22 नवंबर 2026, 7:57 pm', []],
  ['⟦Ŵŕíţé ţó⟧ office@shelter.example or https://map.example/a', ['or']],
  ['⟦Þáíð ţó⟧ Shelter Trust Account', []],
  ['PDF · 34 kB', []],
])('in «%s» the words %j are plain English', (text, words) => {
  expect(findPlainWords(text, ['Shelter Trust Account'])).toEqual(words);
});

const PAGE = `<!doctype html><html lang="hi"><head><title>A title</title><meta name="description" content="A description">
<meta property="og:locale" content="hi_IN"><style>.a{color:red}</style></head><body><h1 class="b" title="On &quot;h1&quot;">Fish &amp; chips</h1>
<input type="submit" value="Send"><input value="typed" placeholder="Your name"><img alt="A well" src="/w.webp"><br>
<a lang="en" href="/?lang=en" title="Read in English">English <b>only</b></a><p>After it</p><script>let english = 1;</script></body></html>`;

test('of a page the texts count that a visitor of its language reads or hears', () => {
  expect(listPageTexts(PAGE)).toEqual([
    'A title',
    'A description',
    'On "h1"',
    'Fish & chips',
    'Send',
    'Your name',
    'A well',
    'After it',
  ]);
});
