import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import {
  CONTACT_DETAILS,
  type DonationField,
  type DonationFormValues,
} from '@trust/shared/contract/donations/donation-fields';
import { formatPaise } from '@trust/shared/i18n/format';
import { CheckField, TextArea, TextField } from '@trust/shared/ui/field';
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountField } from '../../../parts/donor-form/amount-field.tsx';
import { DonorFields } from '../../../parts/donor-form/donor-fields.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import { GivingExamples } from './giving-examples.tsx';

/**
 * The fields of the donation form, the sum first, in the order in which they are checked. `nid` names the cause. Where
 * `isFolded`, the sum and the donor are known already: one line says them, and unfolds them.
 */
export function DonationFields({
  nid,
  form,
  typed,
  isFolded,
  idOf,
  errorOf,
  onAmount,
}: {
  nid: string;
  /** What the fields start with. */
  form: DonationFormValues;
  /** What they hold now. */
  typed: DonationFormValues;
  isFolded: boolean;
  idOf: (field: DonationField) => string;
  errorOf: (field: DonationField) => string | undefined;
  onAmount: (amount: Amount) => void;
}) {
  const t = useTexts();
  const known = (
    <>
      <AmountField id={idOf('amount')} written={form.amount} error={errorOf('amount')} onAmount={onAmount} />
      <GivingExamples nid={nid} />
      <DonorFields donor={form} idOf={idOf} errorOf={errorOf} />
    </>
  );
  const hasErrors = KNOWN_FIELDS.some((field) => errorOf(field) !== undefined);
  return (
    <>
      {isFolded ? (
        <Folded title={describeKnown(typed)} action={t('pay.change')} isOpen={hasErrors}>
          {known}
        </Folded>
      ) : (
        known
      )}
      <TextArea
        id={idOf('address')}
        name="address"
        label={t('donor.address')}
        hint={t('donor.address-hint')}
        error={errorOf('address')}
        defaultValue={form.address}
        autoComplete="street-address"
        rows={3}
        required
        autoFocus={isFolded}
      />
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
      />
      <CheckField
        name="anonymous"
        value="1"
        label={t('donor.anonymous')}
        hint={t('donor.anonymous-hint')}
        defaultChecked={form.anonymous}
      />
    </>
  );
}

const KNOWN_FIELDS = ['amount', ...CONTACT_DETAILS] as const;

/** The sum, the name and the address for the receipt. */
function describeKnown({ amount, firstName, email }: DonationFormValues): string {
  const parsed = parseRupees(amount);
  const sum = parsed.kind === 'paise' ? formatPaise(parsed.paise) : amount;
  return [sum, firstName, email].join(' · ');
}

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
