import { NotFoundError } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { mediaQuery } from '../../parts/video/media.data.ts';
import { partOf } from '../../parts/content-data/page-part.data.ts';
import { isVideoId } from './video.rules.ts';

export interface VideoData {
  readonly id: string;
  /** The trust's name for it; undefined where the list could not be read or does not hold it. */
  readonly name: string | undefined;
}

export async function loadVideo(context: LoadContext): Promise<VideoData> {
  const id = context.params['url'];
  if (!isVideoId(id)) throw new NotFoundError('not a video id');
  const videos = await partOf(context.queries.ensureQueryData(mediaQuery(context)));
  const name = videos.kind === 'loaded' ? videos.data.find(({ url }) => url === id)?.name : undefined;
  return { id, name };
}
