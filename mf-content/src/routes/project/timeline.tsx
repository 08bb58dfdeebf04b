import type { Project } from '@trust/shared/contract/content/projects';
import { NEWS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { DateText } from '@trust/shared/ui/date-text';
import { useId, type ReactNode } from 'react';
import type { NewsTeaser } from '../../parts/content-data/news.data.ts';
import type { SectionResult } from '../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './timeline.module.css';
import { timelineOf } from './timeline.rules.ts';

/** What has happened to the project by date; without its news, only what it tells itself. */
export function Timeline({ project, news }: { project: Project; news: SectionResult<NewsTeaser[]> }) {
  const t = useContentTexts();
  const titleId = useId();
  return (
    <section className={styles.timeline} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('project.timeline')}</h2>
      <PageSection result={news} message={t('news.unavailable')}>
        {() => null}
      </PageSection>
      <ol className={styles.list}>
        {timelineOf(project, news.outcome === 'loaded' ? news.data : []).map((entry) =>
          'news' in entry ? (
            <Entry key={entry.news._id} date={entry.date}>
              <h3 className={styles.name}>
                <Link href={buildPath(NEWS_PATH, entry.news._id)}>
                  <TitleText text={entry.news.name} />
                </Link>
              </h3>
              <p className={styles.excerpt}>{entry.news.excerpt}</p>
            </Entry>
          ) : (
            <Entry key={entry.milestone} date={entry.date}>
              <p className={styles.name}>{t(`project.${entry.milestone}`)}</p>
            </Entry>
          ),
        )}
      </ol>
    </section>
  );
}

function Entry({ date, children }: { date: string; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      <p className={styles.date}>
        <DateText iso={date} />
      </p>
      {children}
    </li>
  );
}
