import { createPaintReport } from './report.ts';

const handMade = {
  ...{ ttfb: 10, fcp: 500, lcp: 1000, cls: 0, lastScript: 0, blocking: 0, longestTask: 0 },
  bytes: 9000,
  largest: '/a.avif',
};

test.each([
  ['/', 1250],
  ['/projects', 1150],
])('%s that paints soon after the hand-made one and does not move is as wanted', (path, lcp) => {
  const { met, lines } = createPaintReport(path, {
    page: { ...handMade, lcp },
    handMade,
  });
  expect(met).toBe(true);
  expect(lines.join('\n')).not.toContain('MISSED');
});

test.each([
  ['/', { lcp: 1260 }],
  ['/projects', { lcp: 1160 }],
  ['/', { cls: 0.02 }],
])('%s with %j is not', (path, figure) => {
  const { met, lines } = createPaintReport(path, {
    page: { ...handMade, ...figure },
    handMade,
  });
  expect(met).toBe(false);
  expect(lines.join('\n')).toContain('MISSED');
});
