import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { useContentTexts } from '../../texts/use-texts.ts';
import { hrefOf, type ProjectsFilter } from './projects.rules.ts';

/** Why the list is empty, with a way to another one. `count` is how many projects the filter finds on all pages. */
export function NoProjects({ filter, count }: { filter: ProjectsFilter; count: number }) {
  const t = useContentTexts();
  if (count > 0) {
    return (
      <EmptyState title={t('projects.nonePage')}>
        <WayOut href={hrefOf({ ...filter, page: 1 })} text={t('projects.firstPage')} />
      </EmptyState>
    );
  }
  const first = { ...filter, page: 1 };
  if (hrefOf(first) === PROJECTS_PATH) {
    return (
      <EmptyState title={t('projects.none')}>
        <p>{t('projects.noneOngoing')}</p>
        <WayOut href={hrefOf({ ...first, status: 'completed' })} text={t('projects.showCompleted')} />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('projects.none')}>
      <p>{t('projects.noneText')}</p>
      <WayOut href={PROJECTS_PATH} text={t('projects.showAll')} />
    </EmptyState>
  );
}

function WayOut({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <Link href={href}>{text}</Link>
    </p>
  );
}
