/** @jest-environment jsdom */
import { HOSTILE_HTML } from '@trust/shared/testing/hostile-html';
import { cleanHtml } from './clean-html.ts';

const TAGS =
  /^(P|BR|H2|H3|H4|STRONG|B|EM|I|U|S|SUB|SUP|BLOCKQUOTE|UL|OL|LI|A|HR|TABLE|THEAD|TBODY|TR|TH|TD|FIGURE|FIGCAPTION|SPAN)$/;

test.each(HOSTILE_HTML)('nothing that runs or loads is left of %j', (body) => {
  const page = new DOMParser().parseFromString(cleanHtml(body), 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    expect(element.tagName).toMatch(TAGS);
    for (const { name } of element.attributes)
      expect(name).toMatch(/^(href|rel|colspan|rowspan|scope|lang|dir)$/);
    const href = element.getAttribute('href');
    if (href !== null)
      expect(new URL(href, 'https://site.example').protocol).toMatch(/^(https?|mailto|tel):$/);
  }
});
