import { resolve } from 'node:path';
import { findCardProvider } from '@trust/shared/contract/payment-providers/card-providers';
import { ModuleName } from '@trust/shared/contract/pages/release';
import * as z from 'zod/mini';
import { dataFolder, releasesFolder, root } from '../releases/storage/storage-folder.ts';
import { checkVariableNames } from './variable-names.ts';

const Environment = z.object({
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
          'must be 1 to 65535',
        ),
      ),
    '8080',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string()),
  TRUST_CONFIG: z._default(z.string(), 'deploy/trust.json'),
  DATA_DIR: z.optional(z.string()),
  RELEASES_DIR: z.optional(z.string()),
  CONTENT_DIR: z._default(z.string(), 'api/sample-content'),
  SITE_URL: z.optional(z.url()),
  ALONE: z.optional(ModuleName.check(z.refine((name) => name !== 'shell', 'the shell is not a remote'))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  PAYMENTS_SANDBOX: z.optional(z.enum(['on', 'off'])),
  SANDBOX_ON_PUBLIC_ADDRESS: z.optional(z.enum(['yes'])),
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
});

/** How the site is started: the environment, parsed once. */
export type Settings = {
  port: number;
  host: string;
  /** The site's address for a browser on this machine. */
  localUrl: string;
  siteUrl: string;
  dataDir: string;
  releasesDir: string;
  trustConfig: string;
  /** Content for the first start; undefined to begin with none. */
  contentDir: string | undefined;
  /** undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** The one remote to serve, without the shell; undefined for the whole site. */
  alone: ModuleName | undefined;
  /** Whether payments go to the sandbox, which moves no money. */
  sandbox: boolean;
  /** Whether mail goes to the sandbox too, whose pages show it to everybody who reaches them. */
  mailSandbox: boolean;
  logLevel: string;
  nodeEnv: string;
  /** Variables that look misspelt: one sentence each. */
  warnings: readonly string[];
};

/** The settings, or a message that names the variables that are wrong. */
export type ReadSettings =
  | { readonly outcome: 'read'; readonly settings: Settings }
  | { readonly outcome: 'invalid'; readonly message: string };

/** Reads the environment. */
export function readSettings(environment: NodeJS.ProcessEnv): ReadSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { errors, warnings } = checkVariableNames(given, Object.keys(Environment.shape));
  if (errors.length > 0) return { outcome: 'invalid', message: errors.join('\n') };
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    return {
      outcome: 'invalid',
      message: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    };
  }
  const { PORT, HOST, DATABASE_URL, TRUST_CONFIG, CONTENT_DIR, SITE_URL, LOG_LEVEL, NODE_ENV, ALONE } =
    parsed.data;
  if (NODE_ENV === 'production' && DATABASE_URL === undefined) {
    return {
      outcome: 'invalid',
      message: 'DATABASE_URL: in production the site needs a PostgreSQL database',
    };
  }
  if (NODE_ENV === 'production' && given.APPLICATION_KEYS_FILE === undefined) {
    return {
      outcome: 'invalid',
      message:
        'APPLICATION_KEYS_FILE: in production the keys of applications are your own, see docs/applications.md',
    };
  }
  const isTrial = NODE_ENV !== 'production' && findCardProvider(given) === undefined;
  const sandbox = parsed.data.PAYMENTS_SANDBOX ?? (isTrial ? 'on' : 'off');
  if (NODE_ENV === 'production' && sandbox === 'on') {
    return {
      outcome: 'invalid',
      message: 'PAYMENTS_SANDBOX: no money moves in the sandbox, so production does not start with it',
    };
  }
  const reached = Object.entries({ HOST, SITE_URL: SITE_URL && new URL(SITE_URL).hostname });
  const [name, address] = reached.find(([, host]) => host !== undefined && !isLoopback(host)) ?? [];
  if (sandbox === 'on' && name && parsed.data.SANDBOX_ON_PUBLIC_ADDRESS === undefined) {
    return {
      outcome: 'invalid',
      message:
        `${name}: other machines reach ${address}, and donations there would go to the sandbox, where no money moves. ` +
        'Set the keys of a payment provider or PAYMENTS_SANDBOX=off; for a trial SANDBOX_ON_PUBLIC_ADDRESS=yes',
    };
  }
  const isLocalhost = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(HOST);
  const localUrl = `http://${isLocalhost ? 'localhost' : HOST}:${PORT}`;
  const settings: Settings = {
    port: Number(PORT),
    host: HOST,
    localUrl,
    siteUrl: SITE_URL ?? localUrl,
    dataDir: dataFolder(given),
    releasesDir: releasesFolder(given),
    trustConfig: resolve(root, TRUST_CONFIG),
    contentDir: CONTENT_DIR === 'none' ? undefined : resolve(root, CONTENT_DIR),
    databaseUrl: DATABASE_URL,
    alone: ALONE,
    sandbox: sandbox === 'on',
    mailSandbox: sandbox === 'on' && given.SMTP_URL === undefined && name === undefined,
    logLevel: LOG_LEVEL,
    nodeEnv: NODE_ENV,
    warnings,
  };
  return { outcome: 'read', settings };
}

/** Whether an address is reached from this machine alone. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
