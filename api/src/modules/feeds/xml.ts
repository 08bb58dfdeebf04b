/** Text that is XML already. */
export type Xml = { readonly xml: string };

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An element with its attributes and children; text is escaped, and characters that XML cannot hold are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Xml | string)[]
): Xml {
  return { xml: `${startTag(name, attributes)}${children.map(written).join('')}</${name}>` };
}

/** A start tag alone, for what is written piece by piece. */
export function startTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

function written(child: Xml | string): string {
  return typeof child === 'string' ? escaped(child) : child.xml;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
