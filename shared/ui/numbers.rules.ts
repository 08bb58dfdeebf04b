/** A number with another one or a Malayalam ending after a dash, such as the year of accounts: `2025–26`, `2025–26-ലെ`. */
const NUMBERS = /(\d{1,4}(?:[–-](?:\d{1,4}|[\u0d00-\u0d7f]{1,6})){1,2})/;

/** Splits a text; every second piece is a number with a dash, in which no line should break. */
export function splitAtNumbers(text: string): string[] {
  return text.split(NUMBERS);
}
