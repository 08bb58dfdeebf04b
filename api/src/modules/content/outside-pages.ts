import {
  ContentEventList,
  ContentReportList,
  firstUrl,
  firstValue,
  type ContentEvent,
  type ContentReport,
} from '@trust/shared/contract/content';
import { Language, type LocalisedText } from '@trust/shared/contract/language';
import type { ContentSystem, ForeignList } from './content-system.ts';
import { admitEvent, admitReport } from './foreign-entry.rules.ts';

export const EVENTS: ForeignList<ContentEvent> = {
  path: 'events-list',
  schema: ContentEventList,
  admit: admitEvent,
};
export const REPORTS: ForeignList<ContentReport> = {
  path: 'reports-list',
  schema: ContentReportList,
  admit: admitReport,
};

/** An event or report of the outside content system that has a page here; `picture` is an address or ''. */
export type OutsidePage = {
  kind: 'event' | 'report';
  id: string;
  title: LocalisedText;
  body: LocalisedText;
  picture: string;
};

type Told = Pick<OutsidePage, 'kind' | 'id' | 'picture'> & {
  language: Language;
  title: string;
  body: string;
};

/** The events, then the reports that the content system last told of, without waiting for it; in its own order. */
export async function outsidePages(contentSystem: ContentSystem): Promise<OutsidePage[]> {
  const told = await Promise.all(
    Language.options.map(async (language) => {
      const [events, reports] = await Promise.all([
        contentSystem.recall(EVENTS, language),
        contentSystem.recall(REPORTS, language),
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
  const pages = new Map<string, OutsidePage>();
  for (const one of told.flat()) {
    const key = `${one.kind} ${one.id}`;
    pages.set(key, withTexts(pages.get(key), one));
  }
  return [...pages.values()].sort((a, b) => a.kind.localeCompare(b.kind));
}

function textsOf({ nid, title, body }: ContentEvent | ContentReport) {
  return { id: firstValue(nid), title: firstValue(title), body: firstValue(body) };
}

function withTexts(known: OutsidePage | undefined, { language, title, body, ...rest }: Told): OutsidePage {
  const page = known ?? { ...rest, title: { en: title }, body: { en: body } };
  return {
    ...page,
    title: { ...page.title, [language]: title },
    body: { ...page.body, [language]: body },
  };
}
