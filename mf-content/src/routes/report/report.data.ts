import { firstNumber, firstUrl, firstValue } from '@trust/shared/contract/content/field-values';
import { NotFoundError } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { readId } from '../../parts/content-data/address.rules.ts';
import {
  downloadsQuery,
  reportsQuery,
  type Download,
  type ReportTeaser,
} from '../../parts/content-data/content-system.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

interface Report {
  readonly nid: string;
  readonly title: string;
  readonly body: string;
  /** Address of the PDF, or '' where the report has none. */
  readonly file: string;
  /** Its size, where it is known. */
  readonly bytes: number | undefined;
  /** The day of its publication (YYYY-MM-DD), or ''. */
  readonly date: string;
}

export interface ReportData {
  readonly report: Report;
  readonly reports: SectionResult<ReportTeaser[]>;
  readonly downloads: SectionResult<Download[]>;
}

export async function loadReport(context: LoadContext): Promise<ReportData> {
  const { queries, params } = context;
  const [report, reports, downloads] = await Promise.all([
    queries.ensureQueryData(reportQuery(context, readId(params['nid']))),
    readSection(queries.ensureQueryData(reportsQuery(context))),
    readSection(queries.ensureQueryData(downloadsQuery(context))),
  ]);
  return { report, reports, downloads };
}

function reportQuery({ http, language }: LoadContext, nid: string) {
  return {
    queryKey: ['report', nid, language],
    queryFn: async (): Promise<Report> => {
      const path = `reports-list/${nid}?_format=json`;
      const [found] = await http.read({ base: 'content', path }, schemaOf('ContentReportList'));
      if (!found) throw new NotFoundError(`no report ${nid}`);
      return {
        nid,
        title: firstValue(found.title),
        body: firstValue(found.body),
        file: firstUrl(found.field_report_file),
        bytes: firstNumber(found.field_file_bytes),
        date: firstValue(found.field_report_date),
      };
    },
  };
}
