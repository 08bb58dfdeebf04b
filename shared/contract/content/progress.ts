/**
 * A project's progress in whole percent: funds / cost, truncated, at most 100; 2 when either is 0, so that the bar is
 * visible. Both in rupees.
 */
export function progressPercent(project: { estimatedCost: number; fundsReceived: number }): number {
  const { estimatedCost, fundsReceived } = project;
  if (!(estimatedCost > 0) || !(fundsReceived > 0)) return 2;
  return Math.min(100, Math.trunc((fundsReceived / estimatedCost) * 100));
}

/** A project is complete when it is a success story or fully funded; Donate is then hidden. */
export function isCompleted(project: {
  successStory: boolean;
  estimatedCost: number;
  fundsReceived: number;
}): boolean {
  return project.successStory || progressPercent(project) >= 100;
}
