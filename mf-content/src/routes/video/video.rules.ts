const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** Whether a text from the address can be the id of a video on the video host. */
export function isVideoId(text: string | undefined): text is string {
  return text !== undefined && VIDEO_ID.test(text);
}

/** The player's address on the host's domain that sets no cookies before the visitor plays. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** The video's own page on the host, for browsers without scripts. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
