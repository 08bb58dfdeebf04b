/** An emoji with its joiners and modifiers. A joiner elsewhere belongs to Malayalam. */
const PICTOGRAPH =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u{fe0f}\u{200d}\u{20e3}]*/gu;

/** Letters in other shapes: full-width and mathematical ones, ligatures and the joined forms of Arabic. */
const OTHER_SHAPES = /[\u{3000}\u{fb00}-\u{fdff}\u{fe70}-\u{fefc}\u{ff01}-\u{ffef}\u{1d400}-\u{1d7ff}]/gu;

/**
 * A text as the documents' fonts can print it: letters in other shapes are plain ones, and emoji, which would be boxes, are
 * left out; '' where it has nothing else.
 */
export function lettersOf(text: string): string {
  return text
    .replaceAll(PICTOGRAPH, '')
    .replaceAll(OTHER_SHAPES, (letter) => letter.normalize('NFKC'))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Removes emoji from what has to say something: a text of nothing else stays. */
export function removePictographs(text: string): string {
  return lettersOf(text) || text;
}
