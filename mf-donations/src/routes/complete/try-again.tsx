import { ButtonLink } from '@trust/shared/ui/button';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './complete.module.css';

/** Leads back to the form at `page`; where it is not known which that was, to all that can be given to. */
export function TryAgain({ page }: { page?: string | undefined }) {
  const t = useTexts();
  return (
    <div className={styles.buttons}>
      <ButtonLink kind="give" href={page ?? '/projects'}>
        {t(page === undefined ? 'outcome.projects' : 'outcome.try-again')}
      </ButtonLink>
    </div>
  );
}
