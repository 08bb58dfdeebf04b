/** A number with its noun, as `1 gift` or `2 gifts`. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
