import { FUNDS, fundPath } from '../donations/funds.ts';
import {
  APPLICATION_PATH,
  CONTENT_PATHS,
  HEALTH_CARE_PATH,
  INVALID_PATH,
  PRAVASI_CARE_PATH,
  RAMZAN_CARE_PATH,
  RELIEF_APPLICATION_PATH,
  SEARCH_PATH,
  SOLACE_PATH,
  VIDEO_GRID_PATH,
} from './paths.ts';

/** Pages of mf-content that search engines are not led to: they show what others hold, or nothing. */
const NOT_LISTED: readonly string[] = [SEARCH_PATH, VIDEO_GRID_PATH, INVALID_PATH];

/** The pages in the site map beside those of the content; each is an address that the shell's route table has a page for. */
export const PUBLIC_PAGES: readonly string[] = [
  ...CONTENT_PATHS.filter((path) => !path.includes(':') && !NOT_LISTED.includes(path)),
  APPLICATION_PATH,
  RELIEF_APPLICATION_PATH,
  HEALTH_CARE_PATH,
  PRAVASI_CARE_PATH,
  RAMZAN_CARE_PATH,
  SOLACE_PATH,
  ...FUNDS.map(fundPath),
];

/** Where feed readers find the news. */
export const NEWS_FEED = '/rss.xml';
