import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import { readDonationForm, type DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { adoptPressedSum, alignAmount } from '../../../../parts/donor-form/amount-field.tsx';

/** What stands in the form, with its amount parsed. */
export interface TypedDonation {
  readonly values: DonationFormValues;
  readonly amount: Amount;
}

/**
 * What is typed in the form, whose fields the browser holds: so it works before hydration, and has what came without an
 * event. It is read, and its amount parsed, once per change. `start` is what it holds at first.
 */
export function useTypedDonation(
  formRef: RefObject<HTMLFormElement | null>,
  startValues: DonationFormValues,
): {
  readonly start: TypedDonation;
  readonly typed: TypedDonation;
  /** Reads the form anew, after an event of `changed`, a field of it. */
  read(form: HTMLFormElement, changed?: EventTarget | null): TypedDonation;
} {
  // Another language reads the page anew, without what the address handed over.
  const [start] = useState(() => ({ values: startValues, amount: parseRupees(startValues.amount) }));
  const [typed, setTyped] = useState<TypedDonation>(start);
  const read = (form: HTMLFormElement, changed: EventTarget | null = null) => {
    const amount = alignAmount(form, changed);
    const now = { values: readDonationForm(new FormData(form)), amount };
    // The field shows the press itself: what follows from it may come a frame later.
    startTransition(() =>
      setTyped((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now)),
    );
    return now;
  };
  const adoptTyped = useEffectEvent(() => {
    if (!formRef.current) return;
    adoptPressedSum(formRef.current);
    read(formRef.current);
  });
  // What was typed before scripts ran.
  useEffect(() => adoptTyped(), []);
  return { start, typed, read };
}
