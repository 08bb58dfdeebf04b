import { CLOSED_FORM, type ReliefProject } from '@trust/shared/contract/pages/relief';
import type { PublicConfig } from '@trust/shared/contract/trust';

/** What a relief project's page can offer: the form at an address, or none, because it is closed or nobody set one. */
export type ReliefForm =
  | { readonly kind: 'open'; readonly address: string; readonly host: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unavailable' };

export function reliefFormOf(project: ReliefProject, { relief, siteUrl }: PublicConfig): ReliefForm {
  const address = relief?.[project];
  if (address === undefined) return { kind: 'unavailable' };
  if (address === CLOSED_FORM) return { kind: 'closed' };
  return { kind: 'open', address, host: new URL(address, siteUrl).host };
}

/**
 * What a framed form may do: run, send, open windows, but not replace the page around it. A form on this site's own host,
 * which is the sandbox's, counts as a foreign one.
 */
export function frameRights(address: string): string {
  return address.startsWith('/')
    ? 'allow-forms allow-scripts'
    : 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
}
