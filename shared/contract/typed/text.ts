import { isVisible } from './visible.ts';

const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}]/gu;
/** A joiner makes another letter after an Indian one, another shape in Arabic, and one picture of several. */
const JOINED =
  '[\\p{sc=Mlym}\\p{sc=Taml}\\p{sc=Knda}\\p{sc=Telu}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Arab}\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\u200c\\u200d]';
const JOINERS = new RegExp(`(${JOINED})|[\\u200c\\u200d]`, 'gu');

/** A text without the signs that nobody sees and that carry no meaning; `readFigures` drops joiners too. */
export function dropInvisible(text: string): string {
  return text.replace(UNSEEN, '').replace(JOINERS, '$1');
}

/**
 * A name or a text as it is stored: composed (NFC), without invisible signs, trimmed. Control characters, which no database
 * or paper takes, are spaces. '' where nobody would see anything.
 */
export function cleanLines(typed: string): string {
  const text = dropInvisible(
    typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]+/gu, ' '),
  )
    .normalize('NFC')
    .trim();
  return isVisible(text) ? text : '';
}

/** The same on one line, with single spaces. */
export function cleanLine(typed: string): string {
  return cleanLines(typed).replace(/\s+/g, ' ');
}

/** Whether a text says that there is nothing to answer: NIL in any case, or ഇല്ല. */
export function isNil(text: string): boolean {
  return /^(nil|ഇല്ല)\.?$/i.test(text.replace(/\p{Cf}/gu, ''));
}
