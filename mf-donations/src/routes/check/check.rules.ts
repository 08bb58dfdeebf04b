import { westernDigits } from '@trust/shared/contract/amount';
import { failures, type Failure } from '../../parts/donor.rules.ts';
import { FIELD_LENGTH, textOf, type FieldSource } from '../../parts/fields.rules.ts';

export type CheckField = 'tran_id' | 'phone';
export type CheckForm = Readonly<Record<CheckField, string>>;

/** As long as the longest reference of a provider. */
const REFERENCE_LENGTH = 100;

/** What a form, or a link's query (`tran`), says of the payment that is looked for. */
export function readCheckForm(source: FieldSource): CheckForm {
  return {
    tran_id: textOf(source, REFERENCE_LENGTH, 'tran_id', 'tran').replaceAll(/\p{Cc}/gu, ''),
    phone: textOf(source, FIELD_LENGTH.phone, 'phone'),
  };
}

/** What is missing. A whole phone number is right too: its end is compared. */
export function checkFaults({ tran_id, phone }: CheckForm): Failure<CheckField>[] {
  const figures = westernDigits(phone).replaceAll(/[^0-9]/g, '');
  return failures<CheckField>([
    ['tran_id', tran_id === '' ? 'check.error.reference' : undefined],
    ['phone', figures.length < 4 ? 'check.error.phone' : undefined],
  ]);
}
