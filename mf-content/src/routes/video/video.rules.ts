import { VIDEO_ID } from '@trust/shared/contract/patterns';
import { VIDEO_PLAYER } from '@trust/shared/contract/pages/video-player';

/** Whether a text from the address can be the id of a video on the video host. */
export function isVideoId(text: string | undefined): text is string {
  return text !== undefined && VIDEO_ID.test(text);
}

/** The address of a video's player; `player` is the configured one. */
export function playerAddress(id: string, player = VIDEO_PLAYER): string {
  return `${player}/${id}?autoplay=1&rel=0`;
}

/** The video's own page, for browsers without scripts: the configured player has no other. */
export function watchAddress(id: string, player?: string): string {
  return player === undefined ? `https://www.youtube.com/watch?v=${id}` : playerAddress(id, player);
}
