/** An emoji with its joiners and modifiers. A joiner elsewhere belongs to Malayalam. */
const PICTOGRAPH =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u{fe0f}\u{200d}\u{20e3}]*/gu;

/** A text without emoji, which the documents' fonts lack and would print as boxes; '' where it has nothing else. */
export function lettersOf(text: string): string {
  return text.replaceAll(PICTOGRAPH, '').replaceAll(/ {2,}/g, ' ').trim();
}

/** Removes emoji from what has to say something: a text of nothing else stays. */
export function removePictographs(text: string): string {
  return lettersOf(text) || text;
}
