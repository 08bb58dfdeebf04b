import type { LoadContext } from '@trust/shared/remote';
import {
  downloadsQuery,
  eventsQuery,
  reportsQuery,
  type Download,
  type EventTeaser,
  type ReportTeaser,
} from '../../parts/content-data/content-system.data.ts';
import { partOf, type PagePartResult } from '../../parts/content-data/page-part.data.ts';

export interface ReportsData {
  readonly reports: readonly ReportTeaser[];
  readonly downloads: PagePartResult<Download[]>;
  readonly events: PagePartResult<EventTeaser[]>;
}

export async function loadReports(context: LoadContext): Promise<ReportsData> {
  const { queries } = context;
  const [reports, downloads, events] = await Promise.all([
    queries.ensureQueryData(reportsQuery(context)),
    partOf(queries.ensureQueryData(downloadsQuery(context))),
    partOf(queries.ensureQueryData(eventsQuery(context))),
  ]);
  return { reports, downloads, events };
}
