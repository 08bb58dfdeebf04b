import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../deploy/releases/storage/storage-folder.ts';
import { childEnvironments } from '../../deploy/supervisor/child/child-environment.ts';
import { settingsOf } from '../../deploy/supervisor/testing/settings-of.ts';
import { isProductFile, listSourceFiles } from '../structure/source-files.ts';

const PORTS = { api: 4001, sandbox: 4002, mail: 4003 };

test('every variable that a schema of a server names reaches a child', async () => {
  const sources = (await listSourceFiles(root)).filter(
    (file) => /^(api|shell)\//.test(file) && isProductFile(file),
  );
  const named = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/Environment = z\.object\(\{\n([^]*?)\n\}\)/g),
      ([, fields = '']) => Array.from(fields.matchAll(/^ {2}([A-Z]\w*):/gm), ([, name = '']) => name),
    ).flat(),
  );
  expect(named).toEqual(expect.arrayContaining(['SMTP_URL', 'BANK_HASH_KEY', 'RENDER_THREADS']));
  const environment = Object.fromEntries(named.map((name) => [name, 'given']));
  const settings = { ...settingsOf({}), sandbox: true };
  const children = childEnvironments(settings, PORTS, environment);
  const given = [
    ...[children.database(), children.sandbox(), children.gateway()],
    ...[children.api('postgresql://db'), children.import('postgresql://db')],
  ];
  const received = new Set(given.flatMap((child) => Object.keys(child)));
  expect(named.filter((name) => !received.has(name))).toEqual([]);
});
