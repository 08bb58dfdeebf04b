/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import renderInThread from './render-worker.ts';

test('a bundle that could not be read once is rendered when it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const file = join(folder, 'server.cjs');
  const task = { module: 'mf-donations', file, what: 'render', request: 'page' } as const;
  await expect(renderInThread(task)).rejects.toThrow('ENOENT');
  await writeFile(
    file,
    "module.exports = { contract: 1, module: 'mf-donations', render: async (asked) => asked };",
  );
  await expect(renderInThread(task)).resolves.toBe('page');
  // It cannot read alone, which is no failure of it.
  await expect(renderInThread({ ...task, what: 'read' })).resolves.toBeNull();
  await rm(folder, { recursive: true });
});
