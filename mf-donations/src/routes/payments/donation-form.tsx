import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { TextArea } from '@trust/shared/ui/field';
import { Notice } from '@trust/shared/ui/notice';
import type { FormEvent, ReactNode } from 'react';
import { AmountField } from '../../parts/amount-field.tsx';
import { DonorFields } from '../../parts/donor-fields.tsx';
import { FIELD_LENGTH } from '../../parts/fields.rules.ts';
import { useFormCheck } from '../../parts/use-form-check.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import {
  checkDonationForm,
  readDonationForm,
  SENT,
  type DonationField,
  type DonationForm as Form,
} from './payments.rules.ts';

/**
 * The donor's details and the amount. Until scripts run it asks the server for this page again, which checks it.
 * `children` appears under the button once all is right.
 */
export function DonationForm({ form, sent, children }: { form: Form; sent: boolean; children: ReactNode }) {
  const t = useTexts();
  const {
    form: formRef,
    attempt,
    errors,
    idOf,
    errorOf,
    record,
  } = useFormCheck<DonationField>(sent ? checkDonationForm(form) : undefined);

  const proceed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    record(checkDonationForm(readDonationForm(new FormData(event.currentTarget))));
  };

  return (
    <form className={styles.form} method="get" aria-label={t('tabs.online')} ref={formRef} onSubmit={proceed}>
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <Notice tone="info">
        <p>{t('pay.indian-banks')}</p>
      </Notice>
      <DonorFields donor={form} idOf={idOf} errorOf={errorOf} />
      <TextArea
        id={idOf('address')}
        name="address"
        label={t('donor.address')}
        hint={t('donor.address-hint')}
        error={errorOf('address')}
        defaultValue={form.address}
        autoComplete="street-address"
        maxLength={FIELD_LENGTH.address}
        rows={3}
        required
      />
      <AmountField id={idOf('amount')} written={form.amount} error={errorOf('amount')} />
      <Button kind="give" type="submit" name={SENT} value="1" className={styles.proceed}>
        {t('pay.proceed')}
      </Button>
      {attempt > 0 && errors.length === 0 ? <div key={`valid-${attempt}`}>{children}</div> : null}
    </form>
  );
}
