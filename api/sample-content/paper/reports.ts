import escapeHtml from 'escape-html';
import { both, type PaperReport } from './text.ts';

export function reportBody({ summary, columns, rows, note }: PaperReport): string {
  const head = columns.map((column) => `<th>${both(column)}</th>`).join('');
  const lines = rows.map((row) => `<tr><td>${both(row.label)}</td><td>${escapeHtml(row.value)}</td></tr>`);
  return `<p>${both(summary)}</p><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table><p>${both(note)}</p>`;
}
