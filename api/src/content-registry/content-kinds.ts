import { LISTED_KINDS } from '../modules/content/kinds/content-lists.ts';
import { CATEGORIES } from '../modules/projects/kinds/categories.kind.ts';
import { GALLERY } from '../modules/projects/kinds/gallery.kind.ts';
import { MEDIA } from '../modules/projects/kinds/media.kind.ts';
import { NEWS } from '../modules/projects/kinds/news.kind.ts';
import { PROJECT_REPORTS } from '../modules/projects/kinds/project-reports.kind.ts';
import { PROJECTS } from '../modules/projects/kinds/projects.kind.ts';
import type { ContentKind, ContentPage } from '../content-kinds/content-kind.ts';

const KINDS = [CATEGORIES, PROJECTS, GALLERY, NEWS, PROJECT_REPORTS, MEDIA, ...LISTED_KINDS] as const;
type Kind = (typeof KINDS)[number];

/** Every kind of content, in the order in which it must be loaded: a project names its category. */
export const CONTENT_KINDS: readonly ContentKind[] = KINDS;
export type ContentKindName = Kind['name'];

type SearchedAs<One> = One extends { page?: ContentPage<infer Searched> | undefined } ? Searched : never;
/** The kinds of results that a kind of content is found as. */
export type SearchedKind = SearchedAs<Kind>;
