import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';

/** The pages of the navigation, in its order. */
export const SECTIONS = [
  'home',
  'about',
  'projects',
  'applications',
  'gallery',
  'reports',
  'contact',
] as const;
export type FrameSection = (typeof SECTIONS)[number];

export const SECTION_HREF: Record<FrameSection, string> = {
  home: '/',
  about: '/about',
  projects: '/projects',
  applications: '/application',
  gallery: '/gallery',
  reports: '/reports',
  contact: '/contact',
};

const SECTION_OF: Readonly<Record<string, FrameSection>> = {
  '': 'home',
  about: 'about',
  projects: 'projects',
  project: 'projects',
  application: 'applications',
  'application-summary': 'applications',
  gallery: 'gallery',
  videos: 'gallery',
  video: 'gallery',
  reports: 'reports',
  report: 'reports',
  'report-arch': 'reports',
  contact: 'contact',
};

/** `aria-current` of a section's link: `page` on that page, `true` on a page below it, else undefined. */
export function ariaCurrent(section: FrameSection, path: string): 'page' | 'true' | undefined {
  const pathname = pathnameOf(path);
  if (pathname === SECTION_HREF[section]) return 'page';
  return SECTION_OF[pathname.split('/')[1] ?? ''] === section ? 'true' : undefined;
}

/** The address of the same page, with its filters, in another language. */
export function languageHref(path: string, language: Language): string {
  const query = new URLSearchParams(path.split('#')[0]?.split('?')[1]);
  query.set('lang', language);
  return `${pathnameOf(path)}?${query.toString()}`;
}

/** A text of the trust's configuration in the page's language, else in English. */
export function localise(language: Language, text: LocalisedText): string {
  return text[language] ?? text.en;
}

function pathnameOf(path: string): string {
  // Two slashes at the start would name another host.
  const pathname = (path.split(/[?#]/)[0] ?? '').replace(/^\/{2,}/, '/');
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
