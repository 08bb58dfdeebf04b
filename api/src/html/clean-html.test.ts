import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { HOSTILE_HTML } from '@trust/shared/testing/hostile-html';
import { cleanHtml } from './clean-html.ts';

const TAGS =
  /^(html|head|body|p|br|h2|h3|h4|strong|b|em|i|u|s|sub|sup|blockquote|ul|ol|li|a|hr|table|thead|tbody|tr|th|td|figure|figcaption|span)$/;

/** The elements of a page, as browsers read it. */
function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((element) => [element, ...elementsOf(element)]);
}

test.each(HOSTILE_HTML)('nothing that runs or loads is left of %j', (body) => {
  for (const { tagName, attrs } of elementsOf(parse(cleanHtml(body)))) {
    expect(tagName).toMatch(TAGS);
    for (const { name, value } of attrs) {
      expect(name).toMatch(/^(href|rel|colspan|rowspan|scope|lang|dir)$/);
      if (name === 'href')
        expect(new URL(value, 'https://site.example').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
});

const REL = ' rel="noopener noreferrer"';
test.each([
  ['<h2>Wells</h2><p>Twelve <strong>deep</strong> and <em>clean</em>.<br />More to come.</p>'],
  ['<ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><blockquote>Thanks</blockquote><hr />'],
  [
    '<table><thead><tr><th scope="col" colspan="2">Ward</th></tr></thead><tbody><tr><td rowspan="2">7</td></tr></tbody></table>',
  ],
  ['<figure><figcaption>A house</figcaption></figure><p>H<sub>2</sub>O, m<sup>2</sup></p>'],
  ['<p lang="ml" dir="auto">വെള്ളം &amp; വീട്</p>'],
  [`<a href="https://trust.example/a?b=1&amp;c=2"${REL}>there</a>`],
  [
    `<a href="/projects/12#more"${REL}>here</a>, <a href="mailto:office@trust.example"${REL}>write</a>, <a href="tel:+914832700000"${REL}>call</a>`,
  ],
])('good text stays as it is: %s', (body) => {
  expect(cleanHtml(body)).toBe(body);
});

test('of what is not allowed the words stay, and of scripts nothing', () => {
  expect(cleanHtml('<div><p style="color: red">Wells</p><script>run()</script></div>')).toBe('<p>Wells</p>');
});

test('relative links lead to the host that they came from', () => {
  const base = new URL('https://news.example/kerala/wells');
  expect(cleanHtml('<a href="../about">about</a><a href="#top">top</a>', base)).toBe(
    `<a href="https://news.example/about"${REL}>about</a><a href="#top"${REL}>top</a>`,
  );
});
