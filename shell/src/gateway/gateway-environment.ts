import { ContentSystemUrl } from '@trust/shared/contract/content/content-system-url';
import { CARD_PROVIDERS } from '@trust/shared/contract/payment-providers/card-providers';
import { TrustedProxies } from '@trust/shared/http/server/trusted-proxies';
import { ModuleName } from '@trust/shared/contract/pages/release';
import * as z from 'zod/mini';

/** Origins between spaces; those of apps may have a scheme of their own, such as `capacitor://localhost`. */
const Origins = z.pipe(
  z.string().check(z.regex(/^\s*([a-z][a-z0-9+.-]*:\/\/[a-zA-Z0-9.-]+(:\d+)?(\s+|$))*$/, 'must be origins')),
  z.transform((text) => text.split(/\s+/).filter((origin) => origin !== '')),
);

/** An address of another origin that browsers call, which must allow that (CORS). */
const BaseUrl = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => url.replace(/\/$/, '')),
);

const PUBLIC_KEYS = Object.fromEntries(
  Object.values(CARD_PROVIDERS).map(({ keyVariable }) => [keyVariable, z.optional(z.string())]),
);

/** The gateway answers browsers, so no secret is named here. The supervisor passes it these variables and no others. */
export const GatewayEnvironment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Where the gateway reaches the api. */
  API_URL: z.url(),
  /** Where browsers reach the three parties; below the site's own address, which leads to the api, unless given. */
  API_BASE_URL: z.optional(BaseUrl),
  CONTENT_BASE_URL: z.optional(BaseUrl),
  PAYMENTS_BASE_URL: z.optional(BaseUrl),
  /** Where the api reads events, reports and forms from; their pictures and files are there. */
  CONTENT_SYSTEM_URL: z.optional(ContentSystemUrl),
  /** The card providers' public keys; without one donors can only transfer. */
  ...PUBLIC_KEYS,
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
  /** The most processes that render one module; more than the machine has threads brings nothing. */
  RENDER_THREADS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(32)), 2),
  TRUSTED_PROXIES: z.prefault(TrustedProxies, ''),
  NODE_ENV: z.optional(z.string()),
});
