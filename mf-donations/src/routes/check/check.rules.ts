import { readText, type FieldSource } from '@trust/shared/contract/donations/donation-fields';
import type { FieldError } from '@trust/shared/contract/field-error';
import { readLastFour } from '@trust/shared/contract/typed/numbers';
import { cleanLine } from '@trust/shared/contract/typed/text';
import type { FieldTextKey } from '../../texts/use-texts.ts';

export type LookUpField = 'tran_id' | 'phone';
export type LookUpForm = Readonly<Record<LookUpField, string>>;

/** Reads the reference and the phone number from a form, or the reference from a link's query (`tran`). */
export function readLookUpForm(source: FieldSource): LookUpForm {
  return {
    tran_id: cleanLine(readText(source, 'tran_id', 'tran')),
    phone: readText(source, 'phone'),
  };
}

/** All field errors. A whole phone number is accepted too: the server compares its end. */
export function checkLookUpForm({ tran_id, phone }: LookUpForm): FieldError<LookUpField, FieldTextKey>[] {
  return [
    ...(tran_id === '' ? [{ field: 'tran_id', message: 'check.error.reference' } as const] : []),
    ...(readLastFour(phone) === '' ? [{ field: 'phone', message: 'check.error.phone' } as const] : []),
  ];
}
