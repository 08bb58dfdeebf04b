import { PROJECTS_PATH, SOLACE_PATH } from '@trust/shared/contract/pages/paths';
import { useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useFormPage } from '../../parts/receipt/form-pages.ts';
import { isBooking } from '../../parts/outcome/reference.rules.ts';
import { useResultTexts } from '../../texts/use-texts.ts';
import styles from './payments-complete.module.css';

/**
 * Links to the form where this tab began the payment, or to `page`; else to all projects or programmes. `quiet` where
 * the donor should look at their account first.
 */
export function TryAgain({
  tranId,
  page,
  quiet = false,
}: {
  tranId: string | undefined;
  page?: string | undefined;
  quiet?: boolean;
}) {
  const t = useResultTexts();
  const { transactionPrefixes } = useConfig().trust;
  const formPage = useFormPage(tranId);
  const form = formPage ?? page;
  const booking = tranId !== undefined && isBooking(tranId, transactionPrefixes.solace);
  const [all, allLabel] = booking
    ? ([SOLACE_PATH, 'solace.all'] as const)
    : ([PROJECTS_PATH, 'outcome.projects'] as const);
  return (
    <div className={styles.buttons}>
      <ButtonLink kind={quiet ? 'quiet' : 'give'} href={form ?? all}>
        {t(form === undefined ? allLabel : 'outcome.try-again')}
      </ButtonLink>
    </div>
  );
}
