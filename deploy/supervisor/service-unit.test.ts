import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../releases/storage/storage-folder.ts';
import { settingsOf } from './testing/settings-of.ts';

const unit = readFileSync(join(root, 'deploy/trust-site.service'), 'utf8');
const valuesOf = (name: string) =>
  unit.split('\n').flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

test('the service’s variables are the site’s, for production and with the folder that systemd makes', () => {
  const given = Object.fromEntries(valuesOf('Environment').map((value) => value.split('=')));
  const settings = settingsOf({
    ...given,
    DATABASE_URL: 'postgresql://db/trust',
    APPLICATION_KEYS_FILE: '/etc/trust-site-keys.json',
  });
  expect(settings).toMatchObject({ nodeEnv: 'production', sandbox: false, warnings: [] });
  expect(settings).toHaveProperty('dataDir', join('/var/lib', valuesOf('StateDirectory')[0] ?? ''));
});

test('the service runs a file that is there, and is started again without end', () => {
  const [command = ''] = valuesOf('ExecStart');
  expect(existsSync(join(root, command.split(' ').at(-1) ?? ''))).toBe(true);
  expect(valuesOf('Restart')).toEqual(['always']);
  expect(valuesOf('StartLimitIntervalSec')).toEqual(['0']);
});
