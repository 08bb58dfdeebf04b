import { DOWNLOADS } from '../modules/content/kinds/downloads.kind.ts';
import { EVENTS } from '../modules/content/kinds/events.kind.ts';
import { REPORTS } from '../modules/content/kinds/reports.kind.ts';
import { SOLACE } from '../modules/content/kinds/solace.kind.ts';
import { CATEGORIES } from '../modules/projects/kinds/categories.kind.ts';
import { GALLERY } from '../modules/projects/kinds/gallery.kind.ts';
import { MEDIA } from '../modules/projects/kinds/media.kind.ts';
import { NEWS } from '../modules/projects/kinds/news.kind.ts';
import { PROJECT_REPORTS } from '../modules/projects/kinds/project-reports.kind.ts';
import { PROJECTS } from '../modules/projects/kinds/projects.kind.ts';

/** Every kind of content, in the order in which it must be loaded: a project names its category. */
export const CONTENT_KINDS = [
  CATEGORIES,
  PROJECTS,
  GALLERY,
  NEWS,
  PROJECT_REPORTS,
  MEDIA,
  EVENTS,
  REPORTS,
  DOWNLOADS,
  SOLACE,
] as const;
export type ContentKindName = (typeof CONTENT_KINDS)[number]['name'];
