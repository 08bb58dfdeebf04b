import { FUNDS, fundPath } from '@trust/shared/contract/donations/funds';
import { PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { defineParcel, useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { ChoiceField, SelectField } from '@trust/shared/ui/field';
import { useForm } from '@trust/shared/ui/use-form';
import { useEffect, useRef, type FormEvent } from 'react';
import { AmountField, adoptPressedSum, alignAmount, fieldOf } from '../../parts/donor-form/amount-field.tsx';
import { DonorFields } from '../../parts/donor-form/donor-fields.tsx';
import { useFormMessages } from '../../parts/donor-form/form-messages.ts';
import { useTexts, type DonationsTextKey } from '../../texts/use-texts.ts';
import styles from './quick-donation.module.css';
import { isQuickTextKey, quickTexts, type QuickTextKey } from './quick-donation.texts.ts';
import { checkQuickDonation, readQuickDonation, type QuickField } from './quick-donation.rules.ts';

/**
 * Without scripts the form is posted to the payment page, so that no address holds what was typed. Scripts check it and
 * load the chosen fund's page, which removes the fields from its address.
 */
function QuickDonation() {
  const t = useTexts();
  const quick = quickTexts(useLanguage());
  const toText = useFormMessages();
  const { formRef, attempt, errors, idOf, errorOf, removeMended, showResult } = useForm<
    QuickField,
    DonationsTextKey | QuickTextKey
  >({
    toText: (message) => (isQuickTextKey(message) ? quick(message) : toText(message)),
  });

  useEffect(() => {
    if (!formRef.current) return;
    adoptPressedSum(formRef.current);
    alignAmount(formRef.current, null);
  }, [formRef]);

  const button = useRef<HTMLButtonElement>(null);

  const handleInput = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    alignAmount(form, target);
    if (errors.length === 0) return;
    const wrong = checkQuickDonation(readQuickDonation(new FormData(form)));
    removeMended((field) => field === fieldOf(target), wrong);
  };
  const check = (event: FormEvent<HTMLFormElement>) => {
    const donation = readQuickDonation(new FormData(event.currentTarget));
    const fieldErrors = checkQuickDonation(donation);
    showResult({ errors: fieldErrors });
    if (fieldErrors.length > 0) event.preventDefault();
    // Set on the button: a browser recognises a form by its own action on Back, and then restores its fields.
    else {
      button.current?.setAttribute('formaction', buildPath(PAYMENTS_PATH, donation.categoryName));
      button.current?.setAttribute('formmethod', 'get');
    }
  };

  return (
    <form
      className={styles.form}
      action={fundPath('home')}
      method="post"
      aria-label={quick('quick.form')}
      ref={formRef}
      onSubmit={check}
      onInput={handleInput}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <DonorFields idOf={idOf} errorOf={errorOf} />
      <SelectField
        id={idOf('categoryName')}
        name="categoryName"
        label={quick('category.label')}
        placeholder={quick('category.choose')}
        options={FUNDS.map((fund) => ({ value: fund, label: t(`fund.${fund}`) }))}
        error={errorOf('categoryName')}
        required
      />
      <AmountField id={idOf('amount')} error={errorOf('amount')} />
      <ChoiceField
        legend={quick('method.label')}
        name="paymentMethod"
        defaultValue="card"
        options={[
          { value: 'card', label: t('pay.methods') },
          { value: 'paypal', label: quick('method.paypal'), hint: quick('method.not-yet'), disabled: true },
          {
            value: 'payoneer',
            label: quick('method.payoneer'),
            hint: quick('method.not-yet'),
            disabled: true,
          },
        ]}
      />
      <Button ref={button} kind="give" type="submit" className={styles.proceed}>
        {quick('quick.proceed')}
      </Button>
    </form>
  );
}

export const parcel = defineParcel({ Parcel: QuickDonation, parseProps: () => ({}) });
