import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMissingKeys } from '../modules/applications/index.ts';
import { prepareApplicationsApi } from '../testing/applications-api.ts';
import { TEST_APPLICATIONS } from '../testing/test-api.ts';
import { createKeyFile, openApplicationKeys } from '../modules/applications/index.ts';
import { runKeyCommand } from './application-keys.ts';
import type { KeyCommand } from './applications/arguments.ts';

const { api, submit } = prepareApplicationsApi();
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trust-keys-'));
  file = join(folder, 'applications.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = ([command]: [KeyCommand]) =>
  runKeyCommand(command, file, (work) => work(api.connection.database));

test('keys are made once and never replaced', async () => {
  expect(await run(['create-keys'])).toMatchObject({ code: 0, output: expect.stringContaining(file) });
  const content = readFileSync(file, 'utf8');
  expect(await run(['create-keys'])).toMatchObject({ code: 1 });
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a rotation encrypts every number with a key of the file, and a second run what came in meanwhile', async () => {
  createKeyFile(file, TEST_APPLICATIONS.keys);
  await submit();
  expect(await run(['rotate-key'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 Aadhaar number was encrypted/),
  });
  const keys = openApplicationKeys({ file, mayCreate: false });
  expect(keys.active).not.toBe(TEST_APPLICATIONS.keys.active);
  expect(keys.hashKey).toBe(TEST_APPLICATIONS.keys.hashKey);
  // The site that runs still has the old keys.
  await submit();
  expect((await run(['encrypt-anew'])).output).toMatch(/^1 /);
  const newest = { ...keys, keys: { [keys.active]: keys.keys[keys.active] ?? '' } };
  expect(await listMissingKeys(api.connection.database, newest)).toEqual([]);
});

test.each(['rotate-key', 'encrypt-anew'] as const)('%s needs the file', async (command) => {
  expect(await run([command])).toMatchObject({ code: 1, errors: `${file} does not exist.\n` });
});
