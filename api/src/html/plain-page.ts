import { randomBytes } from 'node:crypto';
import { LANGUAGES, otherLanguages, type Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { COLOURS } from '@trust/shared/ui/colours';
import escapeHtml from 'escape-html';
import type { FastifyRequest } from 'fastify';

/**
 * `nonce` is for its style. `address` is its path and query, where it can be asked for in another language. `inApp`: the page
 * is shown within an app: it has no header and no link to the site.
 */
export type PlainPage = {
  language: Language;
  trustName: LocalisedText;
  nonce: string;
  address?: string | undefined;
  inApp?: boolean;
};

/** The page that answers a request, in the language of the visit. */
export function describePlainPage(
  { language, method, url }: Pick<FastifyRequest, 'language' | 'method' | 'url'>,
  trustName: LocalisedText,
): PlainPage {
  return { language, trustName, nonce: newNonce(), address: method === 'GET' ? url : undefined };
}

/** The colours of which a plain page makes use. */
const TOKENS = [
  ...([
    'surface',
    'card',
    'field',
    'line',
    'text',
    'text-soft',
    'line-strong',
    'brand',
    'band',
    'on-band',
    'focus',
  ] as const),
  ...(['action', 'action-hover', 'on-action', 'error', 'error-soft'] as const),
  ...(['info', 'info-soft', 'warning', 'warning-soft'] as const),
];

function declareColours(scheme: Record<(typeof TOKENS)[number], string>): string {
  return TOKENS.map((name) => `--${name}:${scheme[name]}`).join(';');
}

/** The needed part of the site's design, inlined. */
const STYLE = `:root{color-scheme:light dark;${declareColours(COLOURS.light)}}
@media screen and (prefers-color-scheme:dark){:root{${declareColours(COLOURS.dark)}}}
*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.55 'Anek','Anek with Malayalam',system-ui,sans-serif;color:var(--text);background:var(--surface);overflow-wrap:anywhere}:lang(ml){font-family:'Anek with Malayalam',system-ui,sans-serif;line-height:1.75}
header{border-top:.6rem solid var(--band);border-bottom:1px solid var(--line);background:var(--card)}header>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;max-width:72rem;min-height:4.25rem;margin:0 auto;padding:.25rem 1rem}
header a,header p,main>p>a{display:inline-flex;align-items:center;min-height:2.75rem}header p{margin:0}.brand{gap:.65rem;font-size:1.2rem;font-weight:650;line-height:1.25;color:var(--text);text-decoration:none}.brand img{flex:none;width:2.75rem;height:2.75rem}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}h1{margin:0 0 1rem;font-size:1.85rem;line-height:1.25}h1:lang(ml){font-size:1.6rem;line-height:1.4}h2{margin:0;font-size:1.0625rem}
a{color:var(--brand);text-underline-offset:.2em}
label{display:block;margin:1.25rem 0 .25rem;font-weight:650}input:not([type=hidden],.tick),textarea{width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line-strong);border-radius:.5rem}
[aria-invalid]{border:2px solid var(--error)!important}.tick{width:1.5rem;height:1.5rem;margin:0 .5rem 0 0;vertical-align:-.35rem;accent-color:var(--brand)}
button{width:100%;min-height:3rem;margin-top:1.5rem;padding:.5rem 1.5rem;font:inherit;font-weight:650;color:var(--on-action);background:var(--action);border:0;border-radius:999px;cursor:pointer}button:hover{background:var(--action-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.errors,.note,.sandbox{margin:0 0 1rem;padding:.75rem 1rem;border-inline-start:4px solid;border-radius:.5rem}.errors{color:var(--error);background:var(--error-soft)}.errors a{color:inherit}.errors ul{margin:.5rem 0 0;padding-inline-start:1.25rem}.errors li{padding:.25rem 0}.error{margin:.25rem 0;color:var(--error);font-weight:650}.note{color:var(--info);background:var(--info-soft)}.sandbox{color:var(--warning);background:var(--warning-soft)}
[lang].other{color:var(--text-soft);font-size:.95rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:1.5rem 0 0}dt{color:var(--text-soft)}dd{margin:0;font-weight:650}`;

/** The site's letters, as the gateway serves them, and its logo; without a gateway a page does without both. */
const LINKS =
  '<link rel="stylesheet" href="/fonts.css"><link rel="icon" type="image/svg+xml" href="/favicon.ico">';
const LOGO = '<img src="/favicon.ico" alt="">';

/** A page without scripts, with the header of the site unless it is shown within an app; `body` is HTML. */
export function renderPlainPage(page: PlainPage, title: string, body: string): string {
  const { language, trustName, nonce, inApp } = page;
  const name = escapeHtml(textIn(language, trustName));
  const languages = renderLanguageLinks(page);
  const header = `<header><div><a class="brand" href="/">${LOGO}${name}</a>${languages}</div></header>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="theme-color" content="${COLOURS.light.band}"><title>${escapeHtml(title)} – ${name}</title>
<style nonce="${nonce}">${STYLE}</style>${LINKS}
</head><body>${inApp ? '' : header}<main>${inApp ? languages : ''}<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

function renderLanguageLinks({ language, address }: PlainPage): string {
  if (address === undefined) return '';
  const [path = '', query] = address.split('?');
  const links = otherLanguages(language).map((other) => {
    const parameters = new URLSearchParams(query);
    parameters.set('lang', other);
    return `<a href="${escapeHtml(`${path}?${parameters.toString()}`)}" lang="${other}" hreflang="${other}">${LANGUAGES[other]}</a>`;
  });
  return `<p>${links.join(' ')}</p>`;
}

/** Headers of a plain page. Its policy allows its style, our letters and logo, and forms to us and to `formAction`. */
export function createPlainPageHeaders({ nonce }: PlainPage, formAction = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}' 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
