import type { Stats } from '@trust/shared/contract/content/projects';
import { formatNumber } from '@trust/shared/i18n/format';
import { useConfig } from '@trust/shared/remote';
import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { useId } from 'react';
import type { SectionResult } from '../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './counters.module.css';

/** Three figures that the trust sets and three that are counted. */
export function Counters({ stats }: { stats: SectionResult<Stats> }) {
  const t = useContentTexts();
  const titleId = useId();
  const { counters } = useConfig().trust;
  return (
    <section className={styles.counters} {...BELOW_FOLD} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('home.counters.title')}
      </h2>
      <dl className={styles.figures}>
        <Figure label={t('home.counters.members')} value={counters.shelterMembers} />
        <Figure label={t('home.counters.trusted')} value={counters.trustedDonors} />
        <Figure label={t('home.counters.dedicated')} value={counters.dedicatedDonors} />
      </dl>
      <PageSection result={stats} message={t('home.counters.unavailable')}>
        {(totals) => (
          <dl className={styles.figures}>
            <Figure label={t('home.counters.ongoing')} value={totals.totalProjectsOngoing} />
            <Figure label={t('home.counters.completed')} value={totals.totalProjectsCompleted} />
            {/* A zero says nothing of a site whose applications come on paper. */}
            {totals.totalApplications > 0 ? (
              <Figure label={t('home.counters.applications')} value={totals.totalApplications} />
            ) : null}
          </dl>
        )}
      </PageSection>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
