import { VIDEO_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { text, video } from '../../../content-kinds/fields.ts';
import { media } from '../projects.schema.ts';

/** `url` is the id of a video on the video host. */
export const MEDIA = defineKind({
  name: 'media',
  table: media,
  fields: { name: text(200), url: video() },
  page: { path: VIDEO_PATH, entryName: media.url },
});
