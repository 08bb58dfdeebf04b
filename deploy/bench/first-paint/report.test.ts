import { paintReport } from './report.ts';

const still = { ttfb: 10, fcp: 500, lcp: 1000, cls: 0, bytes: 9000, largest: '/a.avif' };

test('a page that paints soon after the still page and does not move is as wanted', () => {
  const { met, lines } = paintReport('/', { page: { ...still, lcp: 1350 }, still });
  expect(met).toBe(true);
  expect(lines.join('\n')).not.toContain('MISSED');
});

test.each([{ lcp: 1360 }, { cls: 0.02 }])('a page with %j is not', (figure) => {
  const { met, lines } = paintReport('/', { page: { ...still, ...figure }, still });
  expect(met).toBe(false);
  expect(lines.join('\n')).toContain('MISSED');
});
