import type {
  ContentDownload,
  ContentEvent,
  ContentReport,
  SolaceProgramme,
} from '@trust/shared/contract/content/content';
import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import type { downloads, events, reports, solaceProgrammes } from './content.schema.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { languageOf } from '../../localised.ts';
import { mediaUrl } from '../media/index.ts';

/** A field in the content system's shape. */
export const value = <Value extends string | number | boolean>(value: Value) => [{ value }];
const url = (file: string) => [{ url: mediaUrl(file) }];

function toTitledEntry(language: Language, row: { id: string; title: LocalisedText }) {
  return {
    nid: value(row.id),
    lang: languageOf(language, row.title),
    title: value(textIn(language, row.title)),
  };
}

function body(language: Language, row: { body: LocalisedText }) {
  return value(cleanHtml(textIn(language, row.body)));
}

export function toEvent(language: Language, row: typeof events.$inferSelect): ContentEvent {
  return { ...toTitledEntry(language, row), body: body(language, row), field_event_image: url(row.image) };
}

export function toReport(language: Language, row: typeof reports.$inferSelect): ContentReport {
  return { ...toTitledEntry(language, row), body: body(language, row), field_report_file: url(row.file) };
}

export function toDownload(language: Language, row: typeof downloads.$inferSelect): ContentDownload {
  return { ...toTitledEntry(language, row), field_download_file: url(row.file) };
}

/** The amount is in rupees. */
export function toSolaceProgramme(
  language: Language,
  row: typeof solaceProgrammes.$inferSelect,
): SolaceProgramme {
  return {
    ...toTitledEntry(language, row),
    body: body(language, row),
    field_booking: value(row.booking),
    field_booking_amount: value(row.bookingAmount),
  };
}
