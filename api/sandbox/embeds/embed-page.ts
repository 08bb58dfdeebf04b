import escapeHtml from 'escape-html';

export const EMBED_STYLE = `html,body{height:100%;margin:0}body{position:relative;overflow:hidden;font:1rem/1.4 system-ui,sans-serif;color:#1b2530;background:#dbe8ef}
.scene{position:absolute;inset:0;width:100%;height:100%}h1,address{position:absolute;left:0;margin:0;padding:.35rem .75rem;font-size:.95rem;font-style:normal;background:#fff}h1{top:0;color:#fff;background:#7a3e00}
address{bottom:0;max-width:calc(100% - 1.5rem)}address span{display:block}
details{position:absolute;bottom:.75rem;left:50%;transform:translateX(-50%)}summary{min-height:44px;min-width:8rem;box-sizing:border-box;padding:.6rem 1.25rem;border-radius:999px;color:#fff;background:#0b3a2f;text-align:center;white-space:nowrap;list-style:none;cursor:pointer}summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:3px solid #b35900;outline-offset:2px}details[open] .play,details:not([open]) .pause{display:none}
@media (prefers-reduced-motion:no-preference){.sun{animation:rise 8s ease-in-out infinite alternate paused}body:has(details[open]) .sun{animation-play-state:running}}@keyframes rise{to{transform:translate(120px,-40px)}}`;

/** Renders a page that fills a frame; its heading says that it is the sandbox's. `body` is HTML. */
export function renderEmbedPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/embed.css"></head>
<body>${body}<h1>SANDBOX – ${escapeHtml(title)}</h1></body></html>`;
}
