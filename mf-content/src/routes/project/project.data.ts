import type { Project } from '@trust/shared/contract/content/projects';
import { readOutlined, type LoadContext } from '@trust/shared/remote';
import { readId } from '../../parts/content-data/address.rules.ts';
import {
  eventsQuery,
  outlineTeasers,
  reportsQuery,
  type Teaser,
} from '../../parts/content-data/content-system.data.ts';
import { newsQuery, type NewsTeaser } from '../../parts/content-data/news.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

export interface ProjectData {
  readonly project: Project;
  /** News of this project, the latest first. */
  readonly news: SectionResult<NewsTeaser[]>;
  readonly events: SectionResult<Teaser[]>;
  readonly reports: SectionResult<Teaser[]>;
}

export async function loadProject(context: LoadContext): Promise<ProjectData> {
  const { queries, params } = context;
  const id = readId(params['nid']);
  const [project, news, events, reports] = await Promise.all([
    queries.ensureQueryData(projectQuery(context, id)),
    readSection(queries.ensureQueryData(newsQuery(context, { query: { project: id } }))),
    readSection(readOutlined(queries, { ...eventsQuery(context), outline: outlineTeasers })),
    readSection(readOutlined(queries, { ...reportsQuery(context), outline: outlineTeasers })),
  ]);
  return { project, news, events, reports };
}

function projectQuery({ http, language }: LoadContext, id: string) {
  return {
    queryKey: ['project', id, language],
    queryFn: () =>
      http.read(
        { base: 'api', path: 'project/get-project-by-id', method: 'POST', body: { _id: id } },
        schemaOf('Project'),
      ),
  };
}
