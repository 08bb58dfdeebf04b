import { translate } from './visitor-texts.ts';

test.each([
  ['en', 1, /Try again in 1 minute$/],
  ['en', 2, /Try again in 2 minutes$/],
  ['en', 60, /Try again in 60 minutes$/],
  ['ml', 1, /1 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക$/],
  ['ml', 60, /60 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക$/],
] as const)(
  'in %s, who has to wait for %i minutes is told so in good grammar',
  (language, minutes, words) => {
    expect(translate(language, 'tooManyFailures', { minutes })).toMatch(words);
    expect(translate(language, 'uploadsOverLimit', { minutes })).toMatch(words);
  },
);
