import { useConfig, useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { CheckField, TextArea, TextField } from '@trust/shared/ui/field';
import { Notice } from '@trust/shared/ui/notice';
import type { FormEvent, ReactNode } from 'react';
import { AmountField } from '../parts/amount-field.tsx';
import { DonorFields } from '../parts/donor-fields.tsx';
import { FIELD_LENGTH } from '../parts/fields.rules.ts';
import { GivingExamples } from '../parts/giving-examples.tsx';
import { useFormCheck } from '../parts/use-form-check.ts';
import { useTexts } from '../texts/use-texts.ts';
import { CheckoutNotices } from './checkout-notices.tsx';
import styles from './donation-form.module.css';
import {
  checkDonationForm,
  readDonationForm,
  type DonationField,
  type DonationForm as Form,
} from './donation-form.rules.ts';
import { fillInEmpty } from './fill-in-empty.ts';
import { hiddenField } from './post-form.ts';
import { useCheckout } from './use-checkout.ts';
import type { Way } from './way.ts';

/**
 * The donor's details and the amount, to be paid in `way`. Until scripts run, and without them, the server takes the
 * form. `nid` names what is given to, `purpose` in words. `toBank` leads to the bank accounts.
 */
export function DonationForm({
  nid,
  purpose,
  way,
  form,
  isZakat,
  onAmount,
  toBank,
  notYet,
}: {
  nid: string;
  purpose: string;
  way: Way;
  form: Form;
  isZakat: boolean;
  onAmount: (amount: string) => void;
  toBank: ReactNode;
  /** Shown in place of a payment where none can be made. */
  notYet: ReactNode;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { onlinePayment, bankGateway } = useConfig();
  const isAvailable = way === 'card' ? onlinePayment !== null : bankGateway !== undefined;
  const { form: formRef, attempt, errors, idOf, errorOf, record } = useFormCheck<DonationField>(undefined);
  const { phase, failed, proceed } = useCheckout({
    nid,
    way,
    purpose,
    fillIn: (kept) => fillInEmpty(formRef.current, kept),
    onFaults: record,
  });
  const isBusy = phase.kind === 'beginning' || phase.kind === 'confirming' || phase.kind === 'leaving';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = readDonationForm(new FormData(event.currentTarget));
    const failures = checkDonationForm(typed);
    record(failures);
    if (failures.length === 0 && isAvailable) void proceed(typed);
  };
  /** As a browser without scripts sends it, under the reference that there is already. */
  const sendPlainly = (tranId: string) => {
    // Who came back from there may have another donation's reference in the form.
    formRef.current?.querySelector('input[name=tran_id]')?.remove();
    formRef.current?.append(hiddenField('tran_id', tranId));
    formRef.current?.submit();
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={`/payments/start?lang=${language}`}
      aria-label={t('tabs.online')}
      ref={formRef}
      onSubmit={submit}
      onInput={(event) => onAmount(readDonationForm(new FormData(event.currentTarget)).amount)}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <Notice tone="info">
        <p>{t('pay.indian-banks')}</p>
        {isZakat ? <p>{t('pay.zakat')}</p> : null}
      </Notice>
      <input type="hidden" name="nid" value={nid} />
      <input type="hidden" name="way" value={way} />
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
      <GivingExamples nid={nid} />
      <TextField
        id={idOf('pan')}
        name="pan"
        label={t('donor.pan')}
        hint={t('donor.pan-hint')}
        optional
        error={errorOf('pan')}
        defaultValue={form.pan}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={FIELD_LENGTH.pan}
      />
      <CheckField
        name="anonymous"
        value="1"
        label={t('donor.anonymous')}
        hint={t('donor.anonymous-hint')}
        defaultChecked={form.anonymous}
      />
      <Button kind="give" type="submit" className={styles.proceed} busy={isBusy}>
        {t('pay.proceed')}
      </Button>
      {attempt > 0 && errors.length === 0 && !isAvailable ? (
        <div key={`valid-${attempt}`}>{notYet}</div>
      ) : null}
      <CheckoutNotices
        phase={phase}
        failed={failed}
        onAgain={() => formRef.current?.requestSubmit()}
        onPlain={sendPlainly}
        toBank={toBank}
      />
    </form>
  );
}
