import { randomBytes } from 'node:crypto';
import { CARD_PROVIDERS } from '@trust/shared/contract/payment-providers/card-providers';
import type { Settings } from '../settings.ts';

/** Variables that every child gets. */
const COMMON_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'LC_ALL', 'TZ'];
const API_VARIABLES = [
  'REQUESTS_PER_MINUTE',
  'LOGINS_PER_MINUTE',
  'LOGIN_FAILURES_ALLOWED',
  'CONTACTS_PER_MINUTE',
  'CONTACT_KEEP_MONTHS',
  'CONTENT_SYSTEM_URL',
  'SMTP_URL',
  'MAIL_FROM',
];
const PUBLIC_KEYS = Object.values(CARD_PROVIDERS).map(({ keyVariable }) => keyVariable);
/** Payment settings. For the api alone, except the public key and the bank's addresses, which pages need. */
const PAYMENT_VARIABLES = [
  'PAYMENTS_PER_MINUTE',
  'LARGEST_DONATION_RUPEES',
  ...PUBLIC_KEYS,
  ...Object.values(CARD_PROVIDERS).flatMap(({ secretVariables }) => secretVariables),
  'BANK_MERCHANT_CODE',
  'BANK_PASS_CODE',
  'BANK_HASH_KEY',
  'BANK_PAY_URL',
  'BANK_MOBILE_PAY_URL',
  'BANK_STATUS_URL',
];
const GATEWAY_VARIABLES = ['RENDER_THREADS', 'OFFLINE_READING', 'CONTENT_SYSTEM_URL', 'WEBVIEW_ORIGINS'];

/** The environment of a build. Minimal, so that nothing of this machine gets into a release. */
export function buildEnvironment(settings: Settings, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...pickVariables(COMMON_VARIABLES, environment), RELEASES_DIR: settings.releasesDir };
}

/** The environments of the children. Each gets only what it needs, so that the gateway never has the api's secrets. */
export function childEnvironments(
  settings: Settings,
  ports: { api: number; sandbox: number },
  environment: NodeJS.ProcessEnv,
) {
  const common = pickVariables(COMMON_VARIABLES, environment);
  const payments = {
    ...(settings.sandbox ? createSandboxKeys() : {}),
    ...pickVariables(PAYMENT_VARIABLES, environment),
  };
  const sandboxUrl = apiUrl(ports.sandbox);
  const sandboxUrls = settings.sandbox ? sandboxAddresses(settings.siteUrl, sandboxUrl) : {};
  const runtime = { NODE_ENV: settings.nodeEnv, LOG_LEVEL: settings.logLevel, SITE_URL: settings.siteUrl };
  return {
    database: () => ({ ...common, DATA_DIR: settings.dataDir }),
    api: (databaseUrl: string) => ({
      ...common,
      ...pickVariables(API_VARIABLES, environment),
      ...payments,
      ...sandboxUrls,
      ...runtime,
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
      ...pickVariables(GATEWAY_VARIABLES, environment),
      ...pickVariables([...PUBLIC_KEYS, 'BANK_PAY_URL', 'BANK_MOBILE_PAY_URL'], {
        ...payments,
        ...sandboxUrls,
      }),
      ...(settings.sandbox ? { SANDBOX_URL: sandboxUrl } : {}),
      ...runtime,
      PORT: String(settings.port),
      HOST: settings.host,
      API_URL: apiUrl(ports.api),
      RELEASES_DIR: settings.releasesDir,
      TRUST_CONFIG: settings.trustConfig,
      ...(settings.alone ? { ALONE: settings.alone } : {}),
    }),
  };
}

/** Random keys for the sandbox, new for each start. */
function createSandboxKeys(): Record<string, string> {
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

/** The sandbox's addresses: for browsers through the gateway, for the api directly. */
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

export function apiUrl(apiPort: number): string {
  return `http://127.0.0.1:${apiPort}`;
}

function pickVariables(names: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
