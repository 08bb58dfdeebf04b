import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import { listChecks } from './all-checks.ts';

const root = join(import.meta.dirname, '../..');
const foldersWith = (file: string) => readdirSync(root).filter((name) => existsSync(join(root, name, file)));
const checks = listChecks('/scratch').map(({ name }) => name);

test('the folders of remotes are those that are released, checked and routed to', () => {
  expect(foldersWith('src/remote.tsx').toSorted()).toEqual([...REMOTES].toSorted());
});

test.each(foldersWith('package.json'))('the unit tests of %s are run', (workspace) => {
  expect(checks.some((name) => `${name}:`.startsWith(`jest:${workspace}:`))).toBe(true);
});

test.each(foldersWith('e2e/playwright.config.ts'))('the journeys of %s are run', (workspace) => {
  expect(checks).toContain(`e2e:${workspace}`);
});
