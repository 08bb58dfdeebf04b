import { isJustStarted, progressPercent } from '../contract/content/progress.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useUiTexts } from './texts.ts';

/** A project's bar, of sums in whole rupees; one without money has just started. `label` says of what. */
export function ProjectProgress({
  project,
  label,
}: {
  project: { estimatedCost: number; fundsReceived: number };
  label: string;
}) {
  const t = useUiTexts();
  const text = isJustStarted(project) ? t.justStarted : undefined;
  return <ProgressBar percent={progressPercent(project)} label={label} text={text} />;
}
