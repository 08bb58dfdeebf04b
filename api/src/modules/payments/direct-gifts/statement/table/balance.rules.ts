/** A row's sum, in paise, and the balance that the bank prints after it. A row that parts others has neither. */
export type Movement = {
  line: number;
  side?: 'credit' | 'debit';
  paise?: number;
  balance?: number | undefined;
};

/**
 * The first row whose side contradicts the balances around it: they move by its sum, the other way. Rows may be printed first
 * to last or last to first, which the others say. Rows whose balances do not follow one another prove nothing.
 */
export function findWrongSide(
  movements: readonly Movement[],
): { line: number; side: 'credit' | 'debit'; words: string } | undefined {
  const pairs = movements.slice(1).flatMap((later, at) => {
    const earlier = movements[at];
    return earlier?.balance === undefined || later.balance === undefined
      ? []
      : [{ earlier, later, moved: later.balance - earlier.balance }];
  });
  const downward = pairs.filter(({ later, moved }) => moved === signed(later)).length;
  const upward = pairs.filter(({ earlier, moved }) => -moved === signed(earlier)).length;
  const wrong = pairs.flatMap(({ earlier, later, moved }) => {
    const follows = moved === signed(later) || -moved === signed(earlier);
    if (follows) return [];
    if (downward >= upward && moved === -signed(later)) return [later];
    return upward >= downward && moved === signed(earlier) ? [earlier] : [];
  })[0];
  if (wrong?.side === undefined) return undefined;
  const way = wrong.side === 'credit' ? 'down' : 'up';
  return {
    line: wrong.line,
    side: wrong.side,
    words: `the row is read as a ${wrong.side}, but the balance goes ${way} by its sum. Name the columns with --column.`,
  };
}

function signed({ side, paise = 0 }: Movement): number {
  return side === 'debit' ? -paise : paise;
}
