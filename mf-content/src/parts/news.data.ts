import { NewsUpdateList, type NewsUpdateQuery } from '@trust/shared/contract/projects';
import { truncate } from '@trust/shared/i18n/format';
import type { LoadContext } from '@trust/shared/remote';
import { plainText } from './plain-text.rules.ts';

/** Characters of a news item's text that a teaser shows. */
const BODY_LENGTH = 100;

export interface NewsTeaser {
  readonly _id: string;
  readonly name: string;
  readonly excerpt: string;
  readonly topImage: string;
  readonly date: string;
}

/** The news that were asked for, newest first, cut to what teasers show so that no page carries every body. */
export function newsQuery({ http, language }: LoadContext, asked: NewsUpdateQuery) {
  const project = asked.query?.project;
  return {
    queryKey: ['news', asked, language],
    queryFn: async (): Promise<NewsTeaser[]> => {
      const path = 'project/get-newsUpdate-list';
      const news = await http.read(
        { base: 'api', path, method: 'POST', body: asked, forPart: true },
        NewsUpdateList,
      );
      return news
        .filter((item) => project === undefined || item.project === project)
        .map(({ _id, name, body, topImage, newsUpdateDate }) => ({
          _id,
          name,
          excerpt: truncate(plainText(body), BODY_LENGTH),
          topImage,
          date: newsUpdateDate,
        }))
        .sort((a, b) => b.date.localeCompare(a.date));
    },
  };
}
