import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@trust/shared/build/paths';
import { startProcess, type StartedProcess } from '../testing/started-process.ts';
import { plantKind, PRODUCT_CHANGES, type PlantedKind } from '../testing/planted-kind.ts';

const run = promisify(execFile);
/** The compiler reads the types of every package that the api imports. */
const TIMEOUT = 300_000;
const RECIPE = readFileSync(join(root, 'docs/how-to/content-kind.md'), 'utf8');

let planted: PlantedKind;
let database: StartedProcess;
beforeAll(async () => {
  planted = await plantKind();
  database = startProcess('memory-database');
});
afterAll(async () => {
  await planted.remove();
  await database.kill('SIGTERM');
});

test('the recipe for a kind of content names each of the eight files that it changes, and none that is not there', () => {
  const changed = Object.keys(PRODUCT_CHANGES);
  expect(changed).toHaveLength(8);
  expect(changed.filter((path) => !RECIPE.includes(`\`${path.replace(/9000-stories.sql$/, '')}`))).toEqual(
    [],
  );
  const named = [...RECIPE.matchAll(/`((?:api|shared|mf-content|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(
    named.filter((path) => !existsSync(join(planted.folder, path)) && !existsSync(join(root, path))),
  ).toEqual([]);
});

test(
  'a kind of content that was added by the recipe compiles',
  async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', planted.typesConfig]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  },
  TIMEOUT,
);

test(
  'a kind of content that was added by the recipe is imported, listed, found and in the site map',
  async () => {
    const calls = [
      '/content/stories-list?lang=ml',
      '/content/stories-list/500',
      '/api/search?q=lantern',
      '/sitemap.xml',
    ];
    const { url = '' } = await database.ready;
    const { stdout } = await run(process.execPath, ['--import', 'tsx', planted.driver, ...calls], {
      cwd: planted.folder,
      env: { PATH: process.env.PATH, TEST_EMBEDDED_URLS: url, JEST_WORKER_ID: '1' },
    });
    const { outcome, answers } = JSON.parse(stdout);
    expect(outcome).toMatchObject({
      outcome: 'imported',
      changes: expect.arrayContaining([['stories', { added: 1, changed: 0, unchanged: 0, archived: 0 }]]),
    });
    const [list = '', item = '', search = '', siteMap = ''] = calls.map((call): string => answers[call]);
    const story = {
      nid: [{ value: '500' }],
      body: [{ value: '<p>It burns.</p><p>Still.</p>' }],
      field_story_picture: [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/) }],
    };
    expect(JSON.parse(list)).toEqual([{ ...story, lang: 'ml', title: [{ value: 'റാന്തൽ' }] }]);
    expect(JSON.parse(item)).toEqual([{ ...story, lang: 'en', title: [{ value: 'The lantern' }] }]);
    expect(JSON.parse(search)).toMatchObject({
      results: [{ kind: 'story', id: '500', path: '/story/500', excerpt: 'It burns. Still.' }],
      counts: { project: 0, story: 1 },
    });
    expect(siteMap).toContain('/story/500</loc>');
  },
  TIMEOUT,
);
