/** Whether a spreadsheet has shortened a number, such as `5.12346E+11`: its last figures are lost. */
export function isShortened(cell: string): boolean {
  return /^[+-]?[0-9](?:[.,][0-9]+)?e\+?[0-9]{1,3}$/i.test(cell);
}
