import { ContentId, type StatsFeedItem } from '@trust/shared/contract/projects';
import { MAX_QUERY } from '@trust/shared/contract/search';

export type ProjectStatus = 'ongoing' | 'completed';

/** What the address asks the list for; `page` counts from 1. */
export interface ProjectsFilter {
  readonly status: ProjectStatus;
  readonly category: string | undefined;
  /** What was typed, or ''. */
  readonly search: string;
  readonly page: number;
}

/** Projects on one page of the list. */
export const PAGE_SIZE = 30;

/** The last page whose projects the api would still skip to. */
const LAST_PAGE = 33_333;

/** Reads the filter from an address; whatever does not fit is as if it were not there. */
export function readFilter(search: URLSearchParams): ProjectsFilter {
  const category = ContentId.safeParse(search.get('category'));
  const page = /^[1-9][0-9]{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    status: search.get('status') === 'completed' ? 'completed' : 'ongoing',
    category: category.success ? category.data : undefined,
    search: (search.get('search') ?? '').trim().slice(0, MAX_QUERY),
    page: Math.min(page, LAST_PAGE),
  };
}

/** The address of a list; what is the default is left out. */
export function hrefOf({ status, category, search, page }: ProjectsFilter): string {
  const address = new URLSearchParams();
  if (status === 'completed') address.set('status', status);
  if (category) address.set('category', category);
  if (search) address.set('search', search);
  if (page > 1) address.set('page', String(page));
  return address.size > 0 ? `/projects?${address.toString()}` : '/projects';
}

/** What the api is asked. */
export function toQuery({ status, category, search, page }: ProjectsFilter) {
  return {
    limit: PAGE_SIZE,
    skip: (page - 1) * PAGE_SIZE,
    query: {
      successStory: status === 'completed',
      ...(category ? { category } : {}),
      ...(search ? { search } : {}),
    },
  };
}

/** How many pages a list has; rounded up, so that no project is out of reach. */
export function pageCount(projects: number): number {
  return Math.ceil(projects / PAGE_SIZE);
}

/** Numbers of projects. */
export interface CategoryTally {
  readonly ongoing: number;
  readonly completed: number;
}

export function tallyOf(feed: readonly StatsFeedItem[]): CategoryTally {
  const completed = feed.filter(({ field_move_to_success_stor }) => field_move_to_success_stor === 'True');
  return { ongoing: feed.length - completed.length, completed: completed.length };
}
