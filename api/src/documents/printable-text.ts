/** An emoji with its joiners and modifiers. A joiner elsewhere belongs to Malayalam. */
const PICTOGRAPH =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}{1,2})[\p{Emoji_Modifier}\u{fe0f}\u{20e3}]*(?:\u{200d}\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{fe0f}]*)*\u{200d}?/gu;

/** Letters in other shapes: full-width and mathematical ones, ligatures and the joined forms of Arabic. */
const OTHER_SHAPES = /[\u{3000}\u{fb00}-\u{fdff}\u{fe70}-\u{fefc}\u{ff01}-\u{ffef}\u{1d400}-\u{1d7ff}]/gu;

/** Stands on paper for what its font lacks. The font has it. */
const SIGN = '◌';

/**
 * A text as the papers' font can print it: letters in other shapes are plain ones, and a sign stands for each emoji, so that a
 * reader sees that something was there.
 */
export function toPrintableText(text: string): string {
  return text.replaceAll(PICTOGRAPH, SIGN).replaceAll(OTHER_SHAPES, (letter) => letter.normalize('NFKC'));
}
