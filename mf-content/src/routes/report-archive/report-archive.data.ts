import type { ProjectReport } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import type { CategoryTeaser } from '../../parts/category-steps/categories.data.ts';
import { readCategoryStep } from '../../parts/category-steps/category-steps.data.ts';
import type { CategoryStep } from '../../parts/category-steps/category-steps.rules.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

export interface ReportArchiveData {
  readonly categories: readonly CategoryTeaser[];
  readonly step: CategoryStep;
  readonly reports: readonly ProjectReport[];
}

export async function loadReportArchive(context: LoadContext): Promise<ReportArchiveData> {
  const { categories, step } = await readCategoryStep(context, { showMedia: true });
  if (step.step !== 'items') return { categories, step, reports: [] };
  const query = { category: step.category._id, subCategory: step.subCategory };
  return { categories, step, reports: await context.queries.ensureQueryData(reportsQuery(context, query)) };
}

function reportsQuery(
  { http, language }: LoadContext,
  query: { category: string; subCategory: string | undefined },
) {
  return {
    queryKey: ['project-reports', query, language],
    queryFn: () =>
      http.read(
        { base: 'api', path: 'project/get-report-list', method: 'POST', body: { query } },
        schemaOf('ProjectReportList'),
      ),
  };
}
