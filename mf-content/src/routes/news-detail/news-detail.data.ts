import { NewsUpdate } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';
import { idIn } from '../../parts/address.rules.ts';
import { newsQuery, type NewsTeaser } from '../../parts/news.data.ts';
import { partOf, type PagePart } from '../../parts/page-part.data.ts';

export interface NewsDetailData {
  /** Undefined where no news has been published yet. */
  readonly item: NewsUpdate | undefined;
  readonly others: PagePart<NewsTeaser[]>;
}

/** The item that the address names; without one the latest. */
export async function loadNewsDetail(context: LoadContext): Promise<NewsDetailData> {
  const { queries, params } = context;
  const list = queries.ensureQueryData(newsQuery(context));
  if (params['id'] === undefined) {
    const all = await list;
    const latest = all[0];
    const item = latest && (await queries.ensureQueryData(newsItemQuery(context, latest._id)));
    return { item, others: { kind: 'had', data: all } };
  }
  const [others, item] = await Promise.all([
    partOf(list),
    queries.ensureQueryData(newsItemQuery(context, idIn(params['id']))),
  ]);
  return { item, others };
}

function newsItemQuery({ http, language }: LoadContext, id: string) {
  const path = 'project/get-newsUpdate-by-id';
  return {
    queryKey: ['news-item', id, language],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: { _id: id } }, NewsUpdate),
  };
}
