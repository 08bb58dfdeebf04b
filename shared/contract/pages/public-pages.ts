import {
  ABOUT_PATH,
  APPLICATION_PATH,
  CONTACT_PATH,
  DOWNLOADS_PATH,
  GALLERY_PATH,
  PRIVACY_PATH,
  PROJECTS_PATH,
  REPORTS_PATH,
  REPORT_ARCHIVE_PATH,
  TERMS_PATH,
  VIDEOS_PATH,
} from './paths.ts';
/** The pages in the site map beside those of the content; each is a path of the shell's route table. */
export const PUBLIC_PAGES = [
  '/',
  ABOUT_PATH,
  PROJECTS_PATH,
  REPORTS_PATH,
  REPORT_ARCHIVE_PATH,
  DOWNLOADS_PATH,
  GALLERY_PATH,
  VIDEOS_PATH,
  CONTACT_PATH,
  APPLICATION_PATH,
  TERMS_PATH,
  PRIVACY_PATH,
] as const;

/** Where feed readers find the news. */
export const NEWS_FEED = '/rss.xml';
