import { render, screen } from '@testing-library/react';
import { HOSTILE_HTML } from '../testing/hostile-html.ts';
import { cleanBody } from './clean-body.ts';
import { HtmlBody } from './html-body.tsx';

const TAGS =
  /^(P|BR|H2|H3|H4|STRONG|B|EM|I|U|S|SUB|SUP|BLOCKQUOTE|UL|OL|LI|A|HR|TABLE|THEAD|TBODY|TR|TH|TD|FIGURE|FIGCAPTION|SPAN)$/;
const ATTRIBUTES = /^(href|rel|colspan|rowspan|scope|lang|dir)$/;

function expectHarmless(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  for (const element of place.querySelectorAll('*')) {
    expect(element.tagName).toMatch(TAGS);
    for (const { name } of element.attributes) expect(name).toMatch(ATTRIBUTES);
    const href = element.getAttribute('href');
    if (href !== null)
      expect(new URL(href, 'https://site.example').protocol).toMatch(/^(https?|mailto|tel):$/);
    if (href !== null && !/^https?:/.test(href))
      expect(new URL(href, 'https://site.example').host).not.toBe('evil.example');
  }
  // Parsed by a browser, serialised and parsed again it is the same: nothing is hidden for a second parser (mXSS).
  const again = document.createElement('div');
  again.innerHTML = place.innerHTML;
  expect(again.innerHTML).toBe(place.innerHTML);
}

test('there are many hostile bodies to try', () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(150);
});

test.each(HOSTILE_HTML)('nothing runs or loads in a page that shows %j', (body) => {
  expectHarmless(cleanBody(body));
  expectHarmless(cleanBody(`<p>${body}</p><b>${body}`));
});

test('a body that was cleaned stays as it is', () => {
  const body =
    '<h2>Wells</h2><p lang="ml">കിണർ &amp; വെള്ളം<br><a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer">more</a></p><table><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td>1 &lt; 2</td><td></td></tr></tbody></table>';
  expect(cleanBody(body)).toBe(body);
  for (const hostile of HOSTILE_HTML) expect(cleanBody(cleanBody(hostile))).toBe(cleanBody(hostile));
});

test('a screen shows the words of a hostile body and nothing else of it', () => {
  render(
    <HtmlBody
      html={'<p onclick="run()">Two hundred people came.</p><img src=x onerror=run()><script>run()</script>'}
    />,
  );
  expect(screen.getByText('Two hundred people came.')).not.toHaveAttribute('onclick');
  expect(document.querySelector('img, script')).toBeNull();
});

test('in a body a line does not end within the year of accounts, and addresses stay as they are', () => {
  const body =
    '<p>Accounts of 2025–26 &lt;2023-24&gt;: <a href="https://a.example/2025-26?x=1">2025–26-ലെ കണക്കുകൾ</a></p>';
  const { container } = render(<HtmlBody html={body} />);
  expect(container).toHaveTextContent('Accounts of 2025–26 <2023-24>: 2025–26-ലെ കണക്കുകൾ');
  for (const years of ['2025–26', '2023-24', '2025–26-ലെ'])
    expect(screen.getByText(years)).toHaveClass('together');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/2025-26?x=1');
});
