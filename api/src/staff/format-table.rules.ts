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

/** A table for a terminal, its columns as wide as their widest text. */
export function formatTable(head: string[], rows: string[][]): string {
  if (rows.length === 0) return 'None.\n';
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return `${all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
