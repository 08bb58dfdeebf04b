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
