import { isCompleted, progressPercent } from './progress.ts';

test.each([
  [0, 100_000, 2],
  [50_000, 0, 2],
  [0, 0, 2],
  [-5, 100_000, 2],
  [50_000, -5, 2],
  [Number.NaN, 100_000, 2],
  [1, 100_000, 0],
  [50_000, 100_000, 50],
  [66_666, 100_000, 66],
  [99_999, 100_000, 99],
  [100_000, 100_000, 100],
  [120_000, 100_000, 100],
])('%d of %d rupees are %i percent', (fundsReceived, estimatedCost, percent) => {
  expect(progressPercent({ fundsReceived, estimatedCost })).toBe(percent);
});

test.each([
  [false, 99_999, false],
  [false, 100_000, true],
  [true, 0, true],
])(
  'a project (success story: %s) with %d of 100000 rupees is complete: %s',
  (successStory, fundsReceived, is) => {
    expect(isCompleted({ successStory, fundsReceived, estimatedCost: 100_000 })).toBe(is);
  },
);
