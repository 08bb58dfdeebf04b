import { TextField } from '@trust/shared/ui/field';
import { useTexts } from '../texts/use-texts.ts';
import { FIELD_LENGTH } from './fields.rules.ts';

export type DonorField = 'firstName' | 'email' | 'phone';

/** Who gives: the three fields that every donation form has. */
export function DonorFields({
  donor,
  idOf,
  errorOf,
}: {
  donor?: Readonly<Record<DonorField, string>>;
  idOf: (field: DonorField) => string;
  errorOf: (field: DonorField) => string | undefined;
}) {
  const t = useTexts();
  const field = (name: DonorField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: donor?.[name],
    required: true,
  });
  return (
    <>
      <TextField
        {...field('firstName')}
        label={t('donor.name')}
        autoComplete="name"
        maxLength={FIELD_LENGTH.name}
      />
      <TextField
        {...field('email')}
        label={t('donor.email')}
        type="email"
        autoComplete="email"
        maxLength={FIELD_LENGTH.email}
      />
      <TextField
        {...field('phone')}
        label={t('donor.phone')}
        hint={t('donor.phone-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={FIELD_LENGTH.phone}
      />
    </>
  );
}
