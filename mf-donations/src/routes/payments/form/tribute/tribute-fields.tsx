import type { DonationField } from '@trust/shared/contract/donations/donation-fields';
import type { TributeField, TributeValues } from '@trust/shared/contract/donations/tribute/tribute-fields';
import { useLanguage } from '@trust/shared/remote';
import { ChoiceField, TextArea, TextField } from '@trust/shared/ui/field';
import { tributeTexts } from '../../../../texts/tribute/tribute.texts.ts';

/** For whom a gift is given, and the message; `values` are what the fields start with. */
export function TributeFields({
  values,
  idOf,
  errorOf,
}: {
  values: TributeValues;
  idOf: (field: DonationField) => string;
  errorOf: (field: DonationField) => string | undefined;
}) {
  const t = tributeTexts(useLanguage());
  const field = (name: TributeField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: values[name],
    autoComplete: 'off',
  });
  return (
    <>
      <ChoiceField
        id={idOf('tributeKind')}
        name="tributeKind"
        legend={t('tribute.kind')}
        error={errorOf('tributeKind')}
        defaultValue={values.tributeKind === 'behalf' ? 'behalf' : 'memory'}
        options={[
          { value: 'memory', label: t('tribute.memory') },
          { value: 'behalf', label: t('tribute.behalf') },
        ]}
      />
      <TextField {...field('tributeName')} label={t('tribute.name')} />
      <TextArea
        {...field('tributeMessage')}
        label={t('tribute.message')}
        hint={t('tribute.message-hint')}
        optional
        rows={4}
      />
      <TextField
        {...field('tributeEmail')}
        type="email"
        label={t('tribute.email')}
        hint={t('tribute.email-hint')}
        optional
      />
    </>
  );
}
