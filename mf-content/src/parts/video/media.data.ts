import { MediaList } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';

/** The trust's videos; `url` is a video's id on the video host. */
export function mediaQuery({ http, language }: LoadContext) {
  const path = 'project/get-media-list';
  return {
    queryKey: ['media', language],
    queryFn: () => http.read({ base: 'api', path, method: 'POST', body: {} }, MediaList),
  };
}
