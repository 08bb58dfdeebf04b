import type { LoadContext } from '@trust/shared/remote';
import { reportsQuery, type ReportTeaser } from '../../parts/content-system.data.ts';
import { partOf, type PagePart } from '../../parts/page-part.data.ts';

export interface AboutData {
  readonly reports: PagePart<ReportTeaser[]>;
}

export async function loadAbout(context: LoadContext): Promise<AboutData> {
  return { reports: await partOf(context.queries.ensureQueryData(reportsQuery(context))) };
}
