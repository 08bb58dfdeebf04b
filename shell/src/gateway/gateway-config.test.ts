import { join } from 'node:path';
import { readGatewayConfig } from './gateway-config.ts';

const ENVIRONMENT = {
  API_URL: 'http://127.0.0.1:8081',
  RELEASES_DIR: '/srv/releases',
  TRUST_CONFIG: join(import.meta.dirname, '../../../deploy/trust.json'),
  SITE_URL: 'https://site.example',
};

test('production does not serve the sandbox, and a site that somebody tries out does', () => {
  const sandbox = { ...ENVIRONMENT, SANDBOX_URL: 'http://127.0.0.1:8082' };
  const inProduction = { ...sandbox, NODE_ENV: 'production' };
  expect(() => readGatewayConfig(inProduction)).toThrow(/^SANDBOX_URL: no money moves/);
  expect(readGatewayConfig(sandbox)).toMatchObject({ sandboxUrl: 'http://127.0.0.1:8082' });
});

test('all that is wrong with the environment is told at once', () => {
  const read = () => readGatewayConfig({ ...ENVIRONMENT, PORT: 'eighty', API_URL: 'api' });
  expect(read).toThrow(/PORT: .*\n.*API_URL: /);
});
