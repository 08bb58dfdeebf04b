import type { NewsUpdateQuery } from '@trust/shared/contract/content/projects';
import { truncate } from '@trust/shared/i18n/truncate';
import type { LoadContext } from '@trust/shared/remote';
import { toPlainText } from '../page-head/plain-text.rules.ts';
import { schemaOf } from './schema-of.ts';

/** Characters of a news item's text that a teaser shows. */
const BODY_LENGTH = 100;

export interface NewsTeaser {
  readonly _id: string;
  readonly name: string;
  readonly excerpt: string;
  readonly topImage: string;
  readonly date: string;
}

/** News, newest first, cut to what teasers show: whatever is read is part of the page's weight. */
export function newsQuery({ http, language }: LoadContext, query: NewsUpdateQuery) {
  const project = query.query?.project;
  return {
    queryKey: ['news', query, language],
    queryFn: async (): Promise<NewsTeaser[]> => {
      const path = 'project/get-newsUpdate-list';
      const news = await http.read(
        { base: 'api', path, method: 'POST', body: query, optional: true },
        schemaOf('NewsUpdateList'),
      );
      return news
        .filter((item) => project === undefined || item.project === project)
        .map(({ _id, name, body, topImage, newsUpdateDate }) => ({
          _id,
          name,
          excerpt: truncate(toPlainText(body), BODY_LENGTH),
          topImage,
          date: newsUpdateDate,
        }))
        .sort((a, b) => b.date.localeCompare(a.date));
    },
  };
}
