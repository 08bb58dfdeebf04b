import type { LoadContext } from '@trust/shared/remote';
import { schemaOf } from '../content-data/schema-of.ts';

/** The trust's videos; `url` is a video's id on the video host. */
export function mediaQuery({ http, language }: LoadContext) {
  const path = 'project/get-media-list';
  return {
    queryKey: ['media', language],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: {} }, schemaOf('MediaList')),
  };
}
