/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidPointerError, readPointer } from './pointer-file.ts';

const empty = { schema: 'test', microFrontends: {}, extras: { generation: 1, pins: {} } };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pointer-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a site to which nothing was ever promoted has no pointer', async () => {
  await expect(readPointer(folder)).resolves.toBeUndefined();
  await expect(readPointer(join(folder, 'not-there'))).resolves.toBeUndefined();
});

test('a good pointer is read as it was written', async () => {
  await writeFile(join(folder, 'pointer.json'), JSON.stringify(empty));
  await expect(readPointer(folder)).resolves.toEqual(empty);
});

test.each([
  ['half a file', '{"schema": "te', /not valid JSON/],
  ['no JSON at all', '', /not valid JSON/],
  ['JSON of another shape', '{"schema": 1}', /does not hold a pointer/],
])('%s is refused with the name of the file and the reason', async (_what, text, reason) => {
  await writeFile(join(folder, 'pointer.json'), text);
  const failure = await readPointer(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidPointerError);
  expect(String(failure)).toMatch(reason);
  expect(String(failure)).toContain(join(folder, 'pointer.json'));
});
