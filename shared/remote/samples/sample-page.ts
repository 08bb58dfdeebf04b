import { LANGUAGE_CODES, type Language } from '../../contract/languages.ts';
import { PublicConfig } from '../../contract/trust.ts';
import { sampleOf } from './sample-value.ts';

/** A page that a release must be able to render before it is served. `path` is its address within the site. */
export interface SamplePage {
  readonly path: string;
  readonly language: Language;
  /** The status that it must have. */
  readonly status: number;
}

/** What a sample page was rendered to. */
export interface RenderedSample {
  readonly status: number;
  readonly html: string;
}

/** The same pages in every language. */
export function inEachLanguage(pages: readonly Omit<SamplePage, 'language'>[]): SamplePage[] {
  return pages.flatMap((page) => LANGUAGE_CODES.map((language) => ({ ...page, language })));
}

/** A site's public configuration with the least that it must hold. */
export function sampleConfig(): PublicConfig {
  return sampleOf(PublicConfig);
}
