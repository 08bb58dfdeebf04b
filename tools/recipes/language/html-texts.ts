/** Attributes whose values are read to a visitor. */
const READ_ALOUD =
  /^(alt|aria-(label|description|valuetext|roledescription)|placeholder|title|label|summary)$/;
const READ_METAS =
  /^(description|og:(title|description|site_name|image:alt)|twitter:(title|description|image:alt))$/;
/** Elements whose content no visitor reads. */
const UNREAD = /<(script|style|template)\b[^>]*>.*?<\/\1>|<!--.*?-->|<!doctype[^>]*>/gis;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** All texts of a page that are in its language: what it shows and what is read aloud, without parts of another `lang`. */
export function listPageTexts(html: string): string[] {
  const texts: string[] = [];
  const open: { name: string; lang: string }[] = [];
  let pageLanguage: string | undefined;
  for (const [token, slash, name = '', written = ''] of html
    .replaceAll(UNREAD, '')
    .matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi)) {
    const within = open.at(-1)?.lang ?? '';
    if (name === '') {
      if (within === pageLanguage) texts.push(decode(token));
      continue;
    }
    if (slash) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const attributes = readAttributes(written);
    const lang = attributes.get('lang') ?? within;
    pageLanguage ??= lang;
    if (lang === pageLanguage) texts.push(...readAttributeTexts(name, attributes));
    if (!VOID.test(name) && !written.endsWith('/')) open.push({ name, lang });
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

function readAttributeTexts(name: string, attributes: ReadonlyMap<string, string>): string[] {
  const read = [...attributes].filter(([attribute]) => READ_ALOUD.test(attribute)).map(([, value]) => value);
  const meta = attributes.get('name') ?? attributes.get('property') ?? '';
  const isButton = name === 'input' && /^(submit|button)$/.test(attributes.get('type') ?? '');
  const isRead = (name === 'meta' && READ_METAS.test(meta)) || isButton;
  return isRead ? [...read, attributes.get(isButton ? 'value' : 'content') ?? ''] : read;
}

function readAttributes(written: string): Map<string, string> {
  return new Map(
    Array.from(written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function decode(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES[entity] ?? whole;
    const digits = entity.slice(1);
    return String.fromCodePoint(/^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits));
  });
}
