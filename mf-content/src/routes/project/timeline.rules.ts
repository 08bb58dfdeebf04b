import type { Project } from '@trust/shared/contract/content/projects';
import type { NewsTeaser } from '../../parts/content-data/news.data.ts';

type Milestone = 'opened' | 'funded' | 'finished';

/** One day in a project's history. */
export type TimelineEntry =
  | { readonly date: string; readonly milestone: Milestone }
  | { readonly date: string; readonly news: NewsTeaser };

/** Of one day: what can only have come after the other stands above it. */
const ORDER: Readonly<Record<Milestone | 'news', number>> = { opened: 0, news: 1, funded: 2, finished: 3 };

/** What has happened to a project, the latest first: its news, and the days on which it was opened, funded and finished. */
export function timelineOf(
  project: Pick<Project, 'projectDate' | 'fundedDate' | 'completedDate'>,
  news: readonly NewsTeaser[],
): TimelineEntry[] {
  const milestones = [
    { milestone: 'opened', date: project.projectDate },
    { milestone: 'funded', date: project.fundedDate },
    { milestone: 'finished', date: project.completedDate },
  ] as const;
  const entries: TimelineEntry[] = [
    ...news.map((item) => ({ date: item.date, news: item })),
    ...milestones.flatMap(({ milestone, date }) => (date ? [{ milestone, date }] : [])),
  ];
  return entries.sort((a, b) => b.date.localeCompare(a.date) || orderOf(b) - orderOf(a));
}

function orderOf(entry: TimelineEntry): number {
  return ORDER['milestone' in entry ? entry.milestone : 'news'];
}
