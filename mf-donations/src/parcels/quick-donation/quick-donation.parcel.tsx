import { FUNDS } from '@trust/shared/contract/funds';
import { defineParcel } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { ChoiceField, SelectField } from '@trust/shared/ui/field';
import { useRef, type FormEvent } from 'react';
import { AmountField } from '../../parts/amount-field.tsx';
import { DonorFields } from '../../parts/donor-fields.tsx';
import { useFormCheck } from '../../parts/use-form-check.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './quick-donation.module.css';
import { checkQuickDonation, readQuickDonation, type QuickField } from './quick-donation.rules.ts';

/**
 * A plain form that is sent to the payment page by itself, so that no address ever holds what was typed; scripts check it
 * first and ask for the chosen fund's page, which takes what it is told out of its address.
 */
function QuickDonation() {
  const t = useTexts();
  const { form, attempt, errors, idOf, errorOf, record } = useFormCheck<QuickField>(undefined);

  const button = useRef<HTMLButtonElement>(null);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const donation = readQuickDonation(new FormData(event.currentTarget));
    const failures = checkQuickDonation(donation);
    record(failures);
    if (failures.length > 0) event.preventDefault();
    // Not the form's own action: by that a browser knows the form again on Back, and fills it as it was.
    else {
      button.current?.setAttribute('formaction', `/payments/${donation.categoryName}`);
      button.current?.setAttribute('formmethod', 'get');
    }
  };

  return (
    <form
      className={styles.form}
      action="/payments/home"
      method="post"
      aria-label={t('quick.form')}
      ref={form}
      onSubmit={check}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <DonorFields idOf={idOf} errorOf={errorOf} />
      <SelectField
        id={idOf('categoryName')}
        name="categoryName"
        label={t('category.label')}
        placeholder={t('category.choose')}
        options={FUNDS.map((fund) => ({ value: fund, label: t(`category.${fund}`) }))}
        error={errorOf('categoryName')}
        required
      />
      <AmountField id={idOf('amount')} error={errorOf('amount')} />
      <ChoiceField
        legend={t('method.label')}
        name="paymentMethod"
        defaultValue="card"
        options={[
          { value: 'card', label: t('method.card') },
          { value: 'paypal', label: t('method.paypal'), hint: t('method.not-yet'), disabled: true },
          { value: 'payoneer', label: t('method.payoneer'), hint: t('method.not-yet'), disabled: true },
        ]}
      />
      <Button ref={button} kind="give" type="submit" className={styles.proceed}>
        {t('quick.proceed')}
      </Button>
    </form>
  );
}

export const parcel = defineParcel({ Parcel: QuickDonation, parseProps: () => ({}) });
