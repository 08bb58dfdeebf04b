import type { NewsUpdate } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import { readId } from '../../parts/content-data/address.rules.ts';
import { newsQuery, type NewsTeaser } from '../../parts/content-data/news.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

/** The last of them links to the next ones. */
const OLDER_SHOWN = 10;

export interface NewsDetailData {
  /** Undefined where no news has been published yet. */
  readonly item: NewsUpdate | undefined;
  /** The address asks for the latest, whichever it is. */
  readonly isLatest: boolean;
  /** Older news, the latest first. */
  readonly older: SectionResult<NewsTeaser[]>;
}

/** The item that the address names; without one the latest. */
export async function loadNewsDetail(context: LoadContext): Promise<NewsDetailData> {
  const { queries, params } = context;
  if (params['id'] === undefined) {
    const [latest, ...older] = await queries.ensureQueryData(newsQuery(context, { limit: OLDER_SHOWN + 1 }));
    const item = latest && (await queries.ensureQueryData(newsItemQuery(context, latest._id)));
    return { item, isLatest: true, older: { outcome: 'loaded', data: older } };
  }
  const id = readId(params['id']);
  const [older, item] = await Promise.all([
    readSection(
      queries.ensureQueryData(newsQuery(context, { limit: OLDER_SHOWN, query: { olderThan: id } })),
    ),
    queries.ensureQueryData(newsItemQuery(context, id)),
  ]);
  return { item, isLatest: false, older };
}

function newsItemQuery({ http, language }: LoadContext, id: string) {
  const path = 'project/get-newsUpdate-by-id';
  return {
    queryKey: ['news-item', id, language],
    queryFn: () =>
      http.read({ base: 'api', path, method: 'POST', body: { _id: id } }, schemaOf('NewsUpdate')),
  };
}
