import { posterLook } from './video-poster.rules.ts';

test('a video keeps its still', () => {
  expect(posterLook('demoVideo01')).toEqual(posterLook('demoVideo01'));
});

test('the stills of several videos are not all alike', () => {
  const looks = Array.from({ length: 8 }, (_, index) => JSON.stringify(posterLook(`demoVideo0${index}`)));
  expect(new Set(looks).size).toBeGreaterThan(4);
});
