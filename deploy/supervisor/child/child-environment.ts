import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { CHILD_VARIABLES, COMMON_VARIABLES } from './child-variables.ts';

/** The environment of a build. Minimal, so that nothing of this machine gets into a release. */
export function buildEnvironment(settings: Settings, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...pickVariables(COMMON_VARIABLES, environment), RELEASES_DIR: settings.releasesDir };
}

/** The environments of the children. Each gets only what it reads, so that the gateway never has the api's secrets. */
export function childEnvironments(
  settings: Settings,
  ports: { api: number; sandbox: number; mail: number },
  environment: NodeJS.ProcessEnv,
) {
  const sandboxUrl = apiUrl(ports.sandbox);
  const values: NodeJS.ProcessEnv = {
    ...(settings.sandbox ? createSandboxKeys() : {}),
    ...pickVariables(Object.keys(environment), environment),
    ...(settings.sandbox ? sandboxAddresses(settings.siteUrl, sandboxUrl) : {}),
    NODE_ENV: settings.nodeEnv,
    LOG_LEVEL: settings.logLevel,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    RELEASES_DIR: settings.releasesDir,
    TRUST_CONFIG: settings.trustConfig,
    DATABASE_ENGINE: settings.databaseUrl === undefined ? 'embedded' : 'postgres',
    HOST: settings.host,
    PORT: String(settings.port),
    API_HOST: '127.0.0.1',
    API_PORT: String(ports.api),
    API_URL: apiUrl(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    ...(settings.mailSandbox ? mailAddresses(ports.mail) : {}),
    SANDBOX_URL: settings.sandbox ? sandboxUrl : undefined,
    WEBHOOK_URL: `${apiUrl(ports.api)}/payments/webhook`,
  };
  const environmentOf = (child: keyof typeof CHILD_VARIABLES, given: NodeJS.ProcessEnv = {}) =>
    pickVariables([...COMMON_VARIABLES, ...CHILD_VARIABLES[child]], { ...values, ...given });
  return {
    database: () => environmentOf('database'),
    api: (databaseUrl: string) => environmentOf('api', { DATABASE_URL: databaseUrl }),
    sandbox: () => environmentOf('sandbox'),
    import: (databaseUrl: string) => environmentOf('import', { DATABASE_URL: databaseUrl }),
    gateway: () => environmentOf('gateway'),
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

/** Where the sandbox takes mail, and where the api sends it. */
function mailAddresses(port: number): Record<string, string> {
  return {
    SANDBOX_SMTP_PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Sandbox <sandbox@localhost.example>',
  };
}

export function apiUrl(apiPort: number): string {
  return `http://127.0.0.1:${apiPort}`;
}

function pickVariables(names: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
