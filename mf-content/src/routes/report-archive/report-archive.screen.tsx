import { REPORT_ARCHIVE_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen } from '@trust/shared/remote';
import { CategoryStepsScreen } from '../../parts/category-steps/category-steps-screen.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { ArchivedReports } from './archived-reports.tsx';
import { loadReportArchive, type ReportArchiveData } from './report-archive.data.ts';

function ReportArchive({ data: { categories, step, reports } }: { data: ReportArchiveData }) {
  const t = useContentTexts();
  return (
    <CategoryStepsScreen
      path={REPORT_ARCHIVE_PATH}
      title={t('archive.title')}
      lead={t('archive.lead')}
      emptyText={t('archive.none')}
      categories={categories}
      step={step}
    >
      <ArchivedReports reports={reports} />
    </CategoryStepsScreen>
  );
}

export const screen = defineScreen<ReportArchiveData>({
  load: loadReportArchive,
  Screen: ReportArchive,
  head: ({ t }) => ({ title: t('archive.title'), description: t('archive.lead') }),
});
