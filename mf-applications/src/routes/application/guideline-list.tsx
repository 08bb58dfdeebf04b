import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './guidelines.module.css';

const GROUPS = [
  {
    title: 'guidelines.filling',
    guidelines: [
      'guideline.own-name',
      'guideline.every-column',
      'guideline.category',
      'guideline.truth',
      'guideline.phones',
      'guideline.earlier-help',
      'guideline.one-help',
    ],
  },
  {
    title: 'guidelines.documents',
    guidelines: ['guideline.photo', 'guideline.missing', 'guideline.readable', 'guideline.not-returned'],
  },
  {
    title: 'guidelines.deciding',
    guidelines: [
      'guideline.interview',
      'guideline.visit',
      'guideline.deserving',
      'guideline.no-promise',
      'guideline.amount',
      'guideline.board',
    ],
  },
  {
    title: 'guidelines.help',
    guidelines: [
      'guideline.direct',
      'guideline.bills',
      'guideline.purpose',
      'guideline.free',
      'guideline.private',
      'guideline.number',
    ],
  },
] as const;

/** The group from which on no screen shows one at first. */
const FIRST_BELOW_FOLD = 3;

/** The instructions, numbered across their groups, and what to attach. */
export function GuidelineList() {
  const t = useTexts();
  const startOf = (group: number) =>
    GROUPS.slice(0, group).reduce((count, { guidelines }) => count + guidelines.length, 1);
  return (
    <div className={styles.groups}>
      {GROUPS.map(({ title, guidelines }, group) => (
        <section key={title} aria-labelledby={title} {...(group >= FIRST_BELOW_FOLD && BELOW_FOLD)}>
          <h2 className={styles.title} id={title}>
            {t(title)}
          </h2>
          <ol start={startOf(group)}>
            {guidelines.map((guideline) => (
              <li key={guideline}>{t(guideline)}</li>
            ))}
          </ol>
        </section>
      ))}
      <section className={styles.attach} aria-labelledby="attach" {...BELOW_FOLD}>
        <h2 className={styles.title} id="attach">
          {t('guidelines.attach-title')}
        </h2>
        <p>{t('guidelines.attach')}</p>
      </section>
    </div>
  );
}
