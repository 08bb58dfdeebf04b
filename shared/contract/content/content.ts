import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';

/** The content system wraps each value in an array of `{value}` or `{url}`; a missing field is an empty array. */
const values = z.catch(z.array(z.looseObject({ value: z.union([z.string(), z.number(), z.boolean()]) })), []);
/** The language of the texts: the requested one where the trust wrote it, else English. */
const lang = z.optional(LanguageCode);
const urls = z.catch(z.array(z.looseObject({ url: z.string() })), []);

/** `field_event_date` is the day of the event (YYYY-MM-DD), where it is known. */
export const ContentEvent = z.looseObject({
  lang,
  nid: values,
  title: values,
  body: values,
  field_event_image: urls,
  field_event_date: z.optional(values),
});
export type ContentEvent = z.infer<typeof ContentEvent>;
export const ContentEventList = z.array(ContentEvent);

/** `field_report_file` holds the PDF's address, `field_file_bytes` its size; `field_report_date` is the day of its publication (YYYY-MM-DD). */
export const ContentReport = z.looseObject({
  lang,
  nid: values,
  title: values,
  body: values,
  field_report_file: urls,
  field_file_bytes: z.optional(values),
  field_report_date: z.optional(values),
});
export type ContentReport = z.infer<typeof ContentReport>;
export const ContentReportList = z.array(ContentReport);

export const ContentDownload = z.looseObject({
  lang,
  nid: values,
  title: values,
  field_download_file: urls,
  field_file_bytes: z.optional(values),
});
export type ContentDownload = z.infer<typeof ContentDownload>;
export const ContentDownloadList = z.array(ContentDownload);

/** `field_booking` is the flag; `field_booking_amount` is in rupees. */
export const SolaceProgramme = z.looseObject({
  lang,
  nid: values,
  title: values,
  body: values,
  field_booking: values,
  field_booking_amount: values,
});
export type SolaceProgramme = z.infer<typeof SolaceProgramme>;
export const SolaceProgrammeList = z.array(SolaceProgramme);
