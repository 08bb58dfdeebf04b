import type { SearchResponse } from '@trust/shared/contract/content/search';
import { SMALL_SET } from '../../../testing/small-set.ts';
import { prepareContentApi } from '../../../testing/content-api.ts';
import { indexContent } from '../index.ts';

const text = (en: string, ml: string) => ({ en, ml });
const [first, second, third, ...others] = SMALL_SET.projects;

const PROJECTS = [
  {
    ...first,
    name: text('A house in Nilambur', 'നിലമ്പൂരിൽ ഒരു വീട്'),
    description: text('<p>Four walls and a roof.</p>', '<p>നാലു ചുമരുകളും കുടിവെള്ളവും.</p>'),
  },
  {
    ...second,
    name: text('Dialysis for a bus driver', 'ഡ്രൈവർക്ക് ഡയാലിസിസ്'),
    description: text('<p>A kidney patient. Use the hose.</p>', '<p>വൃക്കരോഗിക്ക് ചികിത്സ.</p>'),
  },
  {
    ...third,
    name: text('A well', 'കിണർ'),
    description: text('<p>Water.</p>', '<p>ഭവനപദ്ധതികളിൽനിന്ന് വെള്ളം.</p>'),
  },
  ...others,
];

const { api, folder } = prepareContentApi({ imported: false });
beforeAll(async () => {
  await folder.write({ projects: PROJECTS });
  await folder.importInto(api);
});

async function search(q: string, rest: Record<string, string> = {}): Promise<SearchResponse> {
  const reply = await api.app.inject({ url: '/api/search', query: { q, ...rest } });
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResponse>();
}
const firstPath = ({ results }: SearchResponse) => results[0]?.path;

describe('A misspelt query', () => {
  test.each([
    ['two letters in the wrong order', 'hosue', 'house', '/project/101'],
    ['a wrong letter', 'dialisis', 'dialysis', '/project/102'],
    ['a letter that is missing', 'kidny', 'kidney', '/project/102'],
    ['a letter too many', 'housse', 'house', '/project/101'],
    ['a letter too many, in Malayalam by its sound', 'kidnar', 'കിണർ', '/project/103'],
    ['a Malayalam vowel that is missing', 'ഡയലിസിസ്', 'ഡയാലിസിസ്', '/project/102'],
    ['a wrong letter in Malayalam', 'കിമർ', 'കിണർ', '/project/103'],
    ['a letter that sounds like the right one', 'വീഡ്', 'വീട്', '/project/101'],
    [
      'a letter that sounds like the right one, of a word that has only long forms',
      'ഭവണ',
      'ഭവന',
      '/project/103',
    ],
    ['a wrong letter in the name of a place', 'nilambor', 'nilambur', '/project/101'],
    ['a letter that is doubled in Malayalam', 'കുടിവെളം', 'കുടിവെള്ളവും', '/project/101'],
    ['one of several words', 'hosue in Nilambur', 'house in nilambur', '/project/101'],
    ['two words in two scripts', 'ഡയലിസിസ് drivr', 'ഡയാലിസിസ് driver', '/project/102'],
  ])('with %s is answered for what was meant, and says so', async (_, typed, meant, path) => {
    const found = await search(typed);
    expect(found.searched).toBe(meant);
    expect(firstPath(found)).toBe(path);
    expect(found.counts.project).toBeGreaterThan(0);
  });

  test('is searched as it was typed where that is asked for', async () => {
    const found = await search('hosue', { exact: 'true' });
    expect(found.results).toEqual([]);
    expect(found.searched).toBeUndefined();
  });

  test('that a page answers is answered so', async () => {
    expect(await search('refnd')).toMatchObject({
      searched: 'refund',
      answers: [{ path: '/terms#refunds' }],
    });
  });

  test.each(['zebra', 'xyzzy', 'SC/00010', '2099', 'q', 'hosue zebra', 'Ruksana'])(
    '"%s" that is near nothing stays as it is, and finds nothing',
    async (q) => {
      const found = await search(q);
      expect(found.searched).toBeUndefined();
      expect(found.results).toEqual([]);
    },
  );

  test.each([
    ['hose', '/project/102'],
    ['veedu', '/project/101'],
  ])('"%s" that finds something is not changed', async (q, path) => {
    const found = await search(q);
    expect(found.searched).toBeUndefined();
    expect(firstPath(found)).toBe(path);
  });

  test.each([
    'x'.repeat(100),
    'ab '.repeat(33),
    'ക്ഷ്'.repeat(25),
    "o'brien \\ :* | & ! <-> ''",
    'നന്മ'.repeat(20),
    '\u0000\ufffd\u200d',
  ])('"%s" is answered like any other', async (q) => {
    expect((await search(q)).results).toEqual([]);
  });
});

test('a word that the trust has taken out is not suggested any more', async () => {
  expect((await search('hosue')).searched).toBe('house');
  await folder.write({ projects: PROJECTS.map((project, at) => (at === 0 ? { ...first } : project)) });
  await folder.importInto(api);
  expect((await search('hosue')).searched).toBe('hose');
  await folder.write({ projects: PROJECTS });
  await folder.importInto(api);
});

test('a site that had a search before it forgave typing mistakes forgives them once its api has started', async () => {
  await api.connection.pool.query("delete from search_words; update search_entries set source = ''");
  expect((await search('hosue')).searched).toBeUndefined();
  await indexContent(api.connection.database);
  expect((await search('hosue')).searched).toBe('house');
});
