import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LANGUAGE, type Language } from '@trust/shared/contract/languages';
import { toPseudo } from '../language/pseudo-text.ts';
import { STORY } from '../plants/content-kind.ts';
import type { Probe } from '../probes.ts';
import type { ProbedApi } from './probed-api.ts';

const LIST = '/content/stories-list';
/** The path of the search page with a word of the story. */
const SEARCH_PAGE = 'page /search?q=റാന്തൽ';

/** What a kind of content promises. The last import replaces the sample content, so nothing is probed after it. */
export async function probeContentKind(
  { app, importFolder }: ProbedApi,
  probes: readonly Probe[],
  language: Language,
): Promise<Record<string, boolean>> {
  const read = async (url: string): Promise<string> => (await app.inject({ url })).body;
  const answers = async (url: string, expected: unknown): Promise<boolean> =>
    isDeepStrictEqual(
      JSON.parse((await read(url)).replace(/\/media\/[0-9a-f]{24}\.webp/, 'picture')),
      expected,
    );
  const story = [answerOf(STORY.id, language, toPseudo(STORY.title.en), toPseudo(STORY.body.en))];
  const found = JSON.parse(await read('/api/search?q=lantern'));
  const [result = {}] = found.results;
  const page = probes.find(({ name }) => name === SEARCH_PAGE)?.html ?? '';
  const sample = {
    'it is listed in the language': await answers(`${LIST}?lang=${language}`, story),
    'one of it is answered in the language': await answers(`${LIST}/${STORY.id}?lang=${language}`, story),
    'one of it is answered in English where no language is asked for': await answers(`${LIST}/${STORY.id}`, [
      answerOf(STORY.id, DEFAULT_LANGUAGE, STORY.title.en, STORY.body.en),
    ]),
    'search finds it alone': found.results.length === 1 && found.counts.story === 1,
    'search says what it is, where it is and how it begins': isDeepStrictEqual(
      [result.kind, result.path, result.excerpt],
      ['story', `/story/${STORY.id}`, 'It burns.'],
    ),
    'the search page names its kind': page.includes(toPseudo('Story')),
    'the site map has it': (await read('/sitemap.xml')).includes(`/story/${STORY.id}</loc>`),
  };
  const changes = await importFolder('api/sample-content/example-tables');
  return {
    ...sample,
    'a table of it is imported': changes.get('stories')?.added === 1,
    'a text of a table has its paragraphs': await answers(`${LIST}?lang=${language}`, [
      answerOf('501', DEFAULT_LANGUAGE, 'The lamp', '<p>It burns.</p><p>Still.</p>'),
    ]),
  };
}

function answerOf(id: string, lang: Language, title: string, body: string) {
  return {
    lang,
    nid: [{ value: id }],
    title: [{ value: title }],
    body: [{ value: body }],
    field_story_picture: [{ url: 'picture' }],
  };
}
