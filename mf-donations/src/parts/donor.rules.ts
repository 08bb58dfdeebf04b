import { readAmount, westernDigits } from '@trust/shared/contract/amount';
import type { Text } from '../texts/use-texts.ts';

/** What is wrong with a field: the key of the text that says so, or nothing. */
export type Finding = Text | undefined;

/** As lenient as a browser's own check of an e-mail field. */
export function emailFinding(email: string, missing: Text): Finding {
  if (email === '') return missing;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'error.email-form';
}

/** Figures in either script, with the signs that people put between them. */
export function phoneFinding(phone: string, missing: Text): Finding {
  if (phone === '') return missing;
  return /^\+?[0-9() -]*[0-9][0-9() -]*$/.test(westernDigits(phone)) ? undefined : 'error.phone-form';
}

/** `missing` also answers what is less than a rupee or no number at all. */
export function amountFinding(amount: string, missing: Text): Finding {
  const read = readAmount(amount);
  switch (read.kind) {
    case 'paise':
      return undefined;
    case 'missing':
      return missing;
    case 'too-precise':
      return 'amount.too-precise';
    case 'too-large':
      return 'amount.too-large';
  }
}

/** A field that failed, and the text that says why. */
export interface Failure<Field extends string> {
  readonly field: Field;
  readonly text: Text;
}

/** The failures among these findings, in their order. */
export function failures<Field extends string>(
  findings: readonly (readonly [Field, Finding])[],
): Failure<Field>[] {
  return findings.flatMap(([field, text]) => (text ? [{ field, text }] : []));
}
