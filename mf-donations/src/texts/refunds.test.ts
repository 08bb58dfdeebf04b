import { texts as en } from './outcome/after-payment.en.ts';
import { texts as ml } from './outcome/after-payment.ml.ts';
import { texts as checkEn } from './outcome/check.en.ts';
import { texts as checkMl } from './outcome/check.ml.ts';

test('no text about money that went back says that we refunded it: a lost dispute may have taken it', () => {
  const texts = [en, ml, checkEn, checkMl].flatMap((table) => Object.entries(table));
  const about = texts.filter(([key]) => /refund/.test(key));
  expect(about.length).toBeGreaterThan(20);
  expect(about.filter(([, text]) => /refund|gave back|given back|തിരികെ നൽക/i.test(text))).toEqual([]);
});
