import { defineScreen, Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { hrefOfStep } from '../../parts/category-steps.rules.ts';
import { BackLink, CategoryTiles, SubCategoryTiles } from '../../parts/category-tiles.tsx';
import { Columns } from '../../parts/columns.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { ArchivedReports } from './archived-reports.tsx';
import { loadReportArchive, type ReportArchiveData } from './report-archive.data.ts';

const PATH = '/report-arch';

function ReportArchive({ data }: { data: ReportArchiveData }) {
  const t = useContentTexts();
  const head = (
    <>
      <h1>{t('archive.title')}</h1>
      <p>{t('archive.lead')}</p>
    </>
  );
  return (
    <Columns head={head}>
      <Step data={data} />
    </Columns>
  );
}

function Step({ data: { categories, step, reports } }: { data: ReportArchiveData }) {
  const t = useContentTexts();
  switch (step.step) {
    case 'categories':
      return categories.length === 0 ? (
        <EmptyState title={t('archive.none')} />
      ) : (
        <CategoryTiles path={PATH} categories={categories} />
      );
    case 'subCategories':
      return (
        <>
          <BackLink href={PATH} />
          <h2>{step.category.name}</h2>
          <SubCategoryTiles path={PATH} category={step.category} />
        </>
      );
    case 'items':
      return (
        <>
          <BackLink href={PATH} />
          {step.subCategory ? (
            <p>
              <Link href={hrefOfStep(PATH, step.category._id)}>{step.category.name}</Link>
            </p>
          ) : null}
          <h2>{step.subCategory ?? step.category.name}</h2>
          <ArchivedReports reports={reports} />
        </>
      );
  }
}

export const screen = defineScreen<ReportArchiveData>({
  load: loadReportArchive,
  Screen: ReportArchive,
  head: ({ t }) => ({ title: t('archive.title'), description: t('archive.lead') }),
});
