import { isVideoId, playerAddress, watchAddress } from './video.rules.ts';

test.each([
  ['demoVideo01', true],
  ['demo-Video_', true],
  ['short', false],
  ['much-too-long-id', false],
  ['../../etc/p', false],
  ['demo"Video1', false],
  [undefined, false],
])('%j as the id of a video: %s', (text, expected) => {
  expect(isVideoId(text)).toBe(expected);
});

test('the player comes from the host that sets no cookies', () => {
  expect(new URL(playerAddress('demoVideo01')).host).toBe('www.youtube-nocookie.com');
});

test('a configured player has the video and its page', () => {
  expect(playerAddress('demoVideo01', '/sandbox/videos')).toBe(
    '/sandbox/videos/demoVideo01?autoplay=1&rel=0',
  );
  expect(watchAddress('demoVideo01', '/sandbox/videos')).toBe('/sandbox/videos/demoVideo01?autoplay=1&rel=0');
  expect(watchAddress('demoVideo01')).toBe('https://www.youtube.com/watch?v=demoVideo01');
});
