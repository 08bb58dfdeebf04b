import { useState, type ReactNode, type RefObject } from 'react';
import type { AskedField } from './typing-slips.rules.ts';

type Donor = Readonly<Record<AskedField, string>>;

interface AskedState {
  /** Who was asked last, and what of it looked mistyped. */
  readonly donor?: Donor;
  readonly odd: readonly AskedField[];
  readonly isOpen: boolean;
}

/**
 * Stops a form once where an address or a number looks mistyped. Sending the same values again is the answer "yes", so
 * that nothing is refused. The question loads when it is asked; where it cannot, the form goes on without it.
 */
export function useSlipQuestion(
  formRef: RefObject<HTMLFormElement | null>,
  idOf: (field: AskedField) => string,
): {
  readonly isOpen: boolean;
  /** Stands before the form's button. */
  readonly notice: ReactNode;
  /** Whether the form waits for an answer instead of being sent. `odd`: what `findSlips` found in it. */
  asks(donor: Donor, odd: readonly AskedField[]): boolean;
  /** The form's `onInput`: who goes on typing is asked no more. */
  onInput(): void;
} {
  const [state, setState] = useState<AskedState>({ odd: [], isOpen: false });
  const [loaded, setLoaded] = useState<typeof import('./slip-question.tsx')>();
  const { donor, odd, isOpen } = state;
  return {
    isOpen,
    notice: isOpen && loaded && donor ? <loaded.SlipQuestion donor={donor} odd={odd} idOf={idOf} /> : null,
    asks(typed, oddNow) {
      const isNew = oddNow.some((field) => typed[field] !== donor?.[field]);
      setState({ donor: typed, odd: oddNow, isOpen: isNew });
      if (isNew) {
        import(/* webpackChunkName: "checks" */ './slip-question.tsx').then(setLoaded, () =>
          formRef.current?.requestSubmit(),
        );
      }
      return isNew;
    },
    onInput() {
      if (isOpen) setState({ ...state, isOpen: false });
    },
  };
}
