import * as z from 'zod/mini';
import { VIDEO_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { text, value } from '../../../content-kinds/fields.ts';
import { media } from '../projects.schema.ts';

/** `url` is the id of a video on the video host. */
export const MEDIA = defineKind({
  name: 'media',
  table: media,
  fields: { name: text(200), url: value(z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/))) },
  page: { path: VIDEO_PATH, entryName: media.url },
});
