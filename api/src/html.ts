import sanitizeHtml from 'sanitize-html';

const REL = 'noopener noreferrer';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'span',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: REL } }),
  },
};

/** Answers are cleaned each time, and mostly the same texts: the last ones are remembered. */
const REMEMBERED = 2_000;
const cleaned = new Map<string, string>();

/**
 * HTML with what a text needs and nothing that runs, loads or looks like a part of the page. Relative links are led to
 * `base`, where a text of another host comes from.
 */
export function cleanHtml(html: string, base?: URL): string {
  const key = `${base?.href ?? ''} ${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, base ? { ...OPTIONS, transformTags: { a: linkFrom(base) } } : OPTIONS);
  if (cleaned.size >= REMEMBERED) cleaned.clear();
  cleaned.set(key, clean);
  return clean;
}

/** Makes a link what it means where it was written. What it leads to is checked after this. */
function linkFrom(base: URL): sanitizeHtml.Transformer {
  return (tagName, { href = '', ...attributes }) => {
    const led = href.startsWith('#') || !URL.canParse(href, base) ? href : new URL(href, base).href;
    return { tagName, attribs: { ...attributes, ...(href && { href: led }), rel: REL } };
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const BLOCK = /<(?=\/?(?:p|br|h[1-6]|li|td|th|tr|hr|blockquote|figcaption)\b)/gi;

/** The words of an HTML text. The result is text: it must never be used as markup. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
