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

/** Answers are cleaned on every request, and mostly the same texts, so results are cached. */
const MAX_CACHED = 2_000;
const cache = new Map<string, string>();

/**
 * Sanitises HTML to a list of text elements: nothing that runs, loads or imitates the page. Relative links are resolved
 * against `base` for texts of another host.
 */
export function cleanHtml(html: string, base?: URL): string {
  const key = `${base?.href ?? ''} ${html}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const clean = sanitizeHtml(
    html,
    base ? { ...OPTIONS, transformTags: { a: resolveLinksFrom(base) } } : OPTIONS,
  );
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, clean);
  return clean;
}

/** Resolves a relative link. sanitize-html checks its scheme afterwards. */
function resolveLinksFrom(base: URL): sanitizeHtml.Transformer {
  return (tagName, { href = '', ...attributes }) => {
    const resolved = href.startsWith('#') || !URL.canParse(href, base) ? href : new URL(href, base).href;
    return { tagName, attribs: { ...attributes, ...(href && { href: resolved }), rel: REL } };
  };
}
