import { waitFor } from '@testing-library/dom';
import { HEAD_TAGS_SELECTOR, headTags } from '../../head/head-tags.ts';
import { sampleConfig } from '../../../testing/sample-config.ts';
import { applyHead } from './document-head.ts';
import { replaceHeadTags } from '../../head/replace-head-tags.ts';

const NEWS = {
  title: 'News',
  description: 'What is new',
  canonicalPath: '/newsDetail',
  image: '/media/a.jpg',
  imageAlt: 'A roof',
  imageSize: { width: 1200, height: 630 },
  feed: { path: '/rss.xml', title: 'News of the trust' },
  noIndex: true,
};
const PROJECT = { title: 'T', description: 'D', canonicalPath: '/project/7' };

const attributeOf = (selector: string, name: string) => {
  const found = document.head.querySelectorAll(selector);
  expect(found.length).toBeLessThan(2);
  return found[0]?.getAttribute(name);
};
const contentOf = (name: string) => attributeOf(`[name="${name}"],[property="${name}"]`, 'content');

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="icon" href="/icon.svg"><script type="application/ld+json">{}</script>';
  document.head.append(document.createElement('style'));
});

test('the browser finds every tag that the server writes', () => {
  replaceHeadTags(NEWS, '/newsDetail', 'en', sampleConfig);
  const written = headTags(NEWS, '/newsDetail', 'en', sampleConfig);
  expect(written).toHaveLength(18);
  expect(document.head.querySelectorAll(HEAD_TAGS_SELECTOR)).toHaveLength(written.length);
});

test('after a navigation and a switch of language nothing speaks of the page before', async () => {
  replaceHeadTags(NEWS, '/newsDetail', 'en', sampleConfig);
  document.head.append(document.createElement('script'));
  applyHead(PROJECT, 'ml', sampleConfig);
  expect(document.title).toBe('T');
  await waitFor(() => expect(contentOf('og:title')).toBe('T'));
  expect(contentOf('og:locale')).toBe('ml_IN');
  expect(contentOf('og:site_name')).toBe('സാമ്പിൾ ചാരിറ്റബിൾ ട്രസ്റ്റ്');
  expect(contentOf('twitter:card')).toBe('summary');
  expect(contentOf('og:image:alt')).toBeUndefined();
  expect(contentOf('robots')).toBeUndefined();
  expect(attributeOf('[type="application/rss+xml"]', 'href')).toBeUndefined();
  expect(document.head.querySelector('[type="application/ld+json"]')).toBeNull();
  expect(attributeOf('[rel="icon"]', 'href')).toBe('/icon.svg');
});

test('a page with a feed and a picture brings them along', async () => {
  replaceHeadTags(PROJECT, '/project/7', 'en', sampleConfig);
  applyHead(NEWS, 'en', sampleConfig);
  await waitFor(() => expect(contentOf('twitter:card')).toBe('summary_large_image'));
  expect(attributeOf('[type="application/rss+xml"]', 'href')).toBe('https://sample.example/rss.xml');
  expect(attributeOf('[type="application/rss+xml"]', 'title')).toBe('News of the trust');
});

test('after a switch of language the head speaks of the page in that language', async () => {
  const addressOf = (selector: string) => attributeOf(selector, 'href');
  applyHead(PROJECT, 'ml', sampleConfig);
  await waitFor(() =>
    expect(addressOf('[rel="canonical"]')).toBe('https://sample.example/project/7?lang=ml'),
  );
  expect(contentOf('og:url')).toBe('https://sample.example/project/7?lang=ml');
  expect(addressOf('[hreflang="en"]')).toBe('https://sample.example/project/7?lang=en');
  expect(addressOf('[hreflang="x-default"]')).toBe('https://sample.example/project/7');
  applyHead(PROJECT, 'en', sampleConfig);
  await waitFor(() => expect(addressOf('[rel="canonical"]')).toBe('https://sample.example/project/7'));
});
