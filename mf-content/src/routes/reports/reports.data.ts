import type { LoadContext } from '@trust/shared/remote';
import {
  downloadsQuery,
  eventsQuery,
  reportsQuery,
  type Download,
  type EventTeaser,
  type ReportTeaser,
} from '../../parts/content-data/content-system.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';

export interface ReportsData {
  readonly reports: readonly ReportTeaser[];
  readonly downloads: SectionResult<Download[]>;
  readonly events: SectionResult<EventTeaser[]>;
}

export async function loadReports(context: LoadContext): Promise<ReportsData> {
  const { queries } = context;
  const [reports, downloads, events] = await Promise.all([
    queries.ensureQueryData(reportsQuery(context)),
    readSection(queries.ensureQueryData(downloadsQuery(context))),
    readSection(queries.ensureQueryData(eventsQuery(context))),
  ]);
  return { reports, downloads, events };
}
