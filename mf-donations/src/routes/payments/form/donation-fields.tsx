import { CONTACT_DETAILS, type DonationTextField } from '@trust/shared/contract/donations/donation-fields';
import { formatPaise } from '@trust/shared/i18n/format';
import { CheckField, TextArea, TextField } from '@trust/shared/ui/field';
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountField } from '../../../parts/donor-form/amount-field.tsx';
import { DonorFields } from '../../../parts/donor-form/donor-fields.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import { GivingExamples } from './giving-examples.tsx';
import type { DonationFormState } from './state/use-donation-form.ts';

/**
 * The fields of the donation form, the sum first, in the order in which they are checked. Where the sum and the donor were
 * handed over, they are folded: one line says them, and unfolds them.
 */
export function DonationFields({
  donation: { nid, start, values, amount, isFolded, idOf, errorOf },
}: {
  donation: DonationFormState;
}) {
  const t = useTexts();
  const field = (name: DonationTextField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: start.values[name],
  });
  const known = (
    <>
      <AmountField
        id={idOf('amount')}
        start={{ text: start.values.amount, amount: start.amount }}
        error={errorOf('amount')}
      />
      <GivingExamples nid={nid} />
      <DonorFields donor={start.values} idOf={idOf} errorOf={errorOf} />
    </>
  );
  const sum = amount.kind === 'paise' ? formatPaise(amount.paise) : values.amount;
  const hasErrors = KNOWN_FIELDS.some((field) => errorOf(field) !== undefined);
  return (
    <>
      {isFolded ? (
        <Folded
          title={[sum, values.firstName, values.email].join(' · ')}
          action={t('pay.change')}
          isOpen={hasErrors}
        >
          {known}
        </Folded>
      ) : (
        known
      )}
      <TextArea
        {...field('address')}
        label={t('donor.address')}
        hint={t('donor.address-hint')}
        autoComplete="street-address"
        rows={3}
        required
        autoFocus={isFolded}
      />
      <TextField
        {...field('pan')}
        label={t('donor.pan')}
        hint={t('donor.pan-hint')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CheckField
        name="anonymous"
        value="1"
        label={t('donor.anonymous')}
        hint={t('donor.anonymous-hint')}
        defaultChecked={start.values.anonymous}
      />
    </>
  );
}

const KNOWN_FIELDS = ['amount', ...CONTACT_DETAILS] as const;

function Folded({
  title,
  action,
  isOpen,
  children,
}: {
  title: string;
  action: string;
  /** Unfolds it; closing is left to the donor. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && box.current) box.current.open = true;
  }, [isOpen]);
  return (
    <details ref={box} className={styles.known}>
      <summary>
        {title} <u>{action}</u>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
