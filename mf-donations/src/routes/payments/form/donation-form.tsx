import { DONATION_FORM_ACTION } from '@trust/shared/contract/donations/donation-fields';
import { formatPaise } from '@trust/shared/i18n/format';
import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { Notice } from '@trust/shared/ui/notice';
import type { ReactNode } from 'react';
import { hiddenField } from '../../../parts/begin-donation/post-form.ts';
import { SandboxBanner } from '../../../parts/sandbox-banner.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { CheckoutNotices } from '../checkout/notices/checkout-notices.tsx';
import { PaymentUnavailable } from '../payment-unavailable.tsx';
import { DonationFields } from './donation-fields.tsx';
import styles from './donation-form.module.css';
import { GiftSummary } from './gift-summary.tsx';
import type { DonationFormState } from './state/use-donation-form.ts';

/**
 * The donor's details and the amount, and the payment's progress. Before hydration and without scripts the form is posted to
 * the server. `bankLink` leads to the bank accounts, `children` are a screen's own fields.
 */
export function DonationForm({
  donation,
  bankLink,
  children,
}: {
  donation: DonationFormState;
  bankLink: ReactNode;
  children?: ReactNode;
}) {
  const { formRef, attempt, errors, failure, toText, nid, way, amount, slips, isBusy, checkout } = donation;
  const t = useTexts();
  const language = useLanguage();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${DONATION_FORM_ACTION}?lang=${language}`}
      aria-label={t('tabs.online')}
      ref={formRef}
      {...donation.handlers}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      {failure === undefined ? null : (
        <Notice tone="error" takesFocus={errors.length === 0}>
          <p>{toText(failure)}</p>
        </Notice>
      )}
      {nid === 'bmz' ? (
        <Notice tone="info" isStatic>
          <p>{t('pay.zakat')}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="nid" value={nid} />
      <input type="hidden" name="way" value={way} />
      <DonationFields donation={donation} />
      {children}
      <SandboxBanner />
      <GiftSummary donation={donation} />
      {slips.notice}
      <Button kind="give" type="submit" busy={isBusy}>
        {amount.kind === 'paise'
          ? t('pay.proceed-sum', { sum: formatPaise(amount.paise) })
          : t('pay.proceed')}
      </Button>
      {donation.isUnavailable ? (
        <div key={`valid-${attempt}`}>
          <PaymentUnavailable>{bankLink}</PaymentUnavailable>
        </div>
      ) : null}
      <CheckoutNotices
        phase={checkout.phase}
        failure={checkout.failure}
        onRetry={() => formRef.current?.requestSubmit()}
        onSubmitWithoutScript={(tranId) => postUnderReference(formRef.current, tranId)}
        bankLink={bankLink}
      />
    </form>
  );
}

/** Posts the form as without scripts, under the reference that the donation has already. */
function postUnderReference(form: HTMLFormElement | null, tranId: string): void {
  // After a return to this page the form may still hold another donation's reference.
  form?.querySelector('input[name=tran_id]')?.remove();
  form?.append(hiddenField('tran_id', tranId));
  form?.submit();
}
