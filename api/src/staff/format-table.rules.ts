/** Swedish writes moments as ISO 8601 does. */
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats a moment in Indian time: `2026-03-01 14:30`. */
export function formatIndianTime(moment: Date): string {
  return indianTime.format(moment);
}

/**
 * Formats a list as a table for a terminal, its columns as wide as their widest text. `columns` gives the text of each
 * column by its heading; a text that is not there is a dash.
 */
export function tableOf<Row>(columns: Readonly<Record<string, (row: Row) => string | null | undefined>>) {
  return (rows: readonly Row[]): string => {
    if (rows.length === 0) return 'None.\n';
    const table = Object.entries(columns).map(([head, textOf]) => {
      const texts = [head, ...rows.map((row) => textOf(row) ?? '-')];
      const width = Math.max(...texts.map(({ length }) => length));
      return texts.map((text) => text.padEnd(width));
    });
    const lines = [undefined, ...rows].map((_, line) => table.map((texts) => texts[line]).join('  '));
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
  };
}
