import * as api from '../../api/src/config/environment.ts';
import { childEnvironments } from '../../deploy/supervisor/child/child-environment.ts';
import { settingsOf } from '../../deploy/supervisor/testing/settings-of.ts';
import * as gateway from '../../shell/src/gateway/gateway-environment.ts';

const PORTS = { api: 4001, sandbox: 4002, mail: 4003 };

test('every variable that a schema of a server names reaches a child', () => {
  const named = [...Object.values(api), ...Object.values(gateway)].flatMap((schema) =>
    'shape' in schema ? Object.keys(schema.shape) : [],
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
