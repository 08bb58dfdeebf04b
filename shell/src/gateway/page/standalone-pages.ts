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
  SOLACE_PROGRAMME_PATH,
  VIDEO_PATH,
} from '@trust/shared/contract/pages/paths';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { SITE_ROUTES } from '../../routes.ts';
import { plainPage } from './failure-page.ts';

/** Pages of the sample content, by their route. */
export const SAMPLE_PAGES: Readonly<Record<string, string>> = {
  [PROJECT_PATH]: '/project/1001',
  [EVENT_PATH]: '/event/3022',
  [REPORT_PATH]: '/report/7010',
  [VIDEO_PATH]: '/video/aaaaaaaaaaa',
  [PAYMENTS_PATH]: '/payments/home',
  [BANK_PAYMENTS_PATH]: '/payments-federal-legacy/home',
  [APP_PAYMENTS_PATH]: '/payments-mobile/home',
  [SOLACE_PROGRAMME_PATH]: '/solace/9001',
};

interface ListTexts {
  readonly list: string;
  readonly elsewhere: string;
  readonly onlyHere: string;
  readonly needsValue: string;
}

const texts: Record<Language, ListTexts> = {
  en: {
    list: 'Screens of {remote}',
    elsewhere: 'This page belongs to another part of the site',
    onlyHere: 'Only {remote} runs here. These are its screens:',
    needsValue: 'with a number of your own in place of the name or star',
  },
  ml: {
    list: '{remote} — സ്ക്രീനുകൾ',
    elsewhere: 'ഈ പേജ് സൈറ്റിന്റെ മറ്റൊരു ഭാഗത്തിന്റേതാണ്',
    onlyHere: 'ഇവിടെ {remote} മാത്രമേ പ്രവർത്തിക്കുന്നുള്ളൂ. അതിന്റെ സ്ക്രീനുകൾ:',
    needsValue: 'പേരിന്റെയോ നക്ഷത്രചിഹ്നത്തിന്റെയോ സ്ഥാനത്ത് നിങ്ങളുടെ നമ്പർ ചേർക്കുക',
  },
};

/** The address of a route's page; undefined where only a visitor's own number makes it. */
export function samplePage(path: string): string | undefined {
  if (Object.hasOwn(SAMPLE_PAGES, path)) return SAMPLE_PAGES[path];
  const fixed = path.replace(/\/:\w+\?$/, '');
  return /[:*]/.test(fixed) ? undefined : fixed;
}

/** For whoever works on one remote: its screens, in place of a page that another remote has. */
export function standaloneList(
  remote: ModuleName,
  pathname: string,
  trustName: LocalisedText,
  language: Language,
): string {
  const t = texts[language];
  const title = pathname === '/' ? t.list.replace('{remote}', remote) : t.elsewhere;
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
