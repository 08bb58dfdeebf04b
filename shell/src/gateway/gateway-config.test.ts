import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const folder = mkdtempSync(join(tmpdir(), 'trust-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = JSON.parse(readFileSync(ENVIRONMENT.TRUST_CONFIG, 'utf8')) as object;
const sandbox = { SANDBOX_URL: 'http://127.0.0.1:8082' };

/** What browsers get where the trust's file says something else. */
function configOf(changes: object, more: object = {}) {
  const TRUST_CONFIG = join(folder, 'trust.json');
  writeFileSync(TRUST_CONFIG, JSON.stringify({ ...demo, ...changes }));
  return readGatewayConfig({ ...ENVIRONMENT, TRUST_CONFIG, ...more }).publicConfig;
}

describe('the map and the video player', () => {
  const mapEmbedUrl = 'https://map.example/embed';
  const address = [
    { en: 'Example Road & Lane', ml: 'എക്സാമ്പിൾ റോഡ്' },
    { en: 'Kochi', ml: 'കൊച്ചി' },
  ];

  test('are the configured map’s and the video host’s', () => {
    const config = configOf({ mapEmbedUrl });
    expect(config.trust.mapEmbedUrl).toBe(mapEmbedUrl);
    expect(config.videoPlayer).toBeUndefined();
    expect(configOf({ mapEmbedUrl: undefined }).trust.mapEmbedUrl).toBeUndefined();
  });

  test.each([[mapEmbedUrl], [undefined]])(
    'are the sandbox’s while a site is tried out, whatever map is configured: %j',
    (configured) => {
      expect(configOf({ mapEmbedUrl: configured, address }, sandbox)).toMatchObject({
        trust: { mapEmbedUrl: '/sandbox/map?line=Example+Road+%26+Lane&line=Kochi' },
        videoPlayer: '/sandbox/videos',
      });
    },
  );

  test.each(['/sandbox/map', 'http://map.example', 'javascript:alert(1)'])(
    'are never configured as %s',
    (address) => {
      expect(() => configOf({ mapEmbedUrl: address })).toThrow(/mapEmbedUrl/);
    },
  );
});

describe('the form of a relief project', () => {
  const reliefOf = (relief: object | undefined, more?: object) => configOf({ relief }, more).relief;
  const form = 'https://forms.example/ramzan';

  test('is the configured one, or none; Pravasi Care is closed until its form is named', () => {
    expect(reliefOf({ 'ramzan-care': form })).toEqual({ 'ramzan-care': form, 'pravasi-care': 'closed' });
    expect(reliefOf(undefined)).toEqual({ 'pravasi-care': 'closed' });
    expect(reliefOf({ 'pravasi-care': form, application: 'closed' })).toEqual({
      'pravasi-care': form,
      application: 'closed',
    });
  });

  test('is the sandbox’s where none is configured, while a site is tried out', () => {
    expect(reliefOf({ 'ramzan-care': form }, sandbox)).toEqual({
      application: '/sandbox/forms/application',
      'health-care': '/sandbox/forms/health-care',
      'pravasi-care': 'closed',
      'ramzan-care': form,
    });
  });

  test.each([
    { 'ramzan-care': 'http://forms.example' },
    { 'ramzan-care': 'javascript:alert(1)' },
    { 'ramzan-care': '/sandbox/forms/x' },
    { 'ramzan-care': `https://forms.example/${'x'.repeat(2_000)}` },
    { else: 'https://forms.example' },
  ])('is a page that can be framed safely, of a project that there is: not %j', (relief) => {
    expect(() => reliefOf(relief)).toThrow(/relief/);
  });
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
