import type {
  ContentDownload,
  ContentEvent,
  ContentReport,
  SolaceProgramme,
} from '@trust/shared/contract/content';
import { Language } from '@trust/shared/contract/language';
import { ContentId } from '@trust/shared/contract/projects';
import * as z from 'zod/mini';
import { cleanHtml } from '../../html.ts';
import { value } from './content.rules.ts';

const LONGEST_TEXT = 200_000;
const LONGEST_TITLE = 500;

/** A text that the database can hold: without NUL and without half a character. */
const Text = z.string().check(z.maxLength(LONGEST_TEXT), z.regex(/^[^\0\p{Cs}]*$/u));
const values = z.catch(z.array(z.object({ value: z.union([Text, z.number(), z.boolean()]) })), []);
const urls = z.catch(z.array(z.object({ url: Text })), []);

/** Fields that are missing or of another form are empty, and unknown ones are left out. */
const ForeignEntry = z.object({
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
type ForeignEntry = z.output<typeof ForeignEntry>;

/** Reads one entry of the content system at `base` as this site tells it; undefined when it is malformed. */
export type AdmitEntry<Item> = (entry: unknown, base: URL) => Item | undefined;

/** A reader of entries, which all have a number and a title; `tell` adds what is their kind's own. */
function admitting<Own extends object>(tell: (entry: ForeignEntry, base: URL) => Own | undefined) {
  return (entry: unknown, base: URL) => {
    const read = ForeignEntry.safeParse(entry);
    if (!read.success) return undefined;
    const nid = textOf(read.data.nid);
    const title = textOf(read.data.title);
    const own = tell(read.data, base);
    if (!ContentId.safeParse(nid).success || title === '' || title.length > LONGEST_TITLE) return undefined;
    const lang = Language.safeParse(textOf(read.data.langcode)).data;
    return own && { nid: value(nid), ...(lang && { lang }), title: value(title), ...own };
  };
}

export const admitEvent: AdmitEntry<ContentEvent> = admitting((entry, base) => ({
  body: cleanBody(entry, base),
  field_event_image: addressesAt(base, entry.field_event_image),
}));

export const admitReport: AdmitEntry<ContentReport> = admitting((entry, base) => ({
  body: cleanBody(entry, base),
  field_report_file: addressesAt(base, entry.field_report_file),
}));

export const admitDownload: AdmitEntry<ContentDownload> = admitting((entry, base) => ({
  field_download_file: addressesAt(base, entry.field_download_file),
}));

/** A programme that can be booked needs its amount: whole rupees, since a booking is charged exactly that. */
export const admitSolaceProgramme: AdmitEntry<SolaceProgramme> = admitting((entry, base) => {
  const booking = /^(?:true|1|yes|on)$/i.test(textOf(entry.field_booking));
  const amount = /^(\d{1,9})(?:\.0+)?$/.exec(textOf(entry.field_booking_amount))?.[1];
  if (booking && amount === undefined) return undefined;
  return {
    body: cleanBody(entry, base),
    field_booking: value(booking),
    field_booking_amount: value(Number(amount ?? 0)),
  };
});

function textOf(field: ForeignEntry['title']): string {
  return String(field[0]?.value ?? '').trim();
}

function cleanBody({ body }: ForeignEntry, base: URL) {
  return body.length === 0 ? [] : value(cleanHtml(textOf(body), base));
}

/** The addresses that lead to the content system's own host, which is the one that pages may load from. */
function addressesAt(base: URL, addresses: ForeignEntry['field_event_image']): { url: string }[] {
  return addresses.flatMap(({ url }) => {
    if (!URL.canParse(url, base)) return [];
    const address = new URL(url, base);
    return address.origin === base.origin ? [{ url: address.href }] : [];
  });
}
