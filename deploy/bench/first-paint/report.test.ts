import { createPaintReport } from './report.ts';

const handMade = {
  ...{ ttfb: 10, fcp: 500, lcp: 1000, cls: 0, lastScript: 0, blocking: 0, longestTask: 0 },
  bytes: 9000,
  largest: '/a.avif',
};

test('a page that paints soon after the hand-made one and does not move is as wanted', () => {
  const { met, lines } = createPaintReport('/', {
    page: { ...handMade, lcp: 1350 },
    handMade,
    bare: handMade,
  });
  expect(met).toBe(true);
  expect(lines.join('\n')).not.toContain('MISSED');
});

test.each([{ lcp: 1360 }, { cls: 0.02 }])('a page with %j is not', (figure) => {
  const { met, lines } = createPaintReport('/', {
    page: { ...handMade, ...figure },
    handMade,
    bare: handMade,
  });
  expect(met).toBe(false);
  expect(lines.join('\n')).toContain('MISSED');
});
