import { defineScreen, Link } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { EmptyState } from '@trust/shared/ui/empty';
import { ApplicationForms } from '../../parts/application-forms.tsx';
import { Columns } from '../../parts/columns.tsx';
import { DocumentIcon } from '../../parts/document-icon.tsx';
import { RecentPosts } from '../../parts/recent-posts.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadReports, type ReportsData } from './reports.data.ts';
import styles from './reports.module.css';

function Reports({ data: { reports, downloads, events } }: { data: ReportsData }) {
  const t = useContentTexts();
  const head = (
    <>
      <h1>{t('reports.title')}</h1>
      <p>{t('reports.lead')}</p>
    </>
  );
  const side = (
    <>
      <ApplicationForms downloads={downloads} />
      <RecentPosts events={events} />
    </>
  );
  return (
    <Columns head={head} side={side}>
      {reports.length === 0 ? (
        <EmptyState title={t('reports.none')}>{t('reports.noneText')}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {reports.map(({ nid, title }) => (
            <li key={nid}>
              <Link className={styles.link} href={`/report/${nid}`}>
                <DocumentIcon />
                <TitleText text={title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink kind="quiet" href="/report-arch">
          {t('reports.archive')}
        </ButtonLink>
      </div>
    </Columns>
  );
}

export const screen = defineScreen<ReportsData>({
  load: loadReports,
  Screen: Reports,
  head: ({ t }) => ({ title: t('reports.title'), description: t('reports.lead') }),
});
