import { PUBLIC_PAGES } from '@trust/shared/contract/pages/public-pages';
import { SaxesParser } from 'saxes';
import { SMALL_SET } from '../../testing/small-set.ts';
import { prepareContentApi } from '../../testing/content-api.ts';

const { api, folder } = prepareContentApi();

const SITE = 'http://localhost:8080';
/** The texts of all elements of a name, and fails where the document is not well-formed. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === name) text = '';
  });
  parser.on('text', (part) => {
    if (text !== undefined) text += part;
  });
  parser.on('closetag', (tag) => {
    if (tag.name !== name) return;
    texts.push(text ?? '');
    text = undefined;
  });
  parser.write(xml).close();
  return texts;
}
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('The site map', () => {
  test('the site map lists every public page once, with both languages and the day of its last change', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const pages = textsOf(reply.body, 'loc');
    const content = [
      'project/101',
      'project/99',
      'newsDetail/7',
      'event/61',
      'report/70',
      'video/abcDEF12_-x',
      'application/10',
      'solace/90',
      'solace/91',
    ];
    expect(pages).toEqual(
      expect.arrayContaining([
        ...PUBLIC_PAGES.map((path) => SITE + path),
        ...content.map((path) => `${SITE}/${path}`),
      ]),
    );
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).not.toContain(`${SITE}/application/20`);
    expect(pages.filter((page) => page.includes('#'))).toEqual([]);
    expect(reply.body).toContain(
      `<url><loc>${SITE}/project/101</loc><lastmod>2026-03-01T09:00:00.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/project/101?lang=en"></xhtml:link>` +
        `<xhtml:link rel="alternate" hreflang="ml" href="${SITE}/project/101?lang=ml"></xhtml:link>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/project/101"></xhtml:link></url>`,
    );
  });

  test('the site map moves the day of a change only for what was changed, and leaves out what was withdrawn', async () => {
    const [first, second, , ...others] = SMALL_SET.projects;
    api.clock.pass(24 * 60);
    await folder.write({ projects: [{ ...first, name: { en: 'Changed' } }, { ...second }, ...others] });
    await folder.importInto(api);
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('/project/101</loc><lastmod>2026-03-02T09:00:00.000Z');
    expect(body).toContain('/project/102</loc><lastmod>2026-03-01T09:00:00.000Z');
    expect(body).not.toContain('/project/103<');
  });

  afterEach(() => api.connection.pool.query("delete from media where id <> '4'"));

  test('the site map of a large site comes in files of at most 50,000 pages that its list names', async () => {
    await api.connection.pool.query(
      `insert into media (id, position, name, url) select g::text, g, '{"en": "Film"}', lpad(g::text, 11, '0')
        from generate_series(1000, 51000) g`,
    );
    const list = textsOf((await get('/sitemap.xml')).body, 'loc');
    expect(list).toEqual([`${SITE}/sitemap.xml?part=1`, `${SITE}/sitemap.xml?part=2`]);
    const [one = '', two = ''] = await Promise.all(
      list.map(async (url) => (await get(url.replace(SITE, ''))).body),
    );
    // Reading so much as XML holds the process up, and an api that is held up turns calls away.
    const pagesOf = (file: string) => file.match(/(?<=<loc>)[^<]+/g) ?? [];
    expect(pagesOf(one)).toHaveLength(50_000);
    const all = [...pagesOf(one), ...pagesOf(two)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain(`${SITE}/application/10`);
    expect((await get('/sitemap.xml?part=3')).statusCode).toBe(404);
    expect((await get('/sitemap.xml?part=0')).statusCode).toBe(422);
  });
});

describe('The news feed', () => {
  test('the news feed comes in the language that is asked for, the latest first', async () => {
    const reply = await get('/rss.xml?lang=ml');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': 'ml',
      'cache-control': 'public, max-age=900',
    });
    expect(textsOf(reply.body, 'title')).toEqual(['ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്: വാർത്തകൾ', 'പുതിയത്', 'പഴയത്']);
    expect(textsOf(reply.body, 'link')[1]).toBe(`${SITE}/newsDetail/8?lang=ml`);
    expect(textsOf(reply.body, 'pubDate')[0]).toBe('Sat, 31 May 2025 18:30:00 GMT');
    expect(textsOf(reply.body, 'description')[1]).toBe('<p>ഇപ്പോൾ</p>');
    expect(textsOf((await get('/rss.xml')).body, 'title')[0]).toBe('News from Shelter Charitable Trust');
    expect((await get('/rss.xml?lang=xx')).statusCode).toBe(200);
    const onPhone = await api.app.inject({
      url: '/rss.xml',
      headers: { 'accept-language': 'ml-IN,ml;q=0.9' },
    });
    expect(onPhone.headers).toMatchObject({
      'content-language': 'ml',
      vary: expect.stringContaining('Cookie'),
    });
  });

  test('the news feed is well-formed whatever a title holds, and tells nothing that was withdrawn', async () => {
    const [, newer] = SMALL_SET.news;
    const name = 'Rice & "wells" <b>]]> for 10 > 9';
    await folder.write({ news: [{ ...newer, name: { en: name } }] });
    await folder.importInto(api);
    const titles = textsOf((await get('/rss.xml')).body, 'title');
    expect(titles.slice(1)).toEqual([name]);
  });
});

test('robots are told what to leave alone and where the site map is', async () => {
  const reply = await get('/robots.txt');
  expect(reply.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
  const lines = reply.body.split('\n');
  for (const path of ['/api/', '/account', '/application-summary', '/payments-complete']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});
