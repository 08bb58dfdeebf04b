import { join } from 'node:path';
import { ConfigError, readConfig, readImportConfig } from './config.ts';

const DATABASE_URL = 'postgresql://trust@database.internal/trust';

test('only the database has to be named; the rest has defaults for one machine', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 8081,
    engine: 'postgres',
    siteUrl: 'http://localhost:8080',
    logLevel: 'info',
  });
});

test('with a mail server, mail goes to the trust’s own address', () => {
  const TRUST_CONFIG = join(import.meta.dirname, '../../../deploy/trust.json');
  const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Site <site@a.example>', TRUST_CONFIG };
  expect(readConfig({ DATABASE_URL, ...mail }).mail).toEqual({
    url: 'smtps://mail.example',
    from: 'Site <site@a.example>',
    to: 'office@shelter.example',
  });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfig({ DATABASE_URL, API_PORT: '' }).port).toBe(8081);
});

test.each([
  [{ DATABASE_URL: undefined }, /^DATABASE_URL: is required/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must begin with postgresql:\/\//],
  [{ API_PORT: 'http' }, /^API_PORT: must be a whole number/],
  [{ API_PORT: '65536' }, /^API_PORT: must be at most 65535/],
  [{ SITE_URL: 'localhost' }, /^SITE_URL: /],
  [{ CONTENT_SYSTEM_URL: 'ftp://content.example' }, /^CONTENT_SYSTEM_URL: /],
  [{ CONTENT_SYSTEM_URL: 'https://me:secret@content.example' }, /^CONTENT_SYSTEM_URL: must be only a host/],
  [{ CONTACT_KEEP_MONTHS: '0' }, /^CONTACT_KEEP_MONTHS: must be at least 1/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  [{ DATABASE_ENGINE: 'sqlite' }, /^DATABASE_ENGINE: /],
  [{ APPLICATION_CORRECTION_HOURS: '-1' }, /^APPLICATION_CORRECTION_HOURS: /],
  [{ NODE_ENV: 'production' }, /^APPLICATION_KEYS_FILE: is required in production/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL: must begin with smtp/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM: is required with SMTP_URL/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@a.example' }, /^TRUST_CONFIG: is required/],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^MAIL_FROM: must be an e-mail address/],
  [
    { NODE_ENV: 'production', DATABASE_ENGINE: 'embedded' },
    /^DATABASE_ENGINE: .*In production set DATABASE_URL/,
  ],
])('with %j the operator is told which variable is wrong', (change, message) => {
  const read = () => readConfig({ DATABASE_URL, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

test('all that is wrong is told at once, a line for each', () => {
  const read = () => readConfig({ API_PORT: 'x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/DATABASE_URL.*\n?.*/s);
  expect(read).toThrow(/API_PORT: .*\n(.*\n)*.*LOG_LEVEL: /s);
});

describe('The address of an import’s database', () => {
  test('an import without the address of a database is for the embedded one', () => {
    expect(readImportConfig({ DATA_DIR: '/srv/trust' })).toEqual({
      databaseUrl: undefined,
      dataDir: '/srv/trust',
    });
  });

  test.each([{ NODE_ENV: 'production' }, { DATABASE_ENGINE: 'postgres' }])(
    'is refused with %j',
    (environment) => {
      expect(() => readImportConfig(environment)).toThrow(/^DATABASE_URL: is required/);
    },
  );
});
