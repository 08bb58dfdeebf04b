import escapeHtml from 'escape-html';

/** Text that is XML already. */
export type Xml = { readonly xml: string };

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element. Text is escaped, and characters that XML does not allow are removed. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Xml | string)[]
): Xml {
  return { xml: `${startTag(name, attributes)}${children.map(writeChild).join('')}</${name}>` };
}

/** A start tag, for documents that are written in chunks. */
export function startTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

function writeChild(child: Xml | string): string {
  return typeof child === 'string' ? escapeXml(child) : child.xml;
}

function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
}
