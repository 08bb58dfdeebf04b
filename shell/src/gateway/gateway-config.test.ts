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

test.each([
  [{}, null],
  [{ RAZORPAY_KEY_ID: '' }, null],
  [
    { RAZORPAY_KEY_ID: 'rzp_live_1' },
    {
      keyId: 'rzp_live_1',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      sandbox: false,
    },
  ],
  [
    { RAZORPAY_KEY_ID: 'rzp_test_1', SANDBOX_URL: 'http://127.0.0.1:8082' },
    { keyId: 'rzp_test_1', checkoutScript: '/sandbox/razorpay/checkout.js', sandbox: true },
  ],
])('with the keys %j pages pay by %j', (keys, expected) => {
  expect(readGatewayConfig({ ...ENVIRONMENT, ...keys }).publicConfig.onlinePayment).toEqual(expected);
});
