/**
 * A letter as a reader counts them (https://unicode.org/reports/tr29/): a character with its marks, letters that a virama
 * joins, pictures that a joiner joins.
 */
export const LETTER =
  /\P{M}(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{Lo}|[\p{M}\u200c\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic}?)*/gu;
