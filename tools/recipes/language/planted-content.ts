import type { PlantedLanguage } from './planted-tables.ts';
import { toPseudo } from './pseudo-text.ts';

/** JSON with the language planted: every text that has an English form has one in the new language too. */
export function plantContent(json: string, language: PlantedLanguage): string {
  return `${JSON.stringify(plantValue(JSON.parse(json), language), null, 2)}\n`;
}

function plantValue(value: unknown, language: PlantedLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => plantValue(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const planted = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, plantValue(item, language)]),
  );
  const english: unknown = planted[language.source];
  return typeof english === 'string' ? { ...planted, [language.code]: toPseudo(english) } : planted;
}

/** Every text of a value that is in no language, such as a number of an account: it is the same on all pages. */
export function listNeutralTexts(value: unknown, { source }: PlantedLanguage): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (source in value) return [];
  return Object.values(value).flatMap((item) => listNeutralTexts(item, { source, code: '', model: '' }));
}
