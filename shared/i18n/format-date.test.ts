/** @jest-environment node */
import fc from 'fast-check';
import { LANGUAGE_CODES, LOCALES } from '../contract/languages.ts';
import { formatDate, formatMoment } from './format-date.ts';

test.each(LANGUAGE_CODES)('a day in India is written as the platform writes it (%s)', (language) => {
  const platform = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDate(moment.toISOString(), language)).toBe(platform.format(moment));
    }),
    { numRuns: 300 },
  );
});

test('a day alone is that day, and what is no date stays as it is', () => {
  expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026');
  expect(formatDate('soon', 'en')).toBe('soon');
});

test.each([
  ['2026-11-20T11:00:00Z', 'en', /^20 November 2026, 4:30\spm$/],
  ['2026-11-20T18:29:59Z', 'en', /^20 November 2026, 11:59\spm$/],
  ['2026-11-20T18:30:00Z', 'en', /^21 November 2026, 12:00\sam$/],
  ['2026-12-31T20:00:00Z', 'ml', /^2027 ജനുവരി 1, 1:30\sAM$/],
] as const)('the moment %s is a day and a time in India (%s)', (iso, language, words) => {
  expect(formatMoment(iso, language)).toMatch(words);
});
