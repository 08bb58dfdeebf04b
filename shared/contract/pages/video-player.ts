/** The player on the video host's domain that sets no cookies before a visitor plays; a video's id comes after it. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com/embed';
