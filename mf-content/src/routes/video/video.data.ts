import { NoSuchThing } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { mediaQuery } from '../../parts/media.data.ts';
import { partOf } from '../../parts/page-part.data.ts';
import { isVideoId } from './video.rules.ts';

export interface VideoData {
  readonly id: string;
  /** What the trust calls it; undefined where that could not be read, or for a video that it does not list. */
  readonly name: string | undefined;
}

export async function loadVideo(context: LoadContext): Promise<VideoData> {
  const id = context.params['url'];
  if (!isVideoId(id)) throw new NoSuchThing('not a video id');
  const videos = await partOf(context.queries.ensureQueryData(mediaQuery(context)));
  const name = videos.kind === 'had' ? videos.data.find(({ url }) => url === id)?.name : undefined;
  return { id, name };
}
