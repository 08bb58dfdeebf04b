import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import {
  ABOUT_PATH,
  APPLICATION_PATH,
  APPLICATION_SUMMARY_PATH,
  CONTACT_PATH,
  GALLERY_PATH,
  PROJECTS_PATH,
  PROJECT_PATH,
  REPORTS_PATH,
  REPORT_ARCHIVE_PATH,
  RELIEF_APPLICATION_PATH,
  REPORT_PATH,
  VIDEOS_PATH,
  VIDEO_PATH,
} from '@trust/shared/contract/pages/paths';

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

/** The pages of a section, first the one that the navigation links to. Other pages belong to none. */
const SECTION_PAGES: Record<FrameSection, readonly [string, ...string[]]> = {
  home: ['/'],
  about: [ABOUT_PATH],
  projects: [PROJECTS_PATH, PROJECT_PATH],
  applications: [APPLICATION_PATH, APPLICATION_SUMMARY_PATH, RELIEF_APPLICATION_PATH],
  gallery: [GALLERY_PATH, VIDEOS_PATH, VIDEO_PATH],
  reports: [REPORTS_PATH, REPORT_PATH, REPORT_ARCHIVE_PATH],
  contact: [CONTACT_PATH],
};

export function sectionHref(section: FrameSection): string {
  return SECTION_PAGES[section][0];
}

/** `aria-current` of a section's link: `page` on that page, `true` on a page below it, else undefined. */
export function ariaCurrent(section: FrameSection, path: string): 'page' | 'true' | undefined {
  const pathname = pathnameOf(path);
  if (pathname === sectionHref(section)) return 'page';
  const name = firstSegment(pathname);
  return SECTION_PAGES[section].some((page) => firstSegment(page) === name) ? 'true' : undefined;
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
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
