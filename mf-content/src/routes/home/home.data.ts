import type { Stats, Project } from '@trust/shared/contract/content/projects';
import { outlineInPage, readOutlined, type InPage, type LoadContext } from '@trust/shared/remote';
import { eventsQuery, outlineTeasers, type Teaser } from '../../parts/content-data/content-system.data.ts';
import { newsQuery, type NewsTeaser } from '../../parts/content-data/news.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { projectsQuery } from '../../parts/content-data/project-list.data.ts';
import { gatherPictures, type UpdatePicture } from './home.rules.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

/** For projects and for galleries. */
const LIST_LIMIT = 20;

const NEWS_SHOWN = 6;

export interface HomeData {
  readonly projects: SectionResult<InPage<Project>[]>;
  readonly stats: SectionResult<Stats>;
  readonly pictures: SectionResult<InPage<UpdatePicture>[]>;
  readonly news: SectionResult<InPage<NewsTeaser>[]>;
  readonly events: SectionResult<Teaser[]>;
}

/** Each part is read on its own, so that one failure leaves the others. Cards are only looked at: hydration needs none of them. */
export async function loadHome(context: LoadContext): Promise<HomeData> {
  const { queries } = context;
  const openProjects = projectsQuery(context, { limit: LIST_LIMIT, skip: 0, query: { successStory: false } });
  const [projects, stats, pictures, news, events] = await Promise.all([
    readSection(readOutlined(queries, { ...openProjects, outline: outlineInPage })),
    readSection(queries.ensureQueryData(statsQuery(context))),
    readSection(readOutlined(queries, { ...picturesQuery(context), outline: outlineInPage })),
    readSection(
      readOutlined(queries, { ...newsQuery(context, { limit: NEWS_SHOWN }), outline: outlineInPage }),
    ),
    readSection(readOutlined(queries, { ...eventsQuery(context), outline: outlineTeasers })),
  ]);
  return { projects, stats, pictures, news, events };
}

function statsQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['stats', language],
    queryFn: () =>
      http.read(
        { base: 'api', path: 'project/get-stats', method: 'POST', body: {}, optional: true },
        schemaOf('Stats'),
      ),
  };
}

function picturesQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['update-pictures', language],
    queryFn: async (): Promise<UpdatePicture[]> => {
      const body = { limit: LIST_LIMIT };
      const path = 'project/get-gallery-list';
      const request = { base: 'api', path, method: 'POST', body, optional: true } as const;
      return gatherPictures(await http.read(request, schemaOf('GalleryList')));
    },
  };
}
