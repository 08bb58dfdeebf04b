import { applyHead } from './document-head.ts';

test('after a switch of language the head speaks of the page in that language', () => {
  document.head.innerHTML =
    '<link rel="canonical"><link rel="alternate" hreflang="en"><link rel="alternate" hreflang="ml"><link rel="alternate" hreflang="x-default">';
  const addressOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
  const head = { title: 'T', description: 'D', canonicalPath: '/project/7' };
  applyHead(head, 'ml', 'https://sample.example');
  expect(addressOf('[rel="canonical"]')).toBe('https://sample.example/project/7?lang=ml');
  expect(document.querySelector('[property="og:url"]')).toHaveAttribute(
    'content',
    'https://sample.example/project/7?lang=ml',
  );
  expect(addressOf('[hreflang="en"]')).toBe('https://sample.example/project/7?lang=en');
  expect(addressOf('[hreflang="x-default"]')).toBe('https://sample.example/project/7');
  applyHead(head, 'en', 'https://sample.example');
  expect(addressOf('[rel="canonical"]')).toBe('https://sample.example/project/7');
});
