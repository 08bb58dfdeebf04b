import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { Fragment, useState, type FormEvent, type MouseEvent } from 'react';
import { useFieldTexts } from '../../texts/use-texts.ts';
import styles from './slip-question.late.module.css';
import { isOddEmail, isOddPhone } from './typing-slips.rules.ts';

const IS_ODD = { email: isOddEmail, phone: isOddPhone } as const;
const ASKED_FIELDS = ['email', 'phone'] as const;
type AskedField = (typeof ASKED_FIELDS)[number];

interface AskedState {
  /** What was asked about last, by field. */
  readonly values: Readonly<Partial<Record<AskedField, string>>>;
  readonly isOpen: boolean;
}

/**
 * Stops a form once where an address or a number looks mistyped. Sending the same values again is the answer "yes", so
 * that nothing is refused.
 */
export function useSlipQuestion() {
  const [state, setState] = useState<AskedState>({ values: {}, isOpen: false });
  return {
    ...state,
    /** Whether the form waits for an answer instead of being sent. */
    asks(donor: Readonly<Record<AskedField, string>>): boolean {
      const odd = ASKED_FIELDS.filter((field) => IS_ODD[field](donor[field]));
      const isOpen = odd.some((field) => donor[field] !== state.values[field]);
      setState({ values: Object.fromEntries(odd.map((field) => [field, donor[field]])), isOpen });
      return isOpen;
    },
    /** The form's `onInput`: who corrects the value is asked no more. */
    onInput({ target }: FormEvent) {
      if (state.isOpen && target instanceof HTMLInputElement && target.name in state.values) {
        setState({ ...state, isOpen: false });
      }
    },
    /** The `onClick` of what sends the form: the second click of a double click answers nothing. */
    onPress(event: MouseEvent) {
      if (state.isOpen && event.detail > 1) event.preventDefault();
    },
  };
}

/** The question, with the focus, before the form's button: the one answer sends the form, the other leads to the field. */
export function SlipQuestion({
  question,
  idOf,
}: {
  question: ReturnType<typeof useSlipQuestion>;
  idOf: (field: AskedField) => string;
}) {
  const t = useFieldTexts();
  const { values, isOpen } = question;
  const asked = ASKED_FIELDS.filter((field) => values[field] !== undefined);
  const [first] = asked;
  if (!isOpen || !first) return null;
  const correct = () => {
    const field = document.getElementById(idOf(first));
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  };
  return (
    <Notice
      key={asked.map((field) => values[field]).join(' ')}
      tone="warning"
      title={asked.map((field) => (
        <Fragment key={field}>
          {t(`donor.${field}-ask`)} <span className={styles.value}>{values[field]}</span>
        </Fragment>
      ))}
      isStatic
      takesFocus
    >
      <p className={styles.answers}>
        <Button type="submit" onClick={question.onPress}>
          {t('donor.ask-yes')}
        </Button>
        <Button kind="quiet" onClick={correct}>
          {t('donor.ask-correct')}
        </Button>
      </p>
    </Notice>
  );
}
