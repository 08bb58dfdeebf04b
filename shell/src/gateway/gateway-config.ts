import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { DEFAULT_CARD_PROVIDER } from '@trust/shared/contract/payment-providers/default-card-provider';
import { CARD_PROVIDERS, findCardProvider } from '@trust/shared/contract/payment-providers/card-providers';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { CLOSED_FORM, RELIEF_PROJECTS } from '@trust/shared/contract/pages/relief';
import type {
  BankGatewayConfig,
  OnlinePayment,
  PublicConfig,
  TrustConfig,
} from '@trust/shared/contract/trust';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { GatewayEnvironment } from './gateway-environment.ts';

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly sandboxUrl?: string | undefined;
  readonly releasesDir: string;
  readonly logLevel: string;
  /** Whose X-Forwarded-For is believed: addresses and networks. */
  readonly trustedProxies: readonly string[];
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
  const parsed = GatewayEnvironment.safeParse(env);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway cannot start:\n${errors.join('\n')}`);
  }
  const {
    PORT,
    HOST,
    API_URL,
    API_BASE_URL,
    CONTENT_BASE_URL,
    PAYMENTS_BASE_URL,
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
    TRUSTED_PROXIES,
    NODE_ENV,
  } = parsed.data;
  if (NODE_ENV === 'production' && SANDBOX_URL !== undefined) {
    throw new Error('SANDBOX_URL: no money moves in the sandbox, so production does not start with it');
  }
  const { relief, receipt: _forReceiptsOnly, ...trust } = readTrustFile(TRUST_CONFIG);
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL.replace(/\/$/, ''),
    sandboxUrl: SANDBOX_URL,
    releasesDir: RELEASES_DIR,
    logLevel: LOG_LEVEL,
    trustedProxies: TRUSTED_PROXIES,
    alone: ALONE,
    renderThreads: RENDER_THREADS,
    offlineReading: OFFLINE_READING === 'on',
    publicConfig: {
      trust,
      ...(SANDBOX_URL === undefined ? {} : sandboxEmbeds(trust)),
      siteUrl: SITE_URL.replace(/\/$/, ''),
      apiBase: API_BASE_URL ?? '/api',
      contentBase: CONTENT_BASE_URL ?? '/content',
      paymentsBase: PAYMENTS_BASE_URL ?? '/payments',
      ...(CONTENT_SYSTEM_URL ? { contentSystemOrigin: new URL(CONTENT_SYSTEM_URL).origin } : {}),
      onlinePayment: onlinePayment(env, SANDBOX_URL !== undefined),
      ...(BANK_PAY_URL
        ? { bankGateway: bankGateway([BANK_PAY_URL, BANK_MOBILE_PAY_URL], SANDBOX_URL !== undefined) }
        : {}),
      relief: reliefForms(relief, SANDBOX_URL !== undefined),
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

/** The stand-ins for the map and the video player: a site that is tried out needs no internet. */
function sandboxEmbeds(trust: PublicConfig['trust']): Pick<PublicConfig, 'trust' | 'videoPlayer'> {
  const address = new URLSearchParams(trust.address.map((line) => ['line', line[DEFAULT_LANGUAGE]]));
  return {
    trust: { ...trust, mapEmbedUrl: `/sandbox/map?${address.toString()}` },
    videoPlayer: '/sandbox/videos',
  };
}

/** The configured form of each relief project; with the sandbox, its stand-in where none is configured. */
function reliefForms(configured: TrustConfig['relief'], sandbox: boolean): PublicConfig['relief'] {
  const standIns = RELIEF_PROJECTS.map((project) => [project, `/sandbox/forms/${project}`] as const);
  // Pravasi Care takes no applications until the trust names its form.
  return { ...Object.fromEntries(sandbox ? standIns : []), 'pravasi-care': CLOSED_FORM, ...configured };
}
