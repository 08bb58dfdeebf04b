import { fundCase } from '@trust/shared/contract/donations/fund-cases.texts';
import type { Fund } from '@trust/shared/contract/donations/funds';
import type { Project } from '@trust/shared/contract/content/projects';
import { PROJECT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { Link, useConfig, useLanguage } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { ProjectProgress } from '@trust/shared/ui/project-progress';
import { Sums } from '@trust/shared/ui/sums';
import { useOnSiteTexts, useTexts } from '../../texts/use-texts.ts';
import styles from './cause-card.module.css';
import { caseNumber, type Cause } from '../../parts/cause/cause.ts';

/** What the donor gives to. Within an app it links to none of the site's pages. */
export function CauseCard({ cause, inApp }: { cause: Cause; inApp: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.card}>
      {cause.kind === 'fund' ? (
        <p>{t(`fund.${cause.fund}.about`)}</p>
      ) : (
        <ProjectSums project={cause.project} inApp={inApp} />
      )}
    </div>
  );
}

/** What a donor may want to know of the cause; on a phone below the form. */
export function CauseFacts({ cause }: { cause: Cause }) {
  const t = useTexts();
  return (
    <div className={styles.card}>
      {cause.kind === 'fund' ? <FundFacts fund={cause.fund} /> : <CaseNumber number={caseNumber(cause)} />}
      <p className={styles.promise}>{t('pay.promise')}</p>
    </div>
  );
}

/** A project's category stands beside its progress. */
function FundFacts({ fund }: { fund: Fund }) {
  const t = useTexts();
  const language = useLanguage();
  const { category, caseNumber: number } = fundCase(fund, useConfig().trust.funds);
  return (
    <>
      <dl className={styles.case}>
        <dt>{t('pay.category')}</dt>
        <dd>{textIn(language, category)}</dd>
      </dl>
      <CaseNumber number={number} />
    </>
  );
}

function CaseNumber({ number }: { number: string | undefined }) {
  const t = useTexts();
  return number === undefined ? null : (
    <dl className={styles.case}>
      <dt>{t('pay.case-number')}</dt>
      <dd>{number}</dd>
    </dl>
  );
}

function ProjectSums({ project, inApp }: { project: Project; inApp: boolean }) {
  const t = useOnSiteTexts();
  return (
    <div className={styles.project}>
      <Picture
        className={styles.picture}
        src={project.logo || (project.images[0] ?? '')}
        alt=""
        sizes="(min-width: 62rem) 20rem, 5rem"
        priority
      />
      <div className={styles.about}>
        <ProjectProgress project={project} label={t('pay.progress')} />
        <Sums estimatedCost={project.estimatedCost} fundsReceived={project.fundsReceived} />
        <p className={styles.category}>
          {project.category.name}
          {inApp ? null : (
            <>
              {' · '}
              <Link href={buildPath(PROJECT_PATH, project._id)}>{t('pay.about-project')}</Link>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
