import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const BLOCK = /<(?=\/?(?:p|br|h[1-6]|li|td|th|tr|hr|blockquote|figcaption)\b)/gi;

/** HTML as plain text. The result is unescaped: it must never be used as markup. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
