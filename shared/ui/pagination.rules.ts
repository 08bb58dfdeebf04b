/**
 * The page numbers to show: `margin` at each end, `range` around the current one, and 'gap' where pages are left out.
 * A gap never stands for a single page.
 */
export function pageWindow(page: number, pages: number, range: number, margin: number): (number | 'gap')[] {
  const from = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const isShown = (number: number) =>
    number <= margin || number > pages - margin || (number >= from && number < from + range);
  const result: (number | 'gap')[] = [];
  for (let number = 1; number <= pages; number += 1) {
    if (isShown(number) || (isShown(number - 1) && isShown(number + 1))) result.push(number);
    else if (result.at(-1) !== 'gap') result.push('gap');
  }
  return result;
}
