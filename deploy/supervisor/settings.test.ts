import { join } from 'node:path';
import { PaymentsEnvironment } from '../../api/src/config/environment.ts';
import { root } from '../releases/storage/storage-folder.ts';
import { buildEnvironment, childEnvironments } from './child/child-environment.ts';
import { readSettings } from './settings.ts';
import { settingsOf } from './testing/settings-of.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/trust',
  APPLICATION_KEYS_FILE: '/srv/keys/applications.json',
};

const PORTS = { api: 4001, sandbox: 4002, mail: 4003 };

test('without any environment the site is at port 8080 of this machine, its data beside the sources', () => {
  expect(settingsOf({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    localUrl: 'http://localhost:8080',
    siteUrl: 'http://localhost:8080',
    dataDir: join(root, '.data'),
    releasesDir: join(root, '.data/releases'),
    trustConfig: join(root, 'deploy/trust.json'),
    contentDir: join(root, 'api/sample-content'),
  });
});

test('a trust can name its own port, address, folders and content', () => {
  const settings = settingsOf({
    PORT: '8090',
    HOST: '0.0.0.0',
    PAYMENTS_SANDBOX: 'off',
    SITE_URL: 'https://shelter.example',
    DATA_DIR: '/srv/data',
    RELEASES_DIR: '/srv/releases',
    CONTENT_DIR: 'none',
  });
  expect(settings).toMatchObject({
    localUrl: 'http://localhost:8090',
    siteUrl: 'https://shelter.example',
    dataDir: '/srv/data',
    releasesDir: '/srv/releases',
    contentDir: undefined,
  });
});

test.each([
  [{ PORT: 'eighty' }, /PORT: must be 1 to 65535/],
  [{ PORT: '70000' }, /PORT: must be 1 to 65535/],
  [{ SITE_URL: 'shelter' }, /SITE_URL: /],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: /],
  [{ NODE_ENV: 'production' }, /DATABASE_URL: in production/],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/trust' },
    /^APPLICATION_KEYS_FILE: in production/,
  ],
  [{ ...PRODUCTION, PAYMENTS_SANDBOX: 'on' }, /PAYMENTS_SANDBOX: .*production does not start/],
  [{ RAZORPAY_KEY_SECERT: 'x' }, /^RAZORPAY_KEY_SECERT: .* is RAZORPAY_KEY_SECRET meant\?$/],
  [{ BANK_PAGE: 'x' }, /^BANK_PAGE: the site has no such variable/],
  [{ PAYMENT_SANDBOX: 'off' }, /^PAYMENT_SANDBOX: .* is PAYMENTS_SANDBOX meant\?$/],
  [{ PAYMENTS_SANBOX: 'off' }, /^PAYMENTS_SANBOX: .* is PAYMENTS_SANDBOX meant\?$/],
  [{ DATABSE_URL: 'postgresql://db/trust' }, /^DATABSE_URL: .* is DATABASE_URL meant\?$/],
  [{ razorpay_key_id: 'rzp_test_1' }, /^razorpay_key_id: .* is RAZORPAY_KEY_ID meant\?$/],
])('%j is refused in words', (environment, reason) => {
  expect(readSettings(environment)).toEqual({ outcome: 'invalid', message: expect.stringMatching(reason) });
});

test('nor does one whose public address is another machine’s proxy', () => {
  const SITE_URL = 'https://shelter.example';
  expect(readSettings({ SITE_URL })).toMatchObject({
    message: expect.stringMatching(/^SITE_URL: other machines reach shelter\.example/),
  });
  expect(settingsOf({ SITE_URL, SANDBOX_ON_PUBLIC_ADDRESS: 'yes' }).sandbox).toBe(true);
  expect(settingsOf({ SITE_URL: 'http://localhost:9000' }).sandbox).toBe(true);
});

test.each(['0.0.0.0', '::', '192.168.1.5', '128.0.0.1', '127.0.0.1.example', 'shelter.example'])(
  'a site that other machines reach at %j takes no play money unless it is asked to',
  (HOST) => {
    expect(readSettings({ HOST })).toMatchObject({
      message: expect.stringMatching(/^HOST: .*no money moves/),
    });
    expect(readSettings({ HOST, PAYMENTS_SANDBOX: 'on' })).toMatchObject({ outcome: 'invalid' });
    expect(settingsOf({ HOST, PAYMENTS_SANDBOX: 'off' }).sandbox).toBe(false);
    expect(settingsOf({ HOST, SANDBOX_ON_PUBLIC_ADDRESS: 'yes' }).sandbox).toBe(true);
  },
);

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
  'a site that this machine alone reaches at %s is tried out with play money',
  (HOST) => {
    expect(settingsOf({ HOST }).sandbox).toBe(true);
  },
);

test('production has no sandbox, and a site that somebody tries out has one', () => {
  expect(settingsOf(PRODUCTION).sandbox).toBe(false);
  expect(settingsOf({}).sandbox).toBe(true);
});

test('a name that is nearly one of the site’s is warned of, and those of other programs are not', () => {
  const others = { GIT_DIR: 'x', KUBERNETES_PORT: 'x', npm_config_cache: 'x', POST: 'x', SITE_ID: 'x' };
  expect(settingsOf(others).warnings).toEqual([]);
  const besidesTheRightOne = { DATABASE_URL: 'postgresql://db/trust', DATABASE_URI: 'postgresql://db/trust' };
  expect(settingsOf({ SMTP_ULR: 'smtp://mail.example', ...besidesTheRightOne }).warnings).toEqual([
    'SMTP_ULR: the site has no such variable; is SMTP_URL meant?',
    'DATABASE_URI: the site has no such variable; is DATABASE_URL meant?',
  ]);
});

test('an empty variable counts as not set', () => {
  expect(settingsOf({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 8080, dataDir: join(root, '.data') });
});

test('a build knows nothing but where programs are and where its release goes', () => {
  const environment = {
    PATH: '/bin',
    DATABASE_URL: 'postgresql://user:secret@db/trust',
    DATA_DIR: '/srv/data',
  };
  expect(buildEnvironment(settingsOf(environment), environment)).toEqual({
    PATH: '/bin',
    RELEASES_DIR: '/srv/data/releases',
  });
});

test('of the payment settings the gateway gets the public key and the bank’s addresses', () => {
  const environment = Object.fromEntries(
    Object.keys(PaymentsEnvironment.shape).map((name) => [name, 'given']),
  );
  const settings = { ...settingsOf({}), sandbox: false };
  const gateway = childEnvironments(settings, PORTS, environment).gateway();
  expect(Object.keys(gateway).filter((name) => gateway[name] === 'given')).toEqual([
    'RAZORPAY_KEY_ID',
    'BANK_PAY_URL',
    'BANK_MOBILE_PAY_URL',
  ]);
});

test('the sandbox takes mail where no mail server is named', () => {
  const smtpOf = (environment: NodeJS.ProcessEnv) => {
    const children = childEnvironments(settingsOf(environment), PORTS, environment);
    return [children.sandbox().SANDBOX_SMTP_PORT, children.api('').SMTP_URL];
  };
  expect(smtpOf({})).toEqual(['4003', 'smtp://127.0.0.1:4003']);
  expect(smtpOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([undefined, 'smtp://mail.example']);
  expect(smtpOf({ PAYMENTS_SANDBOX: 'off' })).toEqual([undefined, undefined]);
});

test('no mail is shown to other machines: a sandbox that they reach takes none', () => {
  const environment = { HOST: '0.0.0.0', SANDBOX_ON_PUBLIC_ADDRESS: 'yes' };
  const children = childEnvironments(settingsOf(environment), PORTS, environment);
  expect(children.sandbox()).not.toHaveProperty('SANDBOX_SMTP_PORT');
  expect(children.api('')).not.toHaveProperty('SMTP_URL');
});

test('each child gets what it needs, and the gateway no secret of the api', () => {
  const secret = { DATABASE_URL: 'postgresql://user:secret@db/trust', SMTP_PASSWORD: 'secret' };
  const environment = { ...secret, PATH: '/bin', REQUESTS_PER_MINUTE: '9', RENDER_THREADS: '3' };
  const given = childEnvironments(settingsOf(environment), PORTS, environment);
  expect(JSON.stringify(given.gateway())).not.toContain('secret');
  expect(given.gateway()).toMatchObject({
    PATH: '/bin',
    API_URL: 'http://127.0.0.1:4001',
    RENDER_THREADS: '3',
    BANK_PAY_URL: 'http://localhost:8080/sandbox/bank/pay',
  });
  expect(given.gateway()).not.toHaveProperty('BANK_HASH_KEY');
  expect(given.gateway()).not.toHaveProperty('REQUESTS_PER_MINUTE');
  expect(given.api(secret.DATABASE_URL)).toMatchObject({
    DATABASE_URL: secret.DATABASE_URL,
    DATABASE_ENGINE: 'postgres',
    API_PORT: '4001',
    REQUESTS_PER_MINUTE: '9',
  });
  expect(given.api(secret.DATABASE_URL)).not.toHaveProperty('SMTP_PASSWORD');
  expect(Object.keys(given.database())).toEqual(['PATH', 'DATA_DIR']);
});
