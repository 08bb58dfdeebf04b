import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import type { Gallery, ProjectReport } from '@trust/shared/contract/content/projects';
import { languageOf } from '../../../plugins/language/localised.ts';
import { mediaUrl } from '../../media/index.ts';
import type { GalleryRow, ProjectReportRow } from './by-category.store.ts';

export function toGallery(language: Language, { gallery, categoryName }: GalleryRow): Gallery {
  return {
    _id: gallery.id,
    lang: languageOf(language, gallery.name),
    category: { _id: gallery.categoryId, name: textIn(language, categoryName) },
    subCategory: textIn(language, gallery.subCategory),
    name: textIn(language, gallery.name),
    images: gallery.images.map(mediaUrl),
  };
}

export function toProjectReport(
  language: Language,
  { report, categoryName }: ProjectReportRow,
  fileBytes: number | undefined,
): ProjectReport {
  return {
    _id: report.id,
    lang: languageOf(language, report.name),
    category: { _id: report.categoryId, name: textIn(language, categoryName) },
    subCategory: textIn(language, report.subCategory),
    name: textIn(language, report.name),
    file: mediaUrl(report.file),
    ...(fileBytes !== undefined && { fileBytes }),
  };
}
