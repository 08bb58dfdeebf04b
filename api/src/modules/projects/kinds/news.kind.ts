import { NEWS_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { date, html, optionalReference, picture, text } from '../../../content-kinds/fields.ts';
import { news } from '../projects.schema.ts';
import { PROJECTS } from './projects.kind.ts';

/** `project` is the one that the news is an update of. */
export const NEWS = defineKind({
  name: 'news',
  table: news,
  fields: {
    name: text(200),
    body: html(),
    topImage: picture(),
    date: date(),
    project: optionalReference(PROJECTS),
  },
  page: {
    path: NEWS_PATH,
    search: { kind: 'news', title: news.name, body: news.body, picture: news.topImage, date: news.date },
  },
});
