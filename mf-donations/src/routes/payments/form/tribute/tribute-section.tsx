import { TRIBUTE_FIELDS } from '@trust/shared/contract/donations/tribute/tribute-fields';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useEffectEvent } from 'react';
import { useOnSiteTexts } from '../../../../texts/use-texts.ts';
import formStyles from '../donation-form.module.css';
import type { DonationFormState } from '../state/use-donation-form.ts';
import { onServer } from './load-tribute.ts';
import styles from './tribute-section.module.css';
import type { TributeState } from './use-tribute.ts';

/** With it React leaves what the server has put there. */
const SERVER_HTML = { __html: '' };

/** The folded part of the form for a gift in memory or on behalf of someone. */
export function TributeSection({
  tribute: { box, isOpen, setIsOpen, fields: Fields, values, isTaken, hasFailed, retry, isFilledIn },
  donation: { idOf, errorOf },
}: {
  tribute: TributeState;
  donation: DonationFormState;
}) {
  const t = useOnSiteTexts();
  const hasErrors = TRIBUTE_FIELDS.some((field) => errorOf(field) !== undefined);
  // It may have been filled in before scripts ran, or by a browser that goes back; an error opens it. Closing is the donor's.
  const openIfDue = useEffectEvent(() => {
    if (hasErrors || box.current?.open || isFilledIn()) setIsOpen(true);
  });
  useEffect(() => openIfDue(), [hasErrors]);

  return (
    <details
      ref={box}
      className={formStyles.known}
      open={isOpen || (hasErrors && onServer.tribute !== undefined)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      suppressHydrationWarning
    >
      <summary className={styles.title}>{t('pay.tribute')}</summary>
      {Fields ? (
        <div key={isTaken ? 'taken' : undefined} className={formStyles.form}>
          <Fields values={values} idOf={idOf} errorOf={errorOf} />
        </div>
      ) : (
        <div className={formStyles.form} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />
      )}
      {hasFailed ? (
        <div className={styles.failed}>
          <RetryNotice message={t('checkout.unreachable')} onRetry={retry} />
        </div>
      ) : null}
    </details>
  );
}
