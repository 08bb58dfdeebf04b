import { pictureAddresses, stillHtml, type FirstSight } from './still-page.ts';
import { serveStill } from './still-server.ts';

const sight: FirstSight = {
  words: [{ tag: 'h1', text: 'Roofs <before> rain', size: '32px' }],
  picture: {
    sources: [
      { type: 'image/avif', srcset: '/media/a-320.avif 320w, /media/a-640.avif 640w', sizes: '100vw' },
    ],
    image: { src: '/media/a-640.jpg', srcset: '/media/a-640.jpg 640w', sizes: '100vw' },
    width: 328,
    height: 205,
  },
};

test('the still page holds the words and the picture in its forms, and nothing else to load', () => {
  const html = stillHtml(sight);
  expect(html).toContain('<h1 style="font-size:32px">Roofs &lt;before> rain</h1>');
  expect(html).toContain('srcset="/media/a-320.avif 320w, /media/a-640.avif 640w" sizes="100vw"');
  expect(html).toContain('fetchpriority="high"');
  expect(html).not.toMatch(/<script|<link/);
});

test('every form of the picture is known, once', () => {
  expect(pictureAddresses(sight)).toEqual(['/media/a-320.avif', '/media/a-640.avif', '/media/a-640.jpg']);
  expect(pictureAddresses({ words: [], picture: null })).toEqual([]);
});

test('the page and its files are served, the page compressed', async () => {
  const file = { type: 'image/avif', body: Buffer.from('picture') };
  const server = await serveStill({ html: stillHtml(sight), files: new Map([['/media/a-320.avif', file]]) });
  try {
    const page = await fetch(server.url);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toBe(stillHtml(sight));
    const picture = await fetch(new URL('/media/a-320.avif', server.url));
    expect(picture.headers.get('content-type')).toBe('image/avif');
    expect(await picture.text()).toBe('picture');
    expect((await fetch(new URL('/media/b.avif', server.url))).status).toBe(404);
  } finally {
    server.end();
  }
});
