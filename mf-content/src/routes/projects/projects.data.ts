import type { Project } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';
import * as z from 'zod/mini';
import { categoriesQuery, type CategoryTeaser } from '../../parts/categories.data.ts';
import { partOf, type PagePart } from '../../parts/page-part.data.ts';
import { projectsQuery } from '../../parts/projects.data.ts';
import { readFilter, toQuery, type ProjectsFilter } from './projects.rules.ts';

export interface ProjectsData {
  readonly filter: ProjectsFilter;
  readonly projects: readonly Project[];
  readonly count: number;
  readonly categories: PagePart<CategoryTeaser[]>;
}

export async function loadProjects(context: LoadContext): Promise<ProjectsData> {
  const { queries, url } = context;
  const filter = readFilter(url.searchParams);
  const query = toQuery(filter);
  const [projects, count, categories] = await Promise.all([
    queries.ensureQueryData(projectsQuery(context, query)),
    queries.ensureQueryData(countQuery(context, query)),
    partOf(queries.ensureQueryData(categoriesQuery(context))),
  ]);
  return { filter, projects, count, categories };
}

function countQuery({ http }: LoadContext, query: ReturnType<typeof toQuery>) {
  const path = 'project/get-project-list-count';
  return {
    queryKey: ['project-count', query.query],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: query }, z.number()),
  };
}
