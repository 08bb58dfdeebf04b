import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';

/** The content system wraps each value in an array of `{value}` or `{url}`; a missing field is an empty array. */
const values = z.catch(z.array(z.looseObject({ value: z.union([z.string(), z.number(), z.boolean()]) })), []);
/** The language of the texts: the requested one where the trust wrote it, else English. */
const lang = z.optional(LanguageCode);
const urls = z.catch(z.array(z.looseObject({ url: z.string() })), []);

export const ContentEvent = z.looseObject({
  lang,
  nid: values,
  title: values,
  body: values,
  field_event_image: urls,
});
export type ContentEvent = z.infer<typeof ContentEvent>;
export const ContentEventList = z.array(ContentEvent);

/** `field_report_file` holds the PDF's address. */
export const ContentReport = z.looseObject({
  lang,
  nid: values,
  title: values,
  body: values,
  field_report_file: urls,
});
export type ContentReport = z.infer<typeof ContentReport>;
export const ContentReportList = z.array(ContentReport);

export const ContentDownload = z.looseObject({ lang, nid: values, title: values, field_download_file: urls });
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
