import { progressPercent } from '../contract/content/progress.ts';
import { fill } from '../i18n/fill.ts';
import { formatRupees } from '../i18n/format.ts';
import styles from './sums.module.css';
import { useUiTexts } from './texts.ts';

/** What a project has received and what it needs, in whole rupees, and the share in percent. */
export function Sums(sums: { estimatedCost: number; fundsReceived: number }) {
  const { estimatedCost, fundsReceived } = sums;
  const t = useUiTexts();
  const goal = formatRupees(estimatedCost);
  const hasGoal = estimatedCost > 0;
  return (
    <p className={styles.sums}>
      <span>
        {hasGoal ? `${fill(t.raisedBefore, { goal })} ` : null}
        <b>{formatRupees(fundsReceived)}</b> {hasGoal ? fill(t.raisedAfter, { goal }) : t.raised}
      </span>
      <b>{progressPercent(sums)}%</b>
    </p>
  );
}
