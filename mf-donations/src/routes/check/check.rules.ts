import { DONOR_FIELDS, readText, type FieldSource } from '@trust/shared/contract/donations/donation-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import { readFigures } from '@trust/shared/contract/typed/figures';
import type { FieldTextKey } from '../../texts/use-texts.ts';

export type LookUpField = 'tran_id' | 'phone';
export type LookUpForm = Readonly<Record<LookUpField, string>>;

/** As long as the longest reference of a provider. */
const REFERENCE_LENGTH = 100;

/** Reads the reference and the phone number from a form, or the reference from a link's query (`tran`). */
export function readLookUpForm(source: FieldSource): LookUpForm {
  return {
    tran_id: readText(source, REFERENCE_LENGTH, 'tran_id', 'tran').replaceAll(/\p{Cc}/gu, ''),
    phone: readText(source, DONOR_FIELDS.phone.maxLength, 'phone'),
  };
}

/** All field errors. A whole phone number is accepted too: the server compares its end. */
export function checkLookUpForm({ tran_id, phone }: LookUpForm): FieldError<LookUpField, FieldTextKey>[] {
  const figures = readFigures(phone).replaceAll(/[^0-9]/g, '');
  return [
    ...(tran_id === '' ? [{ field: 'tran_id', message: 'check.error.reference' } as const] : []),
    ...(figures.length < 4 ? [{ field: 'phone', message: 'check.error.phone' } as const] : []),
  ];
}
