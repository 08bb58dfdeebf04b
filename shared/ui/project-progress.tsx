import { progressPercent } from '../contract/content/progress.ts';
import { ProgressBar } from './progress-bar.tsx';

/** A project's bar, of sums in whole rupees. `label` says of what. */
export function ProjectProgress({
  project,
  label,
}: {
  project: { estimatedCost: number; fundsReceived: number };
  label: string;
}) {
  return <ProgressBar percent={progressPercent(project)} label={label} />;
}
