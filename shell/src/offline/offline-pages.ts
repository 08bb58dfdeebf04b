import type { Language } from '@trust/shared/contract/language';
import { formatDate } from '@trust/shared/i18n/format';
import { escapeHtml } from '../gateway/html.ts';
import { offlineTexts } from './offline.texts.ts';

/** The id of the note above a kept page, by which the page's scripts know what it is. */
export const KEPT_NOTE_ID = 'kept-note';

const NOTE_STYLE = `#${KEPT_NOTE_ID}{padding:.6rem 1rem;border-bottom:1px solid var(--line);color:var(--text);background:var(--warning-soft);text-align:center}@media print{#${KEPT_NOTE_ID}{display:none}}`;

/** A page that can be read without a network. */
export interface KeptPage {
  readonly href: string;
  /** As it stands in the page's HTML: escaped. */
  readonly titleHtml: string;
  readonly language: Language;
}

/** A kept page's HTML with a note above its content that says so. `nonce` is the one of the page's own policy. */
export function withKeptNote(html: string, language: Language, keptAt: Date, nonce: string): string {
  const t = offlineTexts[language];
  const note = `<style nonce="${escapeHtml(nonce)}">${NOTE_STYLE}</style><aside id="${KEPT_NOTE_ID}" aria-label="${t.offline}">${t.kept.replace('{time}', timeIn(language, keptAt))}</aside>`;
  // Below the frame's top, whose first link is hidden above the page.
  return html.replace('<main ', (main) => note + main);
}

/** The page in place of one that was never read: in the visitor's language, and below that in the other. */
export function offlinePage(
  language: Language,
  kept: readonly KeptPage[],
  styles: string,
  nonce: string,
): string {
  const other = language === 'en' ? 'ml' : 'en';
  const t = offlineTexts[language];
  const list = kept.map(
    ({ href, titleHtml, language: of }) =>
      `<li><a href="${escapeHtml(href)}" lang="${of}" hreflang="${of}">${titleHtml}</a></li>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style nonce="${nonce}">${styles}</style></head><body><main class="offline">
<h1>${t.title}</h1><p>${t.hint}</p><p><a class="retry" href="">${t.retry}</a></p>
<section lang="${other}"><h2>${offlineTexts[other].title}</h2><p>${offlineTexts[other].hint}</p></section>
${list.length > 0 ? `<nav aria-labelledby="kept"><h2 id="kept">${t.pages}</h2><ul>${list.join('')}</ul></nav>` : ''}
</main></body></html>`;
}

/** The title of a page as its HTML says it, still escaped as there. */
export function titleIn(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

/** Day and time in India. Put together here: some browsers' own form of both ends in a Malayalam case ending. */
function timeIn(language: Language, time: Date): string {
  const clock = new Intl.DateTimeFormat(language === 'ml' ? 'ml-IN' : 'en-IN', {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return `${formatDate(time.toISOString(), language)}, ${clock.format(time)}`;
}
