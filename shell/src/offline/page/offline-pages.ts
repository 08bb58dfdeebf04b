import { LOCALES, otherLanguages, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import escapeHtml from 'escape-html';
import { renderOfflineHelp, type OfflineTopic } from './offline-help.ts';
import { OFFLINE_NOTE_ID } from './offline-note.ts';
import { offlineTexts } from './offline.texts.ts';
import type { TrustContact } from './trust-contact.ts';

export const NOTE_STYLE = `#${OFFLINE_NOTE_ID}{padding:.6rem 1rem;border-bottom:1px solid var(--line);color:var(--text);background:var(--warning-soft);text-align:center}@media print{#${OFFLINE_NOTE_ID}{display:none}}`;

/** A page in the offline cache. */
export interface StoredPage {
  readonly href: string;
  /** Escaped, as in the page's HTML. */
  readonly titleHtml: string;
  readonly language: Language;
}

/** Adds the note that a page is stored to its HTML. The page's policy must allow NOTE_STYLE. */
export function addOfflineNote(html: string, language: Language, storedAt: Date): string {
  const t = offlineTexts[language];
  const note = `<style>${NOTE_STYLE}</style><aside id="${OFFLINE_NOTE_ID}" aria-label="${t.offline}">${fill(t.storedAt, { time: formatTime(language, storedAt) })}</aside>`;
  // After the header, whose first link is hidden above the page's edge.
  return html.replace('<main ', (main) => note + main);
}

/** The page in place of one that is not stored. */
export interface OfflinePage {
  readonly language: Language;
  /** The page that could not be loaded. */
  readonly topic: OfflineTopic;
  /** It is shown within an app: without a header. */
  readonly inApp: boolean;
  readonly contact: TrustContact | undefined;
  readonly stored: readonly StoredPage[];
  readonly styles: string;
  readonly nonce: string;
}

/** Renders it in the visitor's language, then what it says in the others. Account numbers are the same in all. */
export function renderOfflinePage(page: OfflinePage): string {
  const { language, topic, inApp, contact, stored, styles, nonce } = page;
  const t = offlineTexts[language];
  const list = stored.map(
    ({ href, titleHtml, language: of }) =>
      `<li><a href="${escapeHtml(href)}" lang="${of}" hreflang="${of}">${titleHtml}</a></li>`,
  );
  const others = otherLanguages(language).map(
    (other) =>
      `<section lang="${other}"><h2>${offlineTexts[other].title}</h2><p>${offlineTexts[other].hint}</p>${describeTopic(other, topic)}</section>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style nonce="${nonce}">${styles}</style></head><body>${contact && !inApp ? `<header><a href="/">${escapeHtml(textIn(language, contact.name))}</a></header>` : ''}<main class="offline">
<h1>${t.title}</h1><p>${t.hint}</p><p><a class="retry" href="">${t.retry}</a></p>
${contact ? renderOfflineHelp(language, topic, contact) : describeTopic(language, topic)}
${others.join('')}
${list.length > 0 ? `<nav aria-labelledby="kept"><h2 id="kept">${t.pages}</h2><ul>${list.join('')}</ul></nav>` : ''}
</main></body></html>`;
}

/** What the page says of its topic without the trust's numbers. */
function describeTopic(language: Language, { kind }: OfflineTopic): string {
  const { transfer, payment } = offlineTexts[language];
  if (kind === 'other') return '';
  return `<p>${kind === 'giving' ? `${transfer}.` : payment}</p>`;
}

/** The title in a page's HTML, still escaped. */
export function titleHtmlOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

/** Day and time in India, joined by hand: some browsers' Malayalam format of both ends in a case ending. */
function formatTime(language: Language, time: Date): string {
  const clock = new Intl.DateTimeFormat(LOCALES[language], {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return `${formatDate(time.toISOString(), language)}, ${clock.format(time)}`;
}
