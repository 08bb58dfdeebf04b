import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi } from '../testing/test-api.ts';

test('every call of the description is in the table of what is tested', async () => {
  const api = await startTestApi();
  const reply = await api.app.inject('/api/docs/json');
  await api.close();
  const { paths } = reply.json<{ paths: Record<string, Record<string, unknown>> }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  const table = await readFile(join(import.meta.dirname, '../../../docs/routes-and-tests.md'), 'utf8');
  expect(calls.filter((call) => !table.includes(`| \`${call}\``))).toEqual([]);
});
