import { removeScripts } from './hand-made.ts';
import { serveStaticPages } from './static-server.ts';

test('the hand-made page keeps words, styles and pictures, and loads no script and no font', () => {
  const sent =
    '<head><link rel="preload" as="script" href="/a.js"><link rel="canonical" href="/"><style>@font-face{font-family:A;src:url(/a.woff2)}h1{color:red}</style>' +
    '<script nonce="n">let a = "</b>";</script></head><body><h1>Roofs</h1><img src="/a.jpg"><script src="/a.js"></script></body>';
  expect(removeScripts(sent)).toBe(
    '<head><link rel="canonical" href="/"><style>h1{color:red}</style></head><body><h1>Roofs</h1><img src="/a.jpg"></body>',
  );
});

test('pages are served compressed, and the pictures that they name are the site’s', async () => {
  const headers = new Headers({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
  });
  const site = await serveStaticPages(new Map([['/media/a.avif', 'picture']]), 'http://127.0.0.1:9', headers);
  const server = await serveStaticPages(new Map([['/', '<h1>Roofs</h1>']]), site.url, headers);
  try {
    const page = await fetch(server.url);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.has('content-security-policy')).toBe(false);
    expect(await page.text()).toBe('<h1>Roofs</h1>');
    expect(await (await fetch(new URL('/media/a.avif', server.url))).text()).toBe('picture');
  } finally {
    server.end();
    site.end();
  }
});
