import { defineScreen, useSearch } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { Pagination } from '@trust/shared/ui/pagination';
import { Spinner } from '@trust/shared/ui/spinner';
import { PagePart } from '../../parts/page-part.tsx';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { useContentTexts } from '../../texts/use-texts.ts';
import { CategoryList } from './category-list.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { loadProjects, type ProjectsData } from './projects.data.ts';
import styles from './projects.module.css';
import { hrefOf, pageCount } from './projects.rules.ts';

function Projects({ data: { filter, projects, count, categories, tally } }: { data: ProjectsData }) {
  const t = useContentTexts();
  const { loading } = useSearch();
  const pages = pageCount(count);
  return (
    <Page>
      <div className={styles.head}>
        <h1>{t('projects.title')}</h1>
        <p className={styles.lead}>{t('projects.lead')}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <PagePart part={categories} message={t('projects.categoriesUnavailable')}>
            {(list) => <CategoryList filter={filter} categories={list} />}
          </PagePart>
        </div>
        <div className={styles.main}>
          <ProjectFilters filter={filter} categories={categories.kind === 'loaded' ? categories.data : []} />
          <div role="status" className={styles.status}>
            {loading ? <Spinner label={t('projects.loading')} /> : t('projects.found', { count })}
          </div>
          {tally ? (
            <PagePart part={tally} message={t('projects.tallyUnavailable')}>
              {(numbers) => <p className={styles.tally}>{t('projects.tally', { ...numbers })}</p>}
            </PagePart>
          ) : null}
          <ProjectGrid projects={projects} filter={filter} loading={loading} />
          <Pagination
            page={Math.min(filter.page, pages + 1)}
            pages={pages}
            hrefOf={(page) => hrefOf({ ...filter, page })}
          />
        </div>
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
