import { defineScreen } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { Pagination } from '@trust/shared/ui/pagination';
import { PageSection } from '../../parts/page-section.tsx';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { ResultsStatus } from '../../parts/results.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { NoProjects } from './no-projects.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { loadProjects, type ProjectsData } from './projects.data.ts';
import styles from './projects.module.css';
import { hrefOf, pageCount } from './projects.rules.ts';
import { useResultFocus } from './use-result-focus.ts';

/** The result's heading, to which the form leads without scripts. */
const RESULT_ID = 'result';

function Projects({ data }: { data: ProjectsData }) {
  const { filter, projects, count, categories, tally } = data;
  const t = useContentTexts();
  const { heading, announce } = useResultFocus(data);
  const pages = pageCount(count);
  const allCategories = categories.outcome === 'loaded' ? categories.data : [];
  const category = allCategories.find(({ _id }) => _id === filter.category)?.name;
  return (
    <Page>
      <div className={styles.head}>
        <h1>{t('projects.title')}</h1>
        <p className={styles.lead}>{t('projects.lead')}</p>
      </div>
      <div className={styles.main}>
        <div className={styles.filters}>
          <ProjectFilters
            filter={filter}
            categories={allCategories}
            resultId={RESULT_ID}
            onApply={announce}
          />
          <ChosenFilters
            filter={filter}
            categoryName={category ?? projects[0]?.category.name ?? t('projects.category')}
            onChange={announce}
          />
          <h2 id={RESULT_ID} ref={heading} className={styles.count} tabIndex={-1}>
            {t('projects.found', { count })}
          </h2>
          <ResultsStatus loadingLabel={t('projects.loading')} />
        </div>
        <PageSection result={categories} message={t('projects.categoriesUnavailable')}>
          {() => null}
        </PageSection>
        {tally ? (
          <PageSection result={tally} message={t('projects.tallyUnavailable')}>
            {(numbers) => <p className={styles.tally}>{t('projects.tally', { ...numbers })}</p>}
          </PageSection>
        ) : null}
        {projects.length === 0 ? (
          <NoProjects filter={filter} count={count} />
        ) : (
          <ProjectGrid projects={projects} />
        )}
        <Pagination
          page={Math.min(filter.page, pages + 1)}
          pages={pages}
          hrefOf={(page) => hrefOf({ ...filter, page })}
        />
      </div>
    </Page>
  );
}

export const screen = defineScreen<ProjectsData>({
  load: loadProjects,
  Screen: Projects,
  head: ({ t, data }) => ({
    title:
      data.filter.page > 1 ? t('projects.headTitlePage', { page: data.filter.page }) : t('projects.title'),
    description: t('projects.lead'),
    ...cardHead(shareCardPath(data.projects[0]?.logo ?? ''), t('projects.title')),
  }),
});
