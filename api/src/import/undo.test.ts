import { undoLastImport } from '../testing/content-folder.ts';
import { SMALL_SET } from '../testing/small-set.ts';
import { prepareContentApi } from '../testing/content-api.ts';
import { listImports } from './store/imports.store.ts';
import { formatHistory } from './report.rules.ts';

const { api, folder } = prepareContentApi({ imported: false });

const [first, ...others] = SMALL_SET.projects;
const nameOfFirst = async () => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/project/get-project-by-id',
    payload: { _id: '101' },
  });
  return reply.statusCode === 200 ? reply.json<{ name: string }>().name : reply.statusCode;
};
const importNamed = async (name: string) => {
  await folder.write({ projects: [{ ...first, name: { en: name } }, ...others] });
  api.clock.pass(60);
  expect(await folder.importInto(api)).toMatchObject({ outcome: 'imported' });
};
const history = async () =>
  formatHistory(await listImports(api.connection.database))
    .output.trimEnd()
    .split('\n');

test('an import can be taken back step by step, without the folder that it came from', async () => {
  expect(await undoLastImport(api)).toEqual({ outcome: 'nothing-to-undo' });
  expect(await history()).toEqual(['Nothing was imported yet.']);

  await importNamed('One');
  await importNamed('Two');
  await importNamed('Two');
  await folder.write({ projects: others });
  api.clock.pass(60);
  await folder.importInto(api);
  expect(await nameOfFirst()).toBe(404);
  expect(await history()).toEqual([
    expect.stringMatching(/^3 .*by Anitha: 0 added, 0 changed, 20 unchanged, 1 archived, in use$/),
    expect.stringMatching(/^2 .*by Anitha: 0 added, 1 changed/),
    expect.stringMatching(/^1 {2}2026-03-01 10:00 UTC {2}[0-9a-f]{12} {2}by Anitha: 21 added/),
  ]);

  expect(await undoLastImport(api, { dryRun: true })).toMatchObject({ outcome: 'checked' });
  expect(await nameOfFirst()).toBe(404);
  await undoLastImport(api);
  expect(await nameOfFirst()).toBe('Two');
  await undoLastImport(api);
  expect(await nameOfFirst()).toBe('One');
  expect(await undoLastImport(api)).toEqual({ outcome: 'nothing-to-undo' });
  expect(await nameOfFirst()).toBe('One');
  expect(await history()).toEqual([
    expect.stringMatching(/^3 .*undone 2026-03-01 13:00 UTC by Basheer$/),
    expect.stringMatching(/^2 .*undone .* by Basheer$/),
    expect.stringMatching(/^1 .*, in use$/),
  ]);

  await importNamed('Two');
  expect((await history())[0]).toMatch(/^4 .*1 changed.*, in use$/);
});

test('of old imports only the record is kept', async () => {
  for (let number = 1; number <= 20; number += 1) await importNamed(`Name ${String(number)}`);
  const { rows } = await api.connection.pool.query(
    'select count(*)::int as imports, count(content)::int as sets from content_imports',
  );
  expect(rows).toEqual([{ imports: 24, sets: 20 }]);
});

test('an import of before a kind of content was added can be gone back to, and shows none of that kind', async () => {
  const events = async () => (await api.app.inject({ url: '/content/events-list' })).json<object[]>();
  await importNamed('Before');
  await importNamed('After');
  expect(await events()).toHaveLength(2);
  await api.connection.pool.query("update content_imports set content = content - 'events'");
  await undoLastImport(api);
  expect(await nameOfFirst()).toBe('Before');
  expect(await events()).toEqual([]);
});
