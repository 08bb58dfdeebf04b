import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import type { Media, NewsUpdate } from '@trust/shared/contract/content/projects';
import { cleanHtml } from '../../html/clean-html.ts';
import { languageOf } from '../../plugins/language/localised.ts';
import { mediaUrl } from '../media/index.ts';
import type { MediaRow, NewsRow } from './news.store.ts';

export function toNewsUpdate(language: Language, row: NewsRow): NewsUpdate {
  return {
    _id: row.id,
    lang: languageOf(language, row.name),
    name: textIn(language, row.name),
    body: cleanHtml(textIn(language, row.body)),
    topImage: mediaUrl(row.topImage),
    newsUpdateDate: row.date,
    ...(row.projectId !== null && { project: row.projectId }),
  };
}

export function toMedia(language: Language, row: MediaRow): Media {
  return {
    _id: row.id,
    lang: languageOf(language, row.name),
    name: textIn(language, row.name),
    url: row.url,
  };
}
