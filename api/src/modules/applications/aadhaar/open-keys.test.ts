import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApplicationKeys } from './open-keys.ts';
import { ConfigError } from '../../../config/config.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trust-keys-'));
  file = join(folder, 'keys/applications.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first start makes keys that only their owner can read, and every later one has the same', () => {
  const keys = openApplicationKeys({ file, mayCreate: true });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  expect(Object.keys(keys.keys)).toEqual([keys.active]);
  expect(openApplicationKeys({ file, mayCreate: true })).toEqual(keys);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['applications.json']);
});

test('production makes no keys by itself, and says how they are made', () => {
  const open = () => openApplicationKeys({ file, mayCreate: false });
  expect(open).toThrow(ConfigError);
  expect(open).toThrow(/does not exist.*create-keys/);
});

test.each([
  ['no JSON', '{'],
  ['no keys', '{}'],
  ['a key that is too short', '{"active":"a","keys":{"a":"c2hvcnQ="},"hashKey":"c2hvcnQ="}'],
])('a file with %s is refused without being quoted or replaced', (_what, content) => {
  openApplicationKeys({ file, mayCreate: true });
  writeFileSync(file, content);
  const open = () => openApplicationKeys({ file, mayCreate: true });
  expect(open).toThrow(ConfigError);
  expect(open).toThrow(/does not hold the keys of applications$/);
  expect(readFileSync(file, 'utf8')).toBe(content);
});
