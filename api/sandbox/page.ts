import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';

export function renderHiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

export const PAGE_STYLE = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b2530;background:#fff}main{max-width:26rem;margin:0 auto;padding:1rem}
header{padding:.75rem 1rem;background:#7a3e00;color:#fff}h1{font-size:1.25rem;margin:.5rem 0}button,select,input:not([type=hidden]),textarea{box-sizing:border-box;width:100%;min-height:48px;margin:.35rem 0;padding:0 1rem;font:inherit;border:1px solid #55606b;border-radius:8px;background:#fff;color:#1b2530}
textarea{padding-block:.5rem}label{display:block}button.pay{background:#12544a;border-color:#12544a;color:#fff;font-weight:600}:focus-visible{outline:3px solid #b35900;outline-offset:2px}fieldset{border:1px solid #c6ccd2;border-radius:8px;margin:.75rem 0}
fieldset label:has(input){display:flex;align-items:center;gap:.5rem;min-height:44px}input[type=radio]{flex:none;width:1.25rem;min-height:1.25rem;margin:0}[role=alert]{padding:.5rem 1rem;border:2px solid #a4161a;border-radius:8px}[hidden]{display:none}iframe{width:100%;height:44rem;border:1px solid #c6ccd2}pre{overflow-wrap:anywhere;white-space:pre-wrap}`;

/** An amount in paise as rupees, grouped as in India: ₹1,500.00. */
export function formatPaise(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}

/** Renders a page, with a header that says that it is the sandbox's. `body` is HTML. */
export function renderSandboxPage(title: string, body: string, note = 'no money moves here'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/page.css"></head>
<body><header><strong>SANDBOX</strong> – ${note}</header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/**
 * Renders a page that submits a form by itself, or by a button where no scripts run. Back then asks for the address
 * `back`, if it is given, instead of posting to this page again.
 */
export function renderAutoSubmitPage(action: string, fields: Record<string, string>, back?: string): string {
  const backTo = back === undefined ? '' : ` data-back="${escapeHtml(back)}"`;
  const inputs = Object.entries(fields).map(([name, value]) => renderHiddenField(name, value));
  return renderSandboxPage(
    'Going back',
    `<form id="on" method="post" action="${escapeHtml(action)}"${backTo}>${inputs.join('')}<button type="submit" class="pay">Continue</button></form><script src="/sandbox/post-on.js"></script>`,
  );
}

/** Sends a page that only this site may frame, unless `framedBy` allows others. */
export function sendPage(reply: FastifyReply, body: string, framedBy = "'self'"): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
    })
    .send(body);
}
