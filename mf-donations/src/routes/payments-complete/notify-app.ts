import type { PaymentStatus } from '@trust/shared/contract/donations/payments';

/** The message that an app receives; docs/webview.md says how. It holds no personal data. */
export interface AppMessage {
  readonly type: 'donation';
  readonly tran_id: string;
  readonly status: PaymentStatus;
}

/** Where the app's receiver is, as property names on `window`: React Native, iOS, Android. Each takes JSON. */
const RECEIVERS: readonly (readonly string[])[] = [
  ['ReactNativeWebView'],
  ['webkit', 'messageHandlers', 'DonationHost'],
  ['DonationHost'],
];

/** Posts the message to every receiver of the app around this page, and to a framing page of one of `origins`. */
export function notifyApp(message: AppMessage, origins: readonly string[]): void {
  for (const path of RECEIVERS) post(path, JSON.stringify(message));
  if (window.parent === window) return;
  for (const origin of origins) window.parent.postMessage(message, origin);
}

function post(path: readonly string[], message: string): void {
  try {
    let receiver: unknown = window;
    for (const name of path) receiver = memberOf(receiver, name);
    const send = memberOf(receiver, 'postMessage');
    if (typeof send === 'function') Reflect.apply(send, receiver, [message]);
  } catch (error) {
    // An error in the app's receiver must not break the donor's page.
    reportError(error);
  }
}

function memberOf(owner: unknown, name: string): unknown {
  const hasMembers = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
  return hasMembers ? Reflect.get(owner, name) : undefined;
}
