import escapeHtml from 'escape-html';
import * as z from 'zod/mini';

export const Bilingual = z.object({ en: z.string(), ml: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

/** One report as it is printed: a summary, one table of two columns, a closing note. */
export const PaperReport = z.object({
  file: z.string(),
  title: Bilingual,
  summary: Bilingual,
  columns: z.tuple([Bilingual, Bilingual]),
  rows: z.array(z.object({ label: Bilingual, value: z.string() })),
  note: Bilingual,
});
export type PaperReport = z.infer<typeof PaperReport>;

/** English, and Malayalam below it. */
export const both = (text: Bilingual): string =>
  `${escapeHtml(text.en)}<span class="ml" lang="ml">${escapeHtml(text.ml)}</span>`;
