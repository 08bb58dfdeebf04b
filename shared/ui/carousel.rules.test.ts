import { shouldMove, type CarouselState } from './carousel.rules.ts';

const free: CarouselState = {
  requested: undefined,
  reducedMotion: false,
  pointedAt: false,
  focusInside: false,
  inView: true,
};

test.each<[string, Partial<CarouselState>, boolean]>([
  ['moves when nothing speaks against it', {}, true],
  ['stands still for a device that asks for less motion or data', { reducedMotion: true }, false],
  ['moves there all the same when the visitor asks for it', { reducedMotion: true, requested: true }, true],
  ['stands still once paused', { requested: false }, false],
  ['stands still under the pointer', { pointedAt: true }, false],
  ['stands still under the pointer even when asked to move', { pointedAt: true, requested: true }, false],
  ['stands still while the keyboard is inside', { focusInside: true }, false],
  ['stands still where nobody sees it', { inView: false }, false],
])('a carousel %s', (_, state, expected) => {
  expect(shouldMove({ ...free, ...state })).toBe(expected);
});
