import type { Project } from '@trust/shared/contract/content/projects';
import { readOutlined, type InPage, type LoadContext } from '@trust/shared/remote';
import {
  categoriesQuery,
  outlineNames,
  type CategoryName,
} from '../../parts/category-steps/categories.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { projectsQuery } from '../../parts/content-data/project-list.data.ts';
import { readFilter, tallyOf, toQuery, type CategoryTally, type ProjectsFilter } from './projects.rules.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

export interface ProjectsData {
  readonly filter: ProjectsFilter;
  readonly projects: readonly InPage<Project>[];
  readonly count: number;
  readonly categories: SectionResult<CategoryName[]>;
  /** Undefined where no category is chosen. */
  readonly tally: SectionResult<CategoryTally> | undefined;
}

export async function loadProjects(context: LoadContext): Promise<ProjectsData> {
  const { queries, url } = context;
  const filter = readFilter(url.searchParams);
  const query = toQuery(filter);
  const [projects, count, categories, tally] = await Promise.all([
    readOutlined(queries, {
      ...projectsQuery(context, query),
      // The first one names the chosen category where the categories cannot be read.
      outline: (list) =>
        list.map((project, index) => (index === 0 && filter.category !== undefined ? project : null)),
    }),
    queries.ensureQueryData(countQuery(context, query)),
    readSection(readOutlined(queries, { ...categoriesQuery(context), outline: outlineNames })),
    filter.category === undefined
      ? undefined
      : readSection(queries.ensureQueryData(tallyQuery(context, filter.category))),
  ]);
  return { filter, projects, count, categories, tally };
}

function countQuery({ http }: LoadContext, query: ReturnType<typeof toQuery>) {
  const path = 'project/get-project-list-count';
  return {
    queryKey: ['project-count', query.query],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: query }, schemaOf('Count')),
  };
}

function tallyQuery({ http }: LoadContext, category: string) {
  const path = `projects-stats/all/${category}/?_format=json`;
  return {
    queryKey: ['tally', category],
    queryFn: async () =>
      tallyOf(await http.read({ base: 'api', path, optional: true }, schemaOf('StatsFeed'))),
  };
}
