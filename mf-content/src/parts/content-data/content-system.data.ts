import { firstNumber, firstUrl, firstValue } from '@trust/shared/contract/content/field-values';
import type { LoadContext } from '@trust/shared/remote';
import { schemaOf } from './schema-of.ts';

/** The most that the api gives at once. */
const ALL = 50;
const EVENTS_PER_PAGE = 20;

const listRequest = (path: string, itemsPerPage = ALL) => ({
  base: 'content' as const,
  path: `${path}?_format=json&items_per_page=${itemsPerPage}`,
  optional: true,
});

/** What a list of links shows of a post or a report. */
export interface Teaser {
  readonly nid: string;
  readonly title: string;
  /** The day of a post, or of a report's publication (YYYY-MM-DD); '' where it is not known. */
  readonly date: string;
}

/** How many links stand beside a page. */
export const TEASERS_SHOWN = 5;

/** What such lists need of what was read; one more, since a page leaves out the entry that it shows itself. */
export function outlineTeasers(entries: readonly Teaser[]): Teaser[] {
  return entries.slice(0, TEASERS_SHOWN + 1).map(({ nid, title, date }) => ({ nid, title, date }));
}

export interface EventTeaser extends Teaser {
  readonly image: string;
}

export function eventsQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['events', language],
    queryFn: async (): Promise<EventTeaser[]> => {
      const events = await http.read(
        listRequest('events-list', EVENTS_PER_PAGE),
        schemaOf('ContentEventList'),
      );
      return events
        .map(({ nid, title, field_event_date, field_event_image }) => ({
          nid: firstValue(nid),
          title: firstValue(title),
          date: firstValue(field_event_date),
          image: firstUrl(field_event_image),
        }))
        .filter(({ nid }) => nid !== '');
    },
  };
}

export interface ReportTeaser extends Teaser {
  /** Address of the PDF, or '' where the report has none. */
  readonly file: string;
  /** Its size, where it is known. */
  readonly bytes: number | undefined;
}

export function reportsQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['reports', language],
    queryFn: async (): Promise<ReportTeaser[]> => {
      const reports = await http.read(listRequest('reports-list'), schemaOf('ContentReportList'));
      return reports
        .map(({ nid, title, field_report_date, field_report_file, field_file_bytes }) => ({
          nid: firstValue(nid),
          title: firstValue(title),
          date: firstValue(field_report_date),
          file: firstUrl(field_report_file),
          bytes: firstNumber(field_file_bytes),
        }))
        .filter(({ nid }) => nid !== '');
    },
  };
}

export interface Download {
  readonly nid: string;
  readonly title: string;
  readonly file: string;
  /** The file's size, where it is known. */
  readonly bytes: number | undefined;
}

export function downloadsQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['downloads', language],
    queryFn: async (): Promise<Download[]> => {
      const downloads = await http.read(listRequest('downloads-list'), schemaOf('ContentDownloadList'));
      return downloads
        .map(({ nid, title, field_download_file, field_file_bytes }) => ({
          nid: firstValue(nid),
          title: firstValue(title),
          file: firstUrl(field_download_file),
          bytes: firstNumber(field_file_bytes),
        }))
        .filter(({ file }) => file !== '');
    },
  };
}
