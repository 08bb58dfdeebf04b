/** An emoji with its joiners and modifiers. A joiner elsewhere belongs to Malayalam. */
const PICTOGRAPH =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u{fe0f}\u{200d}\u{20e3}]*/gu;

/** Removes emoji, which the documents' fonts lack and would print as boxes. */
export function removePictographs(text: string): string {
  const letters = text.replaceAll(PICTOGRAPH, '').replaceAll(/ {2,}/g, ' ').trim();
  return letters === '' ? text : letters;
}
