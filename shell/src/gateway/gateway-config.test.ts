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

test('browsers call the site itself, and parties elsewhere where their addresses are given', () => {
  expect(readGatewayConfig(ENVIRONMENT).publicConfig).toMatchObject({
    apiBase: '/api',
    contentBase: '/content',
    paymentsBase: '/payments',
  });
  const elsewhere = {
    API_BASE_URL: 'https://api.example/v1/',
    CONTENT_BASE_URL: 'https://content.example',
    PAYMENTS_BASE_URL: 'https://pay.example/payments',
  };
  expect(readGatewayConfig({ ...ENVIRONMENT, ...elsewhere }).publicConfig).toMatchObject({
    apiBase: 'https://api.example/v1',
    contentBase: 'https://content.example',
    paymentsBase: 'https://pay.example/payments',
  });
  expect(() => readGatewayConfig({ ...ENVIRONMENT, API_BASE_URL: '/v1' })).toThrow(/API_BASE_URL: /);
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
