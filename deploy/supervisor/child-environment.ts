import { randomBytes } from 'node:crypto';
import type { Settings } from './settings.ts';

/** What every program may know: where programs and temporary files are, language, time zone. */
const COMMON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'LC_ALL', 'TZ'];
const API_OWN = [
  'REQUESTS_PER_MINUTE',
  'LOGINS_PER_MINUTE',
  'LOGIN_FAILURES_ALLOWED',
  'CONTACTS_PER_MINUTE',
  'CONTACT_KEEP_MONTHS',
  'CONTENT_SYSTEM_URL',
  'SMTP_URL',
  'MAIL_FROM',
];
/** Who takes payments: the api's, but for the public key, which pages tell. */
const PAYMENTS = [
  'PAYMENTS_PER_MINUTE',
  'LARGEST_DONATION_RUPEES',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'BANK_MERCHANT_CODE',
  'BANK_PASS_CODE',
  'BANK_HASH_KEY',
  'BANK_PAY_URL',
  'BANK_MOBILE_PAY_URL',
  'BANK_STATUS_URL',
];
const GATEWAY_OWN = ['RENDER_THREADS', 'OFFLINE_READING', 'CONTENT_SYSTEM_URL', 'WEBVIEW_ORIGINS'];

/** What a build may know: nothing of this machine may find its way into a release. */
export function buildEnvironment(settings: Settings, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...only(COMMON, environment), RELEASES_DIR: settings.releasesDir };
}

/** The environments of the children. Each gets what it needs, so that the gateway never holds the api's secrets. */
export function childEnvironments(
  settings: Settings,
  ports: { api: number; sandbox: number },
  environment: NodeJS.ProcessEnv,
) {
  const common = only(COMMON, environment);
  const payments = { ...(settings.sandbox ? sandboxKeys() : {}), ...only(PAYMENTS, environment) };
  const sandboxUrl = apiUrl(ports.sandbox);
  const stands = settings.sandbox ? sandboxAddresses(settings.siteUrl, sandboxUrl) : {};
  const running = { NODE_ENV: settings.nodeEnv, LOG_LEVEL: settings.logLevel, SITE_URL: settings.siteUrl };
  return {
    database: () => ({ ...common, DATA_DIR: settings.dataDir }),
    api: (databaseUrl: string) => ({
      ...common,
      ...only(API_OWN, environment),
      ...payments,
      ...stands,
      ...running,
      API_HOST: '127.0.0.1',
      API_PORT: String(ports.api),
      DATABASE_URL: databaseUrl,
      DATABASE_ENGINE: settings.databaseUrl === undefined ? 'embedded' : 'postgres',
      DATA_DIR: settings.dataDir,
      TRUST_CONFIG: settings.trustConfig,
    }),
    sandbox: () => ({
      ...common,
      ...payments,
      SANDBOX_PORT: String(ports.sandbox),
      DATA_DIR: settings.dataDir,
      WEBHOOK_URL: `${apiUrl(ports.api)}/payments/webhook`,
    }),
    import: (databaseUrl: string) => ({ ...common, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir }),
    gateway: () => ({
      ...common,
      ...only(GATEWAY_OWN, environment),
      ...only(['RAZORPAY_KEY_ID', 'BANK_PAY_URL', 'BANK_MOBILE_PAY_URL'], { ...payments, ...stands }),
      ...(settings.sandbox ? { SANDBOX_URL: sandboxUrl } : {}),
      ...running,
      PORT: String(settings.port),
      HOST: settings.host,
      API_URL: apiUrl(ports.api),
      RELEASES_DIR: settings.releasesDir,
      TRUST_CONFIG: settings.trustConfig,
      ...(settings.alone ? { ALONE: settings.alone } : {}),
    }),
  };
}

/** Keys of parties that move no money, new for each start. */
function sandboxKeys(): Record<string, string> {
  const secret = () => randomBytes(24).toString('hex');
  return {
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
    BANK_MERCHANT_CODE: 'SANDBOX',
    BANK_PASS_CODE: secret(),
    BANK_HASH_KEY: secret(),
  };
}

/** Where browsers find the stand-ins, through the gateway, and where the api does. */
function sandboxAddresses(siteUrl: string, sandboxUrl: string): Record<string, string> {
  return {
    PAYMENTS_SANDBOX: 'on',
    RAZORPAY_API_URL: `${sandboxUrl}/sandbox/razorpay`,
    RAZORPAY_HOSTED_URL: `${siteUrl}/sandbox/razorpay/v1/checkout/embedded`,
    BANK_PAY_URL: `${siteUrl}/sandbox/bank/pay`,
    BANK_MOBILE_PAY_URL: `${siteUrl}/sandbox/mobile/pay`,
    BANK_STATUS_URL: `${sandboxUrl}/sandbox/bank/status`,
  };
}

/** Where the api is found on this machine. */
export function apiUrl(apiPort: number): string {
  return `http://127.0.0.1:${apiPort}`;
}

function only(names: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
