import * as z from 'zod/mini';

export {
  CategoryList,
  GalleryList,
  MediaList,
  NewsUpdate,
  NewsUpdateList,
  Project,
  ProjectList,
  ProjectReportList,
  Stats,
  StatsFeed,
} from '@trust/shared/contract/content/projects';
export {
  ContentDownloadList,
  ContentEventList,
  ContentReportList,
} from '@trust/shared/contract/content/content';
export { SearchResponse } from '@trust/shared/contract/content/search';

export const Count = z.number();
