import { LanguageCode } from '@trust/shared/contract/language';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import * as z from 'zod/mini';
import { cleanHtml } from '../../../html/clean-html.ts';
import { toValue } from '../content.rules.ts';

const MAX_TEXT_LENGTH = 200_000;
const MAX_TITLE_LENGTH = 500;

/** A text that the database can store: without NUL and without lone surrogates. */
const Text = z.string().check(z.maxLength(MAX_TEXT_LENGTH), z.regex(/^[^\0\p{Cs}]*$/u));
/** A field of an external entry; malformed ones become empty. */
export const values = z.catch(z.array(z.object({ value: z.union([Text, z.number(), z.boolean()]) })), []);
export const urls = z.catch(z.array(z.object({ url: Text })), []);

/** A field with days (YYYY-MM-DD); malformed ones become empty. */
export const days = z.catch(z.array(z.object({ value: z.iso.date() })), []);

type ExternalValues = z.output<typeof values>;

/** The fields that every kind has; unknown ones are dropped. */
const TitledEntry = z.object({ nid: values, langcode: values, title: values });

/** Parses one entry of the content system at `base`; undefined when it is malformed. */
export type ParseEntry<Item> = (entry: unknown, base: URL) => Item | undefined;

/** Creates a parser of entries: all have an id and a title; `readOwnFields` adds the fields of their kind. */
export function createEntryParser<Schema extends z.ZodMiniType, Own extends object>(
  OwnFields: Schema,
  readOwnFields: (entry: z.output<Schema>, base: URL) => Own | undefined,
) {
  return (entry: unknown, base: URL) => {
    const titled = TitledEntry.safeParse(entry);
    const ownFields = OwnFields.safeParse(entry);
    if (!titled.success || !ownFields.success) return undefined;
    const nid = textOf(titled.data.nid);
    const title = textOf(titled.data.title);
    const own = readOwnFields(ownFields.data, base);
    if (!CONTENT_ID.test(nid) || title === '' || title.length > MAX_TITLE_LENGTH) return undefined;
    const lang = LanguageCode.safeParse(textOf(titled.data.langcode)).data;
    return own && { nid: toValue(nid), ...(lang && { lang }), title: toValue(title), ...own };
  };
}

export function textOf(field: ExternalValues): string {
  return String(field[0]?.value ?? '').trim();
}

export function cleanBody({ body }: { body: ExternalValues }, base: URL) {
  return body.length === 0 ? [] : toValue(cleanHtml(textOf(body), base));
}

/** The addresses on the content system's own host, the only one that pages may load from. */
export function filterOwnAddresses(base: URL, addresses: z.output<typeof urls>): { url: string }[] {
  return addresses.flatMap(({ url }) => {
    if (!URL.canParse(url, base)) return [];
    const address = new URL(url, base);
    return address.origin === base.origin ? [{ url: address.href }] : [];
  });
}
