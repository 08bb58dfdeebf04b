import { text, type PaperPart, type PaperReport } from './text.ts';

export function reportBody({ summary, columns, rows, note }: PaperReport): PaperPart[] {
  return [
    text(summary),
    { kind: 'table', head: columns, rows: rows.map(({ label, value }) => [label, value]) },
    text(note),
  ];
}
