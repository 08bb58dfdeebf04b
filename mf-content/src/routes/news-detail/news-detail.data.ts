import { NewsUpdate } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';
import { idIn } from '../../parts/address.rules.ts';
import { newsQuery, type NewsTeaser } from '../../parts/news.data.ts';
import { partOf, type PagePart } from '../../parts/page-part.data.ts';

/** So many a step: the last of them leads on to the next. */
const OLDER_SHOWN = 10;

export interface NewsDetailData {
  /** Undefined where no news has been published yet. */
  readonly item: NewsUpdate | undefined;
  /** The address asks for the latest, whichever it is. */
  readonly isLatest: boolean;
  /** What follows it, the latest first. */
  readonly older: PagePart<NewsTeaser[]>;
}

/** The item that the address names; without one the latest. */
export async function loadNewsDetail(context: LoadContext): Promise<NewsDetailData> {
  const { queries, params } = context;
  if (params['id'] === undefined) {
    const [latest, ...older] = await queries.ensureQueryData(newsQuery(context, { limit: OLDER_SHOWN + 1 }));
    const item = latest && (await queries.ensureQueryData(newsItemQuery(context, latest._id)));
    return { item, isLatest: true, older: { kind: 'had', data: older } };
  }
  const id = idIn(params['id']);
  const [older, item] = await Promise.all([
    partOf(queries.ensureQueryData(newsQuery(context, { limit: OLDER_SHOWN, query: { olderThan: id } }))),
    queries.ensureQueryData(newsItemQuery(context, id)),
  ]);
  return { item, isLatest: false, older };
}

function newsItemQuery({ http, language }: LoadContext, id: string) {
  const path = 'project/get-newsUpdate-by-id';
  return {
    queryKey: ['news-item', id, language],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: { _id: id } }, NewsUpdate),
  };
}
