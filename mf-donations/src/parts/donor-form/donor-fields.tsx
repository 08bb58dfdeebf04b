import { CONTACT_DETAILS } from '@trust/shared/contract/donations/donation-fields';
import { TextField } from '@trust/shared/ui/field';
import { useState, type ComponentProps } from 'react';
import { useFieldTexts } from '../../texts/use-texts.ts';
import { loadSlips } from './load-slips.ts';
import type { AskedField } from './typing-slips.rules.ts';

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
  const t = useFieldTexts();
  const field = (name: DonorField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: donor?.[name],
    required: true,
  });
  return (
    <>
      <TextField {...field('firstName')} label={t(`${texts}.name`)} autoComplete="name" />
      <AskingField
        {...field('email')}
        label={t(`${texts}.email`)}
        asked="email"
        question={t('donor.email-ask')}
        type="email"
        autoComplete="email"
      />
      <AskingField
        {...field('phone')}
        label={t(`${texts}.phone`)}
        hint={t(`${texts}.phone-hint`)}
        asked="phone"
        question={t('donor.phone-ask')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}

/** A field that asks `question` when it is left with a value that looks mistyped. It refuses nothing. */
function AskingField({
  asked,
  question,
  hint,
  ...field
}: { asked: AskedField; question: string } & ComponentProps<typeof TextField>) {
  const [asks, setAsks] = useState(false);
  // Where the rules do not load, nothing is asked.
  const look = (input: HTMLInputElement) =>
    loadSlips().then(
      ({ isOdd }) => setAsks(isOdd(asked, input.value)),
      () => undefined,
    );
  return (
    <TextField
      {...field}
      hint={asks ? <strong role="status">{question}</strong> : hint}
      onBlur={(event) => void look(event.currentTarget)}
    />
  );
}
