/** @jest-environment node */
import fc from 'fast-check';
import { LANGUAGE_CODES, LOCALES } from '../contract/languages.ts';
import { formatDate } from './format-date.ts';

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
