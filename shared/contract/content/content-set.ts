import * as z from 'zod/mini';
import { LocalisedText } from '../language.ts';
import { DEFAULT_LANGUAGE, mapLanguages } from '../languages.ts';
import { AdditionalFieldType, ContentId } from './projects.ts';

/**
 * The files that the import command loads: per kind a JSON array (`projects.json`) or a table (`projects.csv`),
 * beside the pictures and PDFs that they name by a path relative to the folder. Lists hold at most 100 values.
 */
const text = (max: number) => {
  const inOneLanguage = z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
  return z.object({ ...mapLanguages(() => z.optional(inOneLanguage)), [DEFAULT_LANGUAGE]: inOneLanguage });
};
const html = text(50_000);
const file = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9/_-]*\.(jpg|jpeg|png|webp|pdf)$/,
      'must be a path like pictures/well.jpg, in small letters, digits, - and _',
    ),
    z.maxLength(200),
  );
const files = z.array(file).check(z.maxLength(100));
const date = z.iso.date('must be a date like 2026-11-21');
const rupees = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A question that applicants of a category are asked beside the usual ones. */
export const AdditionalFieldEntry = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: text(200),
  type: AdditionalFieldType,
  options: z._default(
    z
      .array(z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(60)), name: text(120) }))
      .check(z.maxLength(100)),
    [],
  ),
});

export const CategoryEntry = z.strictObject({
  id: ContentId,
  name: text(120),
  logo: file,
  subCategories: z._default(z.array(text(120)).check(z.maxLength(100)), []),
  receiveApplication: z._default(z.boolean(), false),
  showGallery: z._default(z.boolean(), false),
  showMedia: z._default(z.boolean(), false),
  instructions: z._default(z.array(text(600)).check(z.maxLength(100)), []),
  additionalFields: z._default(z.array(AdditionalFieldEntry).check(z.maxLength(100)), []),
});

export const ProjectEntry = z.strictObject({
  id: ContentId,
  name: text(200),
  logo: file,
  description: html,
  category: ContentId,
  caseNumber: z.string().check(z.minLength(1), z.maxLength(40)),
  projectDate: date,
  district: LocalisedText,
  state: LocalisedText,
  focalPoint: LocalisedText,
  estimatedCost: rupees,
  /** What had been raised before this site counted donations; the site adds what it captures. */
  openingFunds: rupees,
  images: z._default(files, []),
  slides: z._default(files, []),
  successStory: z._default(z.boolean(), false),
});

export const GalleryEntry = z.strictObject({
  id: ContentId,
  category: ContentId,
  subCategory: text(120),
  name: text(200),
  images: files,
});

export const NewsEntry = z.strictObject({
  id: ContentId,
  name: text(200),
  body: html,
  topImage: file,
  date,
  /** The project that it is an update of, if it is one. */
  project: z.optional(ContentId),
});

export const ProjectReportEntry = z.strictObject({
  id: ContentId,
  category: ContentId,
  subCategory: text(120),
  name: text(200),
  file,
});

export const MediaEntry = z.strictObject({
  id: ContentId,
  name: text(200),
  url: z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/)),
});

export const EventEntry = z.strictObject({ id: ContentId, title: text(200), body: html, image: file });
export const ReportEntry = z.strictObject({ id: ContentId, title: text(200), body: html, file });
export const DownloadEntry = z.strictObject({ id: ContentId, title: text(200), file });
export const SolaceEntry = z.strictObject({
  id: ContentId,
  title: text(200),
  body: html,
  booking: z.boolean(),
  bookingAmount: rupees,
});

/** Every kind of content, in the order in which it must be loaded (a project names its category). */
export const CONTENT_KINDS = {
  categories: CategoryEntry,
  projects: ProjectEntry,
  gallery: GalleryEntry,
  news: NewsEntry,
  'project-reports': ProjectReportEntry,
  media: MediaEntry,
  events: EventEntry,
  reports: ReportEntry,
  downloads: DownloadEntry,
  solace: SolaceEntry,
} as const;
export type ContentKind = keyof typeof CONTENT_KINDS;
