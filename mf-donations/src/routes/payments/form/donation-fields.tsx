import type { Amount } from '@trust/shared/contract/donations/amount';
import {
  DONOR_FIELDS,
  type DonationField,
  type DonationFormValues,
} from '@trust/shared/contract/donations/donation-form';
import { CheckField, TextArea, TextField } from '@trust/shared/ui/field';
import { AmountField } from '../../../parts/donor-form/amount-field.tsx';
import { DonorFields } from '../../../parts/donor-form/donor-fields.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { GivingExamples } from './giving-examples.tsx';

/** The fields of the donation form, the sum first, in the order in which they are checked. `nid` names the cause. */
export function DonationFields({
  nid,
  form,
  idOf,
  errorOf,
  onAmount,
}: {
  nid: string;
  form: DonationFormValues;
  idOf: (field: DonationField) => string;
  errorOf: (field: DonationField) => string | undefined;
  onAmount: (amount: Amount) => void;
}) {
  const t = useTexts();
  return (
    <>
      <AmountField id={idOf('amount')} written={form.amount} error={errorOf('amount')} onAmount={onAmount} />
      <GivingExamples nid={nid} />
      <DonorFields donor={form} idOf={idOf} errorOf={errorOf} />
      <TextArea
        id={idOf('address')}
        name="address"
        label={t('donor.address')}
        hint={t('donor.address-hint')}
        error={errorOf('address')}
        defaultValue={form.address}
        autoComplete="street-address"
        maxLength={DONOR_FIELDS.address.maxLength}
        rows={3}
        required
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
        maxLength={DONOR_FIELDS.pan.maxLength}
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
