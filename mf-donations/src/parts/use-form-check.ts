import { LARGEST_DONATION } from '@trust/shared/contract/amount';
import { formatRupees } from '@trust/shared/i18n/format';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { Failure } from './donor.rules.ts';

/** A field that the server did not take, in its own words. */
export interface Refusal<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** What the last attempt to send a form came to, in words for its error summary and its fields. */
export function useFormCheck<Field extends string>(first: readonly Failure<Field>[] | undefined) {
  const t = useTexts();
  const id = useId();
  const [{ attempt, failures }, setChecked] = useState<{
    attempt: number;
    failures: readonly (Failure<Field> | Refusal<Field>)[];
  }>({ attempt: first ? 1 : 0, failures: first ?? [] });
  const form = useRef<HTMLFormElement>(null);
  const most = formatRupees(LARGEST_DONATION / 100);

  // The browser's own bubbles are for visitors without scripts.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const idOf = (field: Field) => `${id}-${field}`;
  const errors = failures.map((failure) => ({
    fieldId: idOf(failure.field),
    message: 'text' in failure ? t(failure.text, { most }) : failure.message,
  }));
  return {
    form,
    attempt,
    errors,
    idOf,
    errorOf: (field: Field) => errors.find(({ fieldId }) => fieldId === idOf(field))?.message,
    record: (found: readonly (Failure<Field> | Refusal<Field>)[]) =>
      setChecked((before) => ({ attempt: before.attempt + 1, failures: found })),
  };
}
