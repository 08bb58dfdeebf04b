import type { StatsFeedItem } from '@trust/shared/contract/content/projects';
import { cutQuery } from '@trust/shared/contract/content/search-limits';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';

type ProjectStatus = 'ongoing' | 'completed';

/** The filter in the address; `page` counts from 1. */
export interface ProjectsFilter {
  readonly status: ProjectStatus;
  readonly category: string | undefined;
  /** What was typed, or ''. */
  readonly search: string;
  readonly page: number;
}

/** Projects on one page of the list. */
const PAGE_SIZE = 30;

/** The last page that the api's largest `skip` reaches. */
const LAST_PAGE = 33_333;

/** Reads the filter from an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): ProjectsFilter {
  const category = search.get('category') ?? '';
  const page = /^[1-9][0-9]{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    status: search.get('status') === 'completed' ? 'completed' : 'ongoing',
    category: CONTENT_ID.test(category) ? category : undefined,
    search: cutQuery(search.get('search')),
    page: Math.min(page, LAST_PAGE),
  };
}

/** The address of a list, without default values. */
export function hrefOf({ status, category, search, page }: ProjectsFilter): string {
  const address = new URLSearchParams();
  if (status === 'completed') address.set('status', status);
  if (category) address.set('category', category);
  if (search) address.set('search', search);
  if (page > 1) address.set('page', String(page));
  return address.size > 0 ? `${PROJECTS_PATH}?${address.toString()}` : PROJECTS_PATH;
}

type FilterName = 'status' | 'category' | 'search';

/** The names of what is filtered by. */
export function chosenFilters({ status, category, search }: ProjectsFilter): FilterName[] {
  const chosen = { status: status === 'completed', category: category !== undefined, search: search !== '' };
  return (['status', 'category', 'search'] as const).filter((name) => chosen[name]);
}

/** The first page of the list without some of its filters. */
export function withoutFilter(filter: ProjectsFilter, names: readonly FilterName[]): ProjectsFilter {
  const none = { status: 'ongoing', category: undefined, search: '' } as const;
  const removed = Object.fromEntries(names.map((name) => [name, none[name]]));
  return { ...filter, ...removed, page: 1 };
}

/** The filter as the api takes it. */
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

export function pageCount(projects: number): number {
  return Math.ceil(projects / PAGE_SIZE);
}

/** Counts of projects. */
export interface CategoryTally {
  readonly ongoing: number;
  readonly completed: number;
}

export function tallyOf(feed: readonly StatsFeedItem[]): CategoryTally {
  const completed = feed.filter(({ field_move_to_success_stor }) => field_move_to_success_stor === 'True');
  return { ongoing: feed.length - completed.length, completed: completed.length };
}
