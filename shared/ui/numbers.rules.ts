/** A number with another one or a Malayalam ending after a dash, such as the year of accounts: `2025–26`, `2025–26-ലെ`. */
const NUMBERS = /(\d{1,4}(?:[–-](?:\d{1,4}|[\u0d00-\u0d7f]{1,6})){1,2})/;

/** The pieces of a text, every second one a number with a dash: a line should not end after it, as it would by itself. */
export function piecesAtNumbers(text: string): string[] {
  return text.split(NUMBERS);
}
