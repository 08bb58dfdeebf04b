import { accountsFor, upiIdFor } from '@trust/shared/contract/donations/bank-accounts';
import type { Language } from '@trust/shared/contract/languages';
import {
  APP_PAYMENT_DONE_PATH,
  APP_GIFT_REPORT_PATH,
  APP_PAYMENTS_PATH,
  APP_PAYMENT_CHECK_PATH,
  BANK_PAYMENTS_PATH,
  GIFT_REPORT_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  PAYMENTS_PATH,
  SOLACE_PATH,
  SOLACE_PROGRAMME_PATH,
} from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { matchesPattern } from '@trust/shared/remote/path-pattern';
import { phoneHref } from '@trust/shared/ui/phone-href';
import escapeHtml from 'escape-html';
import { offlineTexts } from './offline.texts.ts';
import type { TrustContact } from './trust-contact.ts';

/** What the page that could not be loaded is for. */
export type OfflineTopic =
  /** Giving to `nid`, a project's id or a fund; '' for what has no account of its own. */
  | { readonly kind: 'giving'; readonly nid: string }
  /** A payment that has been made or tried, here or at a bank. */
  | { readonly kind: 'payment' }
  | { readonly kind: 'other' };

const RESULT_PATHS = [
  PAYMENT_SUCCESS_PATH,
  APP_PAYMENT_DONE_PATH,
  PAYMENT_CHECK_PATH,
  APP_PAYMENT_CHECK_PATH,
  GIFT_REPORT_PATH,
  APP_GIFT_REPORT_PATH,
];
const GIVING_PATHS = [PAYMENTS_PATH, BANK_PAYMENTS_PATH, APP_PAYMENTS_PATH];
const PROGRAMME_PATHS = [SOLACE_PATH, SOLACE_PROGRAMME_PATH];

export function offlineTopicOf({ pathname, searchParams }: URL): OfflineTopic {
  if (RESULT_PATHS.some((path) => matchesPattern(path, pathname))) return { kind: 'payment' };
  if (matchesPattern(PAYMENT_FAILED_PATH, pathname)) {
    return { kind: 'giving', nid: searchParams.get('nid') ?? '' };
  }
  if (GIVING_PATHS.some((path) => matchesPattern(path, pathname))) {
    return { kind: 'giving', nid: pathname.split('/')[2]?.toLowerCase() ?? '' };
  }
  if (PROGRAMME_PATHS.some((path) => matchesPattern(path, pathname))) return { kind: 'giving', nid: '' };
  return { kind: 'other' };
}

/** What can be done without a network, as HTML: the ways to pay where the page was for giving, and the phone numbers. */
export function renderOfflineHelp(language: Language, topic: OfflineTopic, contact: TrustContact): string {
  const t = offlineTexts[language];
  const phones = contact.phones.map(
    (phone) => `<a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a>`,
  );
  const call = `<p>${t.call} ${phones.join(' ')}</p>`;
  switch (topic.kind) {
    case 'giving':
      return renderWaysToPay(language, topic.nid, contact, call);
    case 'payment':
      return `<p>${t.payment}</p>${call}`;
    case 'other':
      return call;
  }
}

function renderWaysToPay(language: Language, nid: string, contact: TrustContact, call: string): string {
  const t = offlineTexts[language];
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;
  const upiId = upiIdFor(nid, contact);
  const accounts = accountsFor(nid, contact.bankAccounts).map(
    ({ accountName, accountNumber, ifsc, bank, branch }) =>
      `<h3>${escapeHtml(accountName)}</h3><dl>${row(t.accountNumber, accountNumber)}${row(t.ifsc, ifsc)}${row(t.bank, `${textIn(language, bank)}, ${textIn(language, branch)}`)}</dl>`,
  );
  return `<section class="pay" aria-labelledby="pay"><h2 id="pay">${t.transfer}</h2><p>${t.transferHint}</p>
${upiId === undefined ? '' : `<dl>${row(t.upiId, upiId)}</dl>`}${accounts.join('')}${call}</section>`;
}
