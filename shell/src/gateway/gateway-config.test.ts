import { readGatewayConfig } from './gateway-config.ts';

const ENVIRONMENT = {
  API_URL: 'http://127.0.0.1:8081',
  RELEASES_DIR: '/srv/releases',
  TRUST_CONFIG: 'deploy/trust.json',
  SITE_URL: 'https://site.example',
};

test('production does not serve the sandbox', () => {
  const sandbox = { ...ENVIRONMENT, NODE_ENV: 'production', SANDBOX_URL: 'http://127.0.0.1:8082' };
  expect(() => readGatewayConfig(sandbox)).toThrow(/^SANDBOX_URL: no money moves/);
});

test('all that is wrong with the environment is told at once', () => {
  const read = () => readGatewayConfig({ ...ENVIRONMENT, PORT: 'eighty', API_URL: 'api' });
  expect(read).toThrow(/PORT: .*\n.*API_URL: /);
});
