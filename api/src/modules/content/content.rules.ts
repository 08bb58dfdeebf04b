import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { cleanHtml } from '../../html/clean-html.ts';
import { languageOf } from '../../plugins/language/localised.ts';
import { mediaUrl } from '../media/index.ts';

/** A field in the content system's shape. */
export const toValue = <Value extends string | number | boolean>(value: Value) => [{ value }];

/** A stored file as a field. */
export const toFileUrl = (file: string) => [{ url: mediaUrl(file) }];

/** A stored file's size in bytes as a field, where it is known. */
export const toFileBytes = (bytes: number | undefined) =>
  bytes === undefined ? {} : { field_file_bytes: toValue(bytes) };

/** The fields that every kind has. */
export function toTitledEntry(language: Language, row: { id: string; title: LocalisedText }) {
  return {
    nid: toValue(row.id),
    lang: languageOf(language, row.title),
    title: toValue(textIn(language, row.title)),
  };
}

export function toBody(language: Language, row: { body: LocalisedText }) {
  return toValue(cleanHtml(textIn(language, row.body)));
}
