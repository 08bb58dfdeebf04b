import escapeHtml from 'escape-html';
import type { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE, otherLanguages, type Language } from '@trust/shared/contract/languages';
import { COLOURS } from '@trust/shared/ui/colours';
import { localise } from '../../frame/frame.rules.ts';
import { gatewayTexts, textKeyFor } from '../gateway.texts.ts';

const TOKENS = ['band', 'card', 'line', 'surface', 'text', 'text-soft', 'brand', 'focus'] as const;
const declare = (scheme: (typeof COLOURS)['light' | 'dark']) =>
  TOKENS.map((name) => `--${name}:${scheme[name]}`).join(';');

const STYLE = `:root{color-scheme:light dark;${declare(COLOURS.light)}}@media screen and (prefers-color-scheme:dark){:root{${declare(COLOURS.dark)}}}
*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 'Anek','Anek with Malayalam',system-ui,sans-serif;color:var(--text);background:var(--surface);overflow-wrap:anywhere}:lang(ml){font-family:'Anek with Malayalam',system-ui,sans-serif;line-height:1.75}
header{border-top:.6rem solid var(--band);border-bottom:1px solid var(--line);background:var(--card)}header a{display:flex;align-items:center;gap:.65rem;max-width:72rem;min-height:4.25rem;margin:0 auto;padding:.25rem 1rem;font-size:1.2rem;font-weight:650;line-height:1.25;color:var(--text);text-decoration:none}img{flex:none;width:2.75rem;height:2.75rem}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}h1{margin:0 0 1rem;font-size:1.85rem;line-height:1.25}p[lang]{color:var(--text-soft)}main a{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;color:var(--brand)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

const pages = new Map<string, string>();

/**
 * A page without the shell, with the header of the site, unless it is shown within an app. It has all languages, the
 * visitor's first: it cannot be switched.
 */
export function failurePage(
  status: number,
  trustName: LocalisedText,
  language: Language,
  inApp: boolean,
): string {
  const key = `${language} ${String(status)} ${String(inApp)} ${trustName[DEFAULT_LANGUAGE]}`;
  const page = pages.get(key) ?? renderFailurePage(status, trustName, language, inApp);
  pages.set(key, page);
  return page;
}

function renderFailurePage(
  status: number,
  trustName: LocalisedText,
  language: Language,
  inApp: boolean,
): string {
  const text = textKeyFor(status);
  const first = gatewayTexts[language];
  const others = otherLanguages(language);
  const otherTexts = others.map((other) => {
    const t = gatewayTexts[other];
    return `<p lang="${other}">${escapeHtml(t.pageFailed)}. ${escapeHtml(t[text])}.</p>`;
  });
  const nameLink = (name: 'home' | 'retry') =>
    [language, ...others]
      .map((each) => `<span lang="${each}">${escapeHtml(gatewayTexts[each][name])}</span>`)
      .join('·');
  // What is refused for good would be refused again.
  const passes = status >= 500 || status === 429;
  const main = `<h1>${escapeHtml(first.pageFailed)}</h1><p>${escapeHtml(first[text])}.</p>
${otherTexts.join('')}${passes ? `<p><a href="">${nameLink('retry')}</a></p>` : ''}${inApp ? '' : `<p><a href="/">${nameLink('home')}</a></p>`}`;
  return plainPage(language, first.pageFailed, inApp ? undefined : trustName, main);
}

/** A page of the gateway's own, without the shell. Above `main`, which is HTML, a header with the trust's name, where it is given. */
export function plainPage(
  language: Language,
  title: string,
  trustName: LocalisedText | undefined,
  main: string,
): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${COLOURS.light.band}"><title>${escapeHtml(title)}</title><style>${STYLE}</style><link rel="stylesheet" href="/fonts.css"><link rel="icon" type="image/svg+xml" href="/favicon.ico"></head>
<body>${trustName ? renderHeader(language, trustName) : ''}<main>${main}</main></body></html>`;
}

function renderHeader(language: Language, trustName: LocalisedText): string {
  const all = [language, ...otherLanguages(language)];
  const names = new Set(all.map((each) => escapeHtml(localise(each, trustName))));
  return `<header><a href="/"><img src="/favicon.ico" alt=""><span>${[...names].join('<br>')}</span></a></header>`;
}
