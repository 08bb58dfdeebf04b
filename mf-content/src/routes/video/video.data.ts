import { NotFoundError } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { mediaQuery } from '../../parts/video/media.data.ts';
import { readSection } from '../../parts/content-data/page-section.data.ts';
import { isVideoId } from './video.rules.ts';

export interface VideoData {
  readonly id: string;
  /** The trust's name for it; undefined where the list could not be read. */
  readonly name: string | undefined;
}

/** Throws NotFoundError where the trust has no such video. */
export async function loadVideo(context: LoadContext): Promise<VideoData> {
  const id = context.params['url'];
  if (!isVideoId(id)) throw new NotFoundError('not a video id');
  const videos = await readSection(context.queries.ensureQueryData(mediaQuery(context)));
  // Without the list nobody can tell whether the trust has the video, so the page plays it.
  if (videos.outcome !== 'loaded') return { id, name: undefined };
  const video = videos.data.find(({ url }) => url === id);
  if (!video) throw new NotFoundError('no video of the trust');
  return { id, name: video.name };
}
