import * as z from 'zod/mini';
import { ContentSystemUrl } from '@trust/shared/contract/content/content-system-url';
import { DEFAULT_CARD_PROVIDER } from '@trust/shared/contract/payment-providers/default-card-provider';
import { CARD_PROVIDERS, findCardProvider } from '@trust/shared/contract/payment-providers/card-providers';
import { ModuleName } from '@trust/shared/contract/pages/release';
import type { BankGatewayConfig, OnlinePayment, PublicConfig } from '@trust/shared/contract/trust';
import { readTrustFile } from '@trust/shared/releases/trust-file';

/** Origins between spaces; those of apps may have a scheme of their own, such as `capacitor://localhost`. */
const Origins = z.pipe(
  z.string().check(z.regex(/^\s*([a-z][a-z0-9+.-]*:\/\/[a-zA-Z0-9.-]+(:\d+)?(\s+|$))*$/, 'must be origins')),
  z.transform((text) => text.split(/\s+/).filter((origin) => origin !== '')),
);

const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Where the gateway reaches the api. */
  API_URL: z.url(),
  /** Where the api reads events, reports and forms from; their pictures and files are there. */
  CONTENT_SYSTEM_URL: z.optional(ContentSystemUrl),
  /** The bank's pages to which a browser posts its form: the usual one, and the one for pages within apps. */
  BANK_PAY_URL: z.optional(z.url()),
  BANK_MOBILE_PAY_URL: z.optional(z.url()),
  /** Address of the payment sandbox; not allowed in production. */
  SANDBOX_URL: z.optional(z.url()),
  RELEASES_DIR: z.string().check(z.minLength(1)),
  TRUST_CONFIG: z.string().check(z.minLength(1)),
  /** The site's public origin; addresses in share cards are made from it. */
  SITE_URL: z.url(),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Serves one remote alone, without the shell. */
  ALONE: z.optional(ModuleName),
  /** Origins, between spaces, that may frame the payment pages for apps. */
  WEBVIEW_ORIGINS: z.prefault(Origins, ''),
  /** `off` removes the offline worker and its caches from every browser that has it. */
  OFFLINE_READING: z._default(z.enum(['on', 'off']), 'on'),
  RENDER_THREADS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32)), 2),
  NODE_ENV: z.optional(z.string()),
});

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly sandboxUrl?: string | undefined;
  readonly releasesDir: string;
  readonly logLevel: string;
  readonly alone: ModuleName | undefined;
  readonly renderThreads: number;
  /** Browsers store pages that were read, to show them without a network. */
  readonly offlineReading: boolean;
  /** Sent to browsers in the page state. */
  readonly publicConfig: PublicConfig;
}

/** Whether browsers may store pages for reading offline. A remote that is served alone has no shell, and so no worker. */
export function allowsOfflineReading({
  alone,
  offlineReading,
}: Pick<GatewayConfig, 'alone' | 'offlineReading'>): boolean {
  return offlineReading && alone === undefined;
}

/** Reads the environment once. Throws an error that names every bad variable. */
export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway cannot start:\n${errors.join('\n')}`);
  }
  const {
    PORT,
    HOST,
    API_URL,
    CONTENT_SYSTEM_URL,
    BANK_PAY_URL,
    BANK_MOBILE_PAY_URL,
    SANDBOX_URL,
    RELEASES_DIR,
    TRUST_CONFIG,
    SITE_URL,
    LOG_LEVEL,
    ALONE,
    WEBVIEW_ORIGINS,
    OFFLINE_READING,
    RENDER_THREADS,
    NODE_ENV,
  } = parsed.data;
  if (NODE_ENV === 'production' && SANDBOX_URL !== undefined) {
    throw new Error('SANDBOX_URL: no money moves in the sandbox, so production does not start with it');
  }
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL.replace(/\/$/, ''),
    sandboxUrl: SANDBOX_URL,
    releasesDir: RELEASES_DIR,
    logLevel: LOG_LEVEL,
    alone: ALONE,
    renderThreads: RENDER_THREADS,
    offlineReading: OFFLINE_READING === 'on',
    publicConfig: {
      trust: readTrustFile(TRUST_CONFIG),
      siteUrl: SITE_URL.replace(/\/$/, ''),
      apiBase: '/api',
      contentBase: '/content',
      paymentsBase: '/payments',
      ...(CONTENT_SYSTEM_URL ? { contentSystemOrigin: new URL(CONTENT_SYSTEM_URL).origin } : {}),
      onlinePayment: onlinePayment(env, SANDBOX_URL !== undefined),
      ...(BANK_PAY_URL
        ? { bankGateway: bankGateway([BANK_PAY_URL, BANK_MOBILE_PAY_URL], SANDBOX_URL !== undefined) }
        : {}),
      ...(WEBVIEW_ORIGINS.length > 0 ? { webviewOrigins: WEBVIEW_ORIGINS } : {}),
    },
  };
}

/** The card provider whose public key is set; without one donors can only transfer. */
function onlinePayment(env: NodeJS.ProcessEnv, sandbox: boolean): OnlinePayment | null {
  const found = findCardProvider(env);
  if (!found) return null;
  const { name, keyId } = found;
  const { checkoutScript, sandboxScript } = CARD_PROVIDERS[name];
  return {
    ...(name === DEFAULT_CARD_PROVIDER ? {} : { provider: name }),
    keyId,
    checkoutScript: sandbox ? sandboxScript : checkoutScript,
    sandbox,
  };
}

function bankGateway(pages: readonly (string | undefined)[], sandbox: boolean): BankGatewayConfig {
  const origins = pages.flatMap((page) => (page === undefined ? [] : [new URL(page).origin]));
  return { origins: [...new Set(origins)], sandbox };
}
