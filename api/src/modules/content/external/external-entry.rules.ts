import type {
  ContentDownload,
  ContentEvent,
  ContentReport,
  SolaceProgramme,
} from '@trust/shared/contract/content/content';
import { LanguageCode } from '@trust/shared/contract/language';
import { ContentId } from '@trust/shared/contract/content/projects';
import * as z from 'zod/mini';
import { cleanHtml } from '../../../html/clean-html.ts';
import { value } from '../content.rules.ts';

const MAX_TEXT_LENGTH = 200_000;
const MAX_TITLE_LENGTH = 500;

/** A text that the database can store: without NUL and without lone surrogates. */
const Text = z.string().check(z.maxLength(MAX_TEXT_LENGTH), z.regex(/^[^\0\p{Cs}]*$/u));
const values = z.catch(z.array(z.object({ value: z.union([Text, z.number(), z.boolean()]) })), []);
const urls = z.catch(z.array(z.object({ url: Text })), []);

/** Missing or malformed fields become empty, and unknown ones are dropped. */
const ExternalEntry = z.object({
  nid: values,
  langcode: values,
  title: values,
  body: values,
  field_event_image: urls,
  field_report_file: urls,
  field_download_file: urls,
  field_booking: values,
  field_booking_amount: values,
});
type ExternalEntry = z.output<typeof ExternalEntry>;

/** Parses one entry of the content system at `base`; undefined when it is malformed. */
export type ParseEntry<Item> = (entry: unknown, base: URL) => Item | undefined;

/** Creates a parser of entries: all have an id and a title; `readOwnFields` adds the fields of their kind. */
function createEntryParser<Own extends object>(
  readOwnFields: (entry: ExternalEntry, base: URL) => Own | undefined,
) {
  return (entry: unknown, base: URL) => {
    const read = ExternalEntry.safeParse(entry);
    if (!read.success) return undefined;
    const nid = textOf(read.data.nid);
    const title = textOf(read.data.title);
    const own = readOwnFields(read.data, base);
    if (!ContentId.safeParse(nid).success || title === '' || title.length > MAX_TITLE_LENGTH)
      return undefined;
    const lang = LanguageCode.safeParse(textOf(read.data.langcode)).data;
    return own && { nid: value(nid), ...(lang && { lang }), title: value(title), ...own };
  };
}

export const parseEvent: ParseEntry<ContentEvent> = createEntryParser((entry, base) => ({
  body: cleanBody(entry, base),
  field_event_image: filterOwnAddresses(base, entry.field_event_image),
}));

export const parseReport: ParseEntry<ContentReport> = createEntryParser((entry, base) => ({
  body: cleanBody(entry, base),
  field_report_file: filterOwnAddresses(base, entry.field_report_file),
}));

export const parseDownload: ParseEntry<ContentDownload> = createEntryParser((entry, base) => ({
  field_download_file: filterOwnAddresses(base, entry.field_download_file),
}));

/** A programme that can be booked needs its amount: whole rupees, since a booking is charged exactly that. */
export const parseSolaceProgramme: ParseEntry<SolaceProgramme> = createEntryParser((entry, base) => {
  const booking = /^(?:true|1|yes|on)$/i.test(textOf(entry.field_booking));
  const amount = /^(\d{1,9})(?:\.0+)?$/.exec(textOf(entry.field_booking_amount))?.[1];
  if (booking && amount === undefined) return undefined;
  return {
    body: cleanBody(entry, base),
    field_booking: value(booking),
    field_booking_amount: value(Number(amount ?? 0)),
  };
});

function textOf(field: ExternalEntry['title']): string {
  return String(field[0]?.value ?? '').trim();
}

function cleanBody({ body }: ExternalEntry, base: URL) {
  return body.length === 0 ? [] : value(cleanHtml(textOf(body), base));
}

/** The addresses on the content system's own host, the only one that pages may load from. */
function filterOwnAddresses(base: URL, addresses: ExternalEntry['field_event_image']): { url: string }[] {
  return addresses.flatMap(({ url }) => {
    if (!URL.canParse(url, base)) return [];
    const address = new URL(url, base);
    return address.origin === base.origin ? [{ url: address.href }] : [];
  });
}
