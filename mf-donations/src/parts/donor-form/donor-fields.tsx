import { CONTACT_DETAILS, DONOR_FIELDS } from '@trust/shared/contract/donations/donation-form';
import { TextField } from '@trust/shared/ui/field';
import { useTexts } from '../../texts/use-texts.ts';

type DonorField = (typeof CONTACT_DETAILS)[number];

/** Name, e-mail and phone: the fields that donation, quick form and booking begin with. `texts` names their labels. */
export function DonorFields({
  donor,
  texts = 'donor',
  idOf,
  errorOf,
}: {
  donor?: Readonly<Record<DonorField, string>> | undefined;
  texts?: 'donor' | 'solace';
  idOf: (field: DonorField) => string;
  errorOf: (field: DonorField) => string | undefined;
}) {
  const t = useTexts();
  const field = (name: DonorField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: donor?.[name],
    maxLength: DONOR_FIELDS[name].maxLength,
    required: true,
  });
  return (
    <>
      <TextField {...field('firstName')} label={t(`${texts}.name`)} autoComplete="name" />
      <TextField {...field('email')} label={t(`${texts}.email`)} type="email" autoComplete="email" />
      <TextField
        {...field('phone')}
        label={t(`${texts}.phone`)}
        hint={t(`${texts}.phone-hint`)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}
