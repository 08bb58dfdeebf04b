/** Allowed elements. The others are removed, but their text stays. The api has the same list. */
const TAGS = new Set(
  'p br h2 h3 h4 strong b em i u s sub sup blockquote ul ol li a hr table thead tbody tr th td figure figcaption span'.split(
    ' ',
  ),
);
const VOID_TAGS = new Set(['br', 'hr']);
/** Elements that are removed with their content. */
const DROPPED = new Set(
  'script style template noscript noembed noframes iframe object svg math textarea title xmp select plaintext'.split(
    ' ',
  ),
);
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s"'<>`\\]*$/i;
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  lang: /^[a-z-]{2,20}$/i,
  dir: /^(?:ltr|rtl|auto)$/,
};
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Sanitises HTML by an allow-list: the output is written anew with the listed elements, closed, and the listed
 * attributes, so that nothing in it runs or loads. Server and browser give the same. Linear in the length.
 */
export function cleanBody(html: string): string {
  const open: string[] = [];
  let clean = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    clean += escapeText(html.slice(at, next < 0 ? html.length : next));
    if (next < 0) break;
    const end = endOfTag(html, next);
    // As in a browser, a tag that never ends swallows the rest.
    if (end < 0) break;
    at = end;
    const [, slash, tagName = ''] = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i.exec(html.slice(next, end)) ?? [];
    const name = tagName.toLowerCase();
    if (name === '') continue;
    if (slash) {
      if (open.includes(name)) clean += closeTo(open, name);
    } else if (DROPPED.has(name)) at = endOfDropped(html, end, name);
    else if (TAGS.has(name)) {
      clean += `<${name}${attributesOf(name, html.slice(next + 1 + name.length, end - 1))}>`;
      if (!VOID_TAGS.has(name)) open.push(name);
    }
  }
  while (open.length > 0) clean += `</${open.pop() ?? ''}>`;
  return clean;
}

function escapeText(text: string): string {
  return text.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
}

/** The index after the tag or comment that begins at `start`; -1 when it never ends. A quoted `>` does not end it. */
function endOfTag(html: string, start: number): number {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return end < 0 ? -1 : end + 3;
  }
  if (!/[a-z/!?]/i.test(html[start + 1] ?? '')) return start + 1;
  let quote = '';
  for (let index = start + 1; index < html.length; index += 1) {
    const sign = html[index] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '>') return index + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

function endOfDropped(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  if (!found) return html.length;
  const end = html.indexOf('>', found.index);
  return end < 0 ? html.length : end + 1;
}

function closeTo(open: string[], name: string): string {
  let closed = '';
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    closed += `</${last}>`;
    if (last === name) break;
  }
  return closed;
}

function attributesOf(name: string, source: string): string {
  let result = '';
  const seen = new Set<string>();
  for (const [, key = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase();
    const value = double ?? single ?? bare ?? '';
    const allowed = name === 'a' && attribute === 'href' ? LINK : ATTRIBUTES[attribute];
    if (seen.has(attribute) || !allowed?.test(value)) continue;
    seen.add(attribute);
    result += ` ${attribute}="${value}"`;
  }
  return name === 'a' && seen.has('href') ? `${result} rel="noopener noreferrer"` : result;
}
