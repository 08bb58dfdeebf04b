import type { PaymentStatus } from '@trust/shared/contract/payments';

/** What an app is told of a donation; docs/webview.md says how it listens. Nothing in it is personal. */
export interface DonationNews {
  readonly type: 'donation';
  readonly tran_id: string;
  readonly status: PaymentStatus;
}

/** The ways into an app: React Native's, iOS's and Android's own. Each takes the news as JSON. */
const WAYS: readonly (readonly string[])[] = [
  ['ReactNativeWebView'],
  ['webkit', 'messageHandlers', 'DonationHost'],
  ['DonationHost'],
];

/** Tells the app around this page, by every way that it offers, and pages of `origins` that frame this one. */
export function tellApp(news: DonationNews, origins: readonly string[]): void {
  for (const way of WAYS) post(way, JSON.stringify(news));
  if (window.parent === window) return;
  for (const origin of origins) window.parent.postMessage(news, origin);
}

function post(way: readonly string[], message: string): void {
  try {
    let receiver: unknown = window;
    for (const name of way) receiver = memberOf(receiver, name);
    const send = memberOf(receiver, 'postMessage');
    if (typeof send === 'function') Reflect.apply(send, receiver, [message]);
  } catch (error) {
    // What an app does with its news is its own affair: the donor's page stands.
    reportError(error);
  }
}

function memberOf(owner: unknown, name: string): unknown {
  const hasMembers = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
  return hasMembers ? Reflect.get(owner, name) : undefined;
}
