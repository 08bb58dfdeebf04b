import escapeHtml from 'escape-html';
import type { LocalisedText } from '@trust/shared/contract/language';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '@trust/shared/contract/languages';
import {
  BANK_PAYMENTS_PATH,
  APP_PAYMENTS_PATH,
  EVENT_PATH,
  PAYMENTS_PATH,
  PROJECT_PATH,
  REPORT_PATH,
  SCREENS_PATH,
  SOLACE_PROGRAMME_PATH,
  VIDEO_PATH,
  buildPath,
} from '@trust/shared/contract/pages/paths';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { SITE_ROUTES } from '../../routes.ts';
import { plainPage } from './failure-page.ts';
import { LIST_TEXTS } from './standalone-pages.texts.ts';

/** Something of the sample content for each route that needs a value. */
const SAMPLES: ReadonlyMap<string, string> = new Map(
  (
    [
      [PROJECT_PATH, '1001'],
      [EVENT_PATH, '3022'],
      [REPORT_PATH, '7010'],
      [VIDEO_PATH, 'ShelterDm01'],
      [PAYMENTS_PATH, 'home'],
      [BANK_PAYMENTS_PATH, 'home'],
      [APP_PAYMENTS_PATH, 'home'],
      [SOLACE_PROGRAMME_PATH, '9001'],
    ] as const
  ).map(([path, value]) => [path, buildPath(path, value)]),
);

/** The address of a route's page; undefined where only a visitor's own number makes it. */
export function samplePage(path: string): string | undefined {
  const sample = SAMPLES.get(path);
  if (sample) return sample;
  const fixed = path.replace(/\/:\w+\?$/, '');
  return /[:*]/.test(fixed) ? undefined : fixed;
}

/** Whether the list of screens is what a path asks for. A remote without a home page has it there, too. */
export function isStandaloneList(pathname: string): boolean {
  return pathname === SCREENS_PATH || pathname === '/';
}

/** For whoever works on one remote: its screens, also in place of a page that another remote has. */
export function standaloneList(
  remote: ModuleName,
  pathname: string,
  trustName: LocalisedText,
  language: Language,
): string {
  const t = LIST_TEXTS[language];
  const title = isStandaloneList(pathname) ? t.list.replace('{remote}', remote) : t.elsewhere;
  const items = SITE_ROUTES.filter((route) => route.remote === remote).map(({ path }) => {
    const address = samplePage(path);
    if (address === undefined) return `<li><code>${escapeHtml(path)}</code> (${t.needsValue})</li>`;
    const links = LANGUAGE_CODES.map((code, index) => {
      const words = index === 0 ? address : LANGUAGES[code];
      return `<a href="${escapeHtml(address)}?lang=${code}" hreflang="${code}"${index === 0 ? '' : ` lang="${code}"`}>${escapeHtml(words)}</a>`;
    });
    return `<li>${links.join(' · ')}</li>`;
  });
  const what = t.onlyHere.replace('{remote}', `<code>${remote}</code>`);
  return plainPage(
    language,
    title,
    trustName,
    `<h1>${escapeHtml(title)}</h1><p>${what}</p><ul>${items.join('')}</ul>`,
  );
}
