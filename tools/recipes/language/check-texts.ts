import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Probe } from '../probes.ts';
import { listPageTexts } from './html-texts.ts';
import { LEAKS } from './leaks.ts';
import { findPlainWords } from './plain-english.ts';
import { PLANTED } from './plant-language.ts';
import { listNeutralTexts } from './planted-content.ts';

/** Shorter texts would be taken out of other words. */
const MIN_NEUTRAL_LENGTH = 4;

/** Errors: texts in plain English that were not planted, and planted ones that were not found. */
export function checkTexts(probes: readonly Probe[], neutral: readonly string[]): string[] {
  const found = new Map<string, string[]>();
  for (const { name, html, texts = [] } of probes) {
    for (const text of [...texts, ...(html === undefined ? [] : listPageTexts(html))]) {
      if (findPlainWords(text, neutral).length > 0) found.set(text, [...(found.get(text) ?? []), name]);
    }
  }
  const leaks = [...found].filter(([text]) => !LEAKS.some((leak) => text.includes(leak)));
  const unseen = LEAKS.filter((leak) => ![...found.keys()].some((text) => text.includes(leak)));
  return [
    ...leaks.map(
      ([text, names]) => `Not of a table of texts: «${text.slice(0, 200)}» (${names.slice(0, 3).join('; ')})`,
    ),
    ...unseen.map((leak) => `«${leak}» was planted and not found.`),
  ];
}

/** The texts of the trust's configuration and of the sample content that are in no language, longest first. */
export async function readNeutralTexts(folder: string, files: readonly string[]): Promise<string[]> {
  const values = await Promise.all(
    files.map(async (file): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  return values
    .flatMap((value) => listNeutralTexts(value, PLANTED))
    .filter((text) => text.length >= MIN_NEUTRAL_LENGTH)
    .toSorted((one, other) => other.length - one.length);
}
