import { useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useFormPage } from '../../parts/form-pages.ts';
import { isBooking } from '../../parts/payment-state.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './complete.module.css';

/**
 * Leads back to the form where this tab began the payment, or at `page`; else to all that can be given to or booked.
 * `quiet` where the donor is asked to look at their account first.
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
  const t = useTexts();
  const { transactionPrefixes } = useConfig().trust;
  const begun = useFormPage(tranId);
  const form = begun ?? page;
  const booking = tranId !== undefined && isBooking(tranId, transactionPrefixes.solace);
  const [all, words] = booking
    ? (['/solace', 'solace.all'] as const)
    : (['/projects', 'outcome.projects'] as const);
  return (
    <div className={styles.buttons}>
      <ButtonLink kind={quiet ? 'quiet' : 'give'} href={form ?? all}>
        {t(form === undefined ? words : 'outcome.try-again')}
      </ButtonLink>
    </div>
  );
}
