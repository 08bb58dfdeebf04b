import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';
import { CONTENT_ID, VIDEO_ID } from '../patterns.ts';
import { readContentId } from '../typed/content-id.ts';
import { SearchText } from './search.ts';

/** A public id of content, read as people copy it: up to nine digits. */
export const ContentId = z.pipe(
  z.pipe(z.string(), z.transform(readContentId)),
  z.string().check(z.regex(CONTENT_ID)),
);
/** The same where what is no id finds nothing. */
export const AnyId = z.pipe(z.string().check(z.maxLength(64)), z.transform(readContentId));

export const CategoryReference = z.object({ _id: z.string(), name: z.string() });
export type CategoryReference = z.infer<typeof CategoryReference>;

/** Costs and funds are whole rupees; `donors` counts donations made here; dates are ISO 8601 (YYYY-MM-DD). Names no donor and no beneficiary. */
export const Project = z.object({
  _id: z.string(),
  lang: LanguageCode,
  name: z.string(),
  logo: z.string(),
  description: z.string(),
  category: CategoryReference,
  caseNumber: z.string(),
  projectDate: z.string(),
  district: z.string(),
  state: z.string(),
  focalPoint: z.string(),
  estimatedCost: z.number(),
  fundsReceived: z.number(),
  donors: z.optional(z.int()),
  images: z.array(z.string()),
  field_slide_: z.array(z.object({ url: z.string() })),
  successStory: z.boolean(),
  /** The day on which its cost was covered, where it is known. */
  fundedDate: z.optional(z.string()),
  /** The day on which the work was finished, where it is known. */
  completedDate: z.optional(z.string()),
  /** Address of the picture that previews of the project's link show. */
  shareCard: z.optional(z.string()),
});
export type Project = z.infer<typeof Project>;
export const ProjectList = z.array(Project);

/**
 * Filters of a project list; unknown names are ignored, as the contract says of read filters. `search` is as typed; empty
 * it filters nothing.
 */
export const ProjectQuery = z.object({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
  skip: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  query: z._default(
    z.object({
      successStory: z.optional(z.boolean()),
      category: z.optional(ContentId),
      search: z.optional(SearchText),
    }),
    {},
  ),
});
export type ProjectQuery = z.input<typeof ProjectQuery>;

export const ProjectById = z.object({ _id: AnyId });

/** An unknown kind is read as Text, so that an older form still shows the field. */
export const AdditionalFieldType = z.enum(['Text', 'Text Long', 'Single Selection', 'Multiple Selection']);
export const AdditionalField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.catch(AdditionalFieldType, 'Text'),
  options: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type AdditionalField = z.infer<typeof AdditionalField>;

export const Category = z.object({
  _id: z.string(),
  lang: LanguageCode,
  name: z.string(),
  logo: z.string(),
  subCategories: z.array(z.string()),
  instructions: z.array(z.string()),
  additionalFields: z.array(AdditionalField),
});
export type Category = z.infer<typeof Category>;
export const CategoryList = z.array(Category);
export const CategoryQuery = z.object({
  receiveApplication: z.optional(z.boolean()),
  showGallery: z.optional(z.boolean()),
  showMedia: z.optional(z.boolean()),
});

export const Gallery = z.object({
  _id: z.string(),
  lang: LanguageCode,
  category: CategoryReference,
  subCategory: z.string(),
  name: z.string(),
  images: z.array(z.string()),
});
export type Gallery = z.infer<typeof Gallery>;
export const GalleryList = z.array(Gallery);
export const GalleryQuery = z.object({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
  query: z._default(
    z.object({
      category: z.optional(ContentId),
      subCategory: z.optional(z.string().check(z.maxLength(200))),
    }),
    {},
  ),
});

/** `body` is HTML, already sanitised. `newsUpdateDate` is ISO 8601. */
export const NewsUpdate = z.object({
  _id: z.string(),
  lang: LanguageCode,
  name: z.string(),
  body: z.string(),
  topImage: z.string(),
  newsUpdateDate: z.string(),
  /** The project that it is an update of. */
  project: z.optional(z.string()),
});
export type NewsUpdate = z.infer<typeof NewsUpdate>;
export const NewsUpdateList = z.array(NewsUpdate);
/** All news, or the updates of one project; `olderThan` is the id of the item that they follow. */
export const NewsUpdateQuery = z.object({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  query: z._default(z.object({ project: z.optional(ContentId), olderThan: z.optional(ContentId) }), {}),
});
export type NewsUpdateQuery = z.input<typeof NewsUpdateQuery>;
export const NewsUpdateById = z.object({ _id: AnyId });

/** Filters of the report list; subCategory in either language. */
export const ProjectReportQuery = z.object({
  query: z._default(
    z.object({
      category: z.optional(ContentId),
      subCategory: z.optional(z.string().check(z.maxLength(200))),
    }),
    {},
  ),
});

/** `file` is the PDF's address, `fileBytes` its size. */
export const ProjectReport = z.object({
  _id: z.string(),
  lang: LanguageCode,
  category: CategoryReference,
  subCategory: z.string(),
  name: z.string(),
  file: z.string(),
  fileBytes: z.optional(z.int()),
});
export type ProjectReport = z.infer<typeof ProjectReport>;
export const ProjectReportList = z.array(ProjectReport);

/** `url` is the id of a video on the video host. */
export const Media = z.object({
  _id: z.string(),
  lang: LanguageCode,
  name: z.string(),
  url: z.string().check(z.regex(VIDEO_ID)),
});
export type Media = z.infer<typeof Media>;
export const MediaList = z.array(Media);

export const Stats = z.object({
  totalProjectsOngoing: z.number(),
  totalApplications: z.number(),
  totalProjectsCompleted: z.number(),
});
export type Stats = z.infer<typeof Stats>;

/** One row of the stats feed, whose booleans are the strings 'True' and 'False'. */
export const StatsFeedItem = z.object({
  nid: z.string(),
  title: z.string(),
  category: z.string(),
  field_move_to_success_stor: z.enum(['True', 'False']),
});
export type StatsFeedItem = z.infer<typeof StatsFeedItem>;
export const StatsFeed = z.array(StatsFeedItem);
