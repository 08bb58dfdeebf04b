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

/** What `paper.typ` prints, from top to bottom; a text is English with Malayalam below it. */
export type PaperPart =
  | { kind: 'text'; words: Bilingual; isStrong: boolean }
  | { kind: 'heading'; words: Bilingual }
  /** A cell that is alike in both languages is a string. */
  | { kind: 'table'; head: readonly Bilingual[]; rows: readonly (readonly [Bilingual, string])[] }
  | { kind: 'rules'; items: readonly Bilingual[] }
  /** Lines to write on, two in a row; `isTall` ones fill a row. */
  | { kind: 'fields'; names: readonly Bilingual[]; isTall: boolean }
  /** Lines to write on, beside a place for a photo. */
  | { kind: 'photo'; names: readonly Bilingual[]; photo: Bilingual }
  | { kind: 'choices'; name: Bilingual; options: readonly Bilingual[] }
  | { kind: 'signatures'; names: readonly [Bilingual, Bilingual] };

export const text = (words: Bilingual): PaperPart => ({ kind: 'text', words, isStrong: false });
