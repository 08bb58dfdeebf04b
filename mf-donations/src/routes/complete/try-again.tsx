import { useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useFormPage } from '../../parts/form-pages.ts';
import { isBooking } from '../../parts/payment-state.rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './complete.module.css';

/** Leads back to the form at `page`, or where this tab began the payment; else to all that can be given to or booked. */
export function TryAgain({ tranId, page }: { tranId: string | undefined; page?: string | undefined }) {
  const t = useTexts();
  const { transactionPrefixes } = useConfig().trust;
  const begun = useFormPage(tranId);
  const form = page ?? begun;
  const booking = tranId !== undefined && isBooking(tranId, transactionPrefixes.solace);
  const [all, words] = booking
    ? (['/solace', 'solace.all'] as const)
    : (['/projects', 'outcome.projects'] as const);
  return (
    <div className={styles.buttons}>
      <ButtonLink kind="give" href={form ?? all}>
        {t(form === undefined ? words : 'outcome.try-again')}
      </ButtonLink>
    </div>
  );
}
