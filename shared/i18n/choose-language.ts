import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../contract/languages.ts';

/** The language to answer in: by `?lang=`, else by Accept-Language, else English. */
export function chooseLanguage(requested: unknown, acceptLanguage: string | undefined): Language {
  return typeof requested === 'string' && isLanguage(requested)
    ? requested
    : choosePreferredLanguage(acceptLanguage ?? '');
}

function choosePreferredLanguage(header: string): Language {
  const ranked = header
    .slice(0, 1000)
    .split(',')
    .map(readRange)
    .filter((range) => range.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of ranked) {
    const [language] = tag.split('-');
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, quality: Number.isFinite(value) ? value : 0 };
}
