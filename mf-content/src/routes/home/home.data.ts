import { GalleryList, Stats, type Project } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';
import { eventsQuery, type EventTeaser } from '../../parts/content-system.data.ts';
import { newsQuery, type NewsTeaser } from '../../parts/news.data.ts';
import { partOf, type PagePart } from '../../parts/page-part.data.ts';
import { projectsQuery } from '../../parts/projects.data.ts';
import { gatherPictures, type UpdatePicture } from './home.rules.ts';

/** How many projects and galleries the home page asks for. */
const LIST_LIMIT = 20;

const NEWS_SHOWN = 6;

export interface HomeData {
  readonly projects: PagePart<Project[]>;
  readonly stats: PagePart<Stats>;
  readonly pictures: PagePart<UpdatePicture[]>;
  readonly news: PagePart<NewsTeaser[]>;
  readonly events: PagePart<EventTeaser[]>;
}

/** Every part is read on its own: the page stands whichever of them fails. */
export async function loadHome(context: LoadContext): Promise<HomeData> {
  const { queries } = context;
  const openProjects = projectsQuery(context, { limit: LIST_LIMIT, skip: 0, query: { successStory: false } });
  const [projects, stats, pictures, news, events] = await Promise.all([
    partOf(queries.ensureQueryData(openProjects)),
    partOf(queries.ensureQueryData(statsQuery(context))),
    partOf(queries.ensureQueryData(picturesQuery(context))),
    partOf(queries.ensureQueryData(newsQuery(context, { limit: NEWS_SHOWN }))),
    partOf(queries.ensureQueryData(eventsQuery(context))),
  ]);
  return { projects, stats, pictures, news, events };
}

function statsQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['stats', language],
    queryFn: () =>
      http.read({ base: 'api', path: 'project/get-stats', method: 'POST', body: {}, forPart: true }, Stats),
  };
}

function picturesQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['update-pictures', language],
    queryFn: async (): Promise<UpdatePicture[]> => {
      const body = { limit: LIST_LIMIT };
      const path = 'project/get-gallery-list';
      const request = { base: 'api', path, method: 'POST', body, forPart: true } as const;
      return gatherPictures(await http.read(request, GalleryList));
    },
  };
}
