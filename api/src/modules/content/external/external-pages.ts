import {
  ContentEventList,
  ContentReportList,
  firstUrl,
  firstValue,
  type ContentEvent,
  type ContentReport,
} from '@trust/shared/contract/content/content';
import { LanguageCode, type LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import type { ContentSystem } from './content-system.ts';
import type { ExternalList } from './external-list.ts';
import { parseEvent, parseReport } from './external-entry.rules.ts';

export const EVENTS: ExternalList<ContentEvent> = {
  path: 'events-list',
  schema: ContentEventList,
  parseEntry: parseEvent,
};
export const REPORTS: ExternalList<ContentReport> = {
  path: 'reports-list',
  schema: ContentReportList,
  parseEntry: parseReport,
};

/** An event or report of the external content system that has a page here; `picture` is an address or ''. */
export type ExternalPage = {
  kind: 'event' | 'report';
  id: string;
  title: LocalisedText;
  body: LocalisedText;
  picture: string;
};

type PageInLanguage = Pick<ExternalPage, 'kind' | 'id' | 'picture'> & {
  language: Language;
  title: string;
  body: string;
};

/** Events, then reports from the stored copies, in the content system's order; does not wait for it. */
export async function listExternalPages(contentSystem: ContentSystem): Promise<ExternalPage[]> {
  const inLanguages = await Promise.all(
    LanguageCode.options.map(async (language) => {
      const [events, reports] = await Promise.all([
        contentSystem.readCached(EVENTS, language),
        contentSystem.readCached(REPORTS, language),
      ]);
      const base = { language };
      return [
        ...events.map((event) => ({
          ...base,
          kind: 'event' as const,
          picture: firstUrl(event.field_event_image),
          ...textsOf(event),
        })),
        ...reports.map((report) => ({ ...base, kind: 'report' as const, picture: '', ...textsOf(report) })),
      ];
    }),
  );
  const pages = new Map<string, ExternalPage>();
  for (const one of inLanguages.flat()) {
    const key = `${one.kind} ${one.id}`;
    pages.set(key, addTexts(pages.get(key), one));
  }
  return [...pages.values()].sort((a, b) => a.kind.localeCompare(b.kind));
}

function textsOf({ nid, title, body }: ContentEvent | ContentReport) {
  return { id: firstValue(nid), title: firstValue(title), body: firstValue(body) };
}

function addTexts(
  known: ExternalPage | undefined,
  { language, title, body, ...rest }: PageInLanguage,
): ExternalPage {
  const page = known ?? { ...rest, title: { en: title }, body: { en: body } };
  return {
    ...page,
    title: { ...page.title, [language]: title },
    body: { ...page.body, [language]: body },
  };
}
