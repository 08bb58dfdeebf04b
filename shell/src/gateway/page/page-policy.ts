import { createHash } from 'node:crypto';
import { DEFAULT_CARD_PROVIDER } from '@trust/shared/contract/payment-providers/default-card-provider';
import { CARD_PROVIDERS } from '@trust/shared/contract/payment-providers/card-providers';
import { VIDEO_PLAYER } from '@trust/shared/contract/pages/video-player';
import { CLOSED_FORM } from '@trust/shared/contract/pages/relief';
import type { PublicConfig } from '@trust/shared/contract/trust';
import type { DocumentGroup } from '../../routes.ts';
import type { WrittenDocument } from './page-document.ts';

/** The origins of the video player and the configured map; `'self'` for the sandbox's. */
function listEmbedOrigins({ trust: { mapEmbedUrl }, videoPlayer = VIDEO_PLAYER, siteUrl }: PublicConfig) {
  return listOrigins([videoPlayer, ...(mapEmbedUrl === undefined ? [] : [mapEmbedUrl])], siteUrl);
}

/** The origins of the configured relief forms; `'self'` for the sandbox's. */
function listFormOrigins({ relief = {}, siteUrl }: PublicConfig): readonly string[] {
  return listOrigins(
    Object.values(relief).filter((form) => form !== CLOSED_FORM),
    siteUrl,
  );
}

/** Each origin once; our own is `'self'`. */
function listOrigins(addresses: readonly string[], siteUrl: string): readonly string[] {
  const own = new URL(siteUrl).origin;
  const origins = addresses.map((address) => new URL(address, siteUrl).origin);
  return [...new Set(origins)].map((origin) => (origin === own ? "'self'" : origin));
}

/** Origins other than our own that pages call. */
function calledOrigins({ siteUrl, apiBase, contentBase, paymentsBase }: PublicConfig): readonly string[] {
  const origins = [apiBase, contentBase, paymentsBase].map((base) => new URL(base, siteUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin);
}

/** CSP directives for paying: the card provider's and the bank's own hosts. */
function paymentSources({ onlinePayment, bankGateway }: PublicConfig): Record<string, string> {
  const banks = bankGateway?.origins ?? [];
  const allowForms = (...hosts: string[]) => ({ 'form-action': ["'self'", ...hosts, ...banks].join(' ') });
  if (onlinePayment === null) return { 'frame-src': "'none'", ...allowForms() };
  if (onlinePayment.sandbox) return { 'frame-src': "'self'", ...allowForms() };
  const { hosts } = CARD_PROVIDERS[onlinePayment.provider ?? DEFAULT_CARD_PROVIDER];
  return {
    'frame-src': hosts.frame.join(' '),
    'connect-src': ["'self'", ...hosts.connect].join(' '),
    'img-src': ["'self' data:", ...hosts.image].join(' '),
    ...allowForms(...hosts.form),
  };
}

/** CSP sources for what stands in the page itself. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

/** Whatever has the nonce. It must be new with each answer, so such a page cannot be cached. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/** Exactly these texts and files: the same for every visitor, so that the page can be cached. */
export function hashSources({ scripts, styles, preloads }: WrittenDocument['allowed']): InlineSources {
  const files = preloads.map((integrity) => `'${integrity}'`);
  return { scripts: [listHashes(scripts), ...files].join(' '), styles: listHashes(styles) };
}

function listHashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

/**
 * The content security policy of a page. Scripts run only where `inline` allows them, or when such a script loads them.
 * Pages of payments and applications may not be framed and send forms only to the listed hosts. Where `scripts` is false,
 * no script runs.
 */
export function contentSecurityPolicy(
  config: PublicConfig,
  group: DocumentGroup,
  inline: InlineSources,
  scripts = true,
): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': scripts ? `${inline.scripts} 'strict-dynamic'` : "'none'",
    'style-src': `'self' ${inline.styles}`.trim(),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    ...groupDirectives(group, config),
  };
  directives['connect-src'] = [directives['connect-src'], ...calledOrigins(config)].join(' ');
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function groupDirectives(group: DocumentGroup, config: PublicConfig): Record<string, string> {
  switch (group) {
    case 'site': {
      // Frames: PDFs in a viewer; the map and videos once the visitor asks for them.
      const framed = ["'self'", ...listEmbedOrigins(config)];
      const { contentSystemOrigin: outside } = config;
      return {
        // Pictures and PDFs of an external content system.
        ...(outside ? { 'img-src': `'self' data: ${outside}`, 'connect-src': `'self' ${outside}` } : {}),
        'frame-src': [...new Set([...framed, ...(outside ? [outside] : [])])].join(' '),
        'frame-ancestors': "'self'",
        'worker-src': "'self'",
      };
    }
    case 'payments':
      return { ...paymentSources(config), 'worker-src': "'self'" };
    case 'payments-mobile': {
      const { webviewOrigins = ["'none'"] } = config;
      return { ...paymentSources(config), 'frame-ancestors': webviewOrigins.join(' ') };
    }
    case 'application':
      // Pictures that the applicant chooses are shown before they are sent; the offline worker stores the empty form.
      return { 'frame-src': "'none'", 'img-src': "'self' data: blob:", 'worker-src': "'self'" };
    case 'application-summary':
      return { 'frame-src': "'none'" };
    case 'relief': {
      const forms = listFormOrigins(config);
      return {
        'frame-src': forms.join(' ') || "'none'",
        // The page asks whether the form's host answers.
        'connect-src': [...new Set(["'self'", ...forms])].join(' '),
      };
    }
  }
}

/**
 * Where a page shows nothing of other sites, it is isolated from them. Pages with the card provider's frame, the map, videos
 * or outside forms cannot be: what they show would have to allow it.
 */
export function embedderPolicy(group: DocumentGroup): Readonly<Record<string, string>> {
  const isIsolated = group === 'application' || group === 'application-summary';
  return isIsolated ? { 'cross-origin-embedder-policy': 'credentialless' } : {};
}

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  // A page belongs to a set of releases, a language and a choice of saving data: shared caches must not store it.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Cookie, Save-Data, Accept-Encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Headers of the offline worker. Not cached, so that a new worker or its removal takes effect with the next page. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};
