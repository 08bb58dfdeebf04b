import { randomBytes } from 'node:crypto';
import { textIn, type Language, type LocalisedText } from '@trust/shared/contract/language';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
export function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** `nonce` is for its style alone. */
export type PlainPage = { language: Language; trustName: LocalisedText; nonce: string };

/** A page that needs no scripts and no other file; `body` is HTML. */
export function plainPage({ language, trustName, nonce }: PlainPage, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${html(title)} – ${html(textIn(language, trustName))}</title>
<style nonce="${nonce}">body{margin:0 auto;max-width:34rem;padding:1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#14211c}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input:not([type=hidden],.tick),textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;border:1px solid #5b6b64;border-radius:8px}
.tick{width:1.25rem;height:1.25rem;vertical-align:-.2rem}
button{min-height:48px;margin-top:1.5rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#0f4a3b;border:0;border-radius:8px}
:focus-visible{outline:3px solid #b35900;outline-offset:2px}.errors{padding:.5rem 1rem;border:2px solid #a3261b;border-radius:8px}.error{color:#a3261b;margin:.25rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}</style>
</head><body><p>${html(textIn(language, trustName))}</p><main><h1>${html(title)}</h1>${body}</main></body></html>`;
}

/** What a plain page may do: nothing but to show itself, and to post its form to us and to `formAction`. */
export function plainPageHeaders({ nonce }: PlainPage, formAction = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
