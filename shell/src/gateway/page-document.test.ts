/** @jest-environment node */
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { writeDocument } from './page-document.ts';

const page = (head: object) =>
  writeDocument({
    language: 'en',
    url: new URL('https://sample.example/newsDetail/5'),
    config: sampleConfig,
    nonce: 'n',
    head: { title: 'A title', description: 'A text', ...head },
    assets: { styles: [], scripts: [], start: undefined },
    frame: null,
    areaHtml: '',
    state: { language: 'en', config: sampleConfig, remotes: {}, area: null },
  });

test('what search engines are told cannot end its script, whatever a name holds', () => {
  const name = '</script><script>steal()</script><!--\u2028';
  const html = page({ jsonLd: [{ '@type': 'Event', name }] });
  expect(html).not.toContain('<script>steal()');
  expect(html).not.toContain('<!--');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'Event', name });
});

test('a card is told with its size and with what it shows', () => {
  const html = page({ image: '/media/a.jpg', imageAlt: 'A "roof"', imageSize: { width: 1200, height: 630 } });
  expect(html).toContain('<meta property="og:image" content="https://sample.example/media/a.jpg">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;roof&quot;">');
  expect(page({})).not.toContain('og:image');
});

test('a page of news leads to its feed', () => {
  expect(page({ feed: { path: '/rss.xml?lang=ml', title: 'News' } })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="News" href="https://sample.example/rss.xml?lang=ml">',
  );
});
