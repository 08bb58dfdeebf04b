import { readDonationForm, type DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import type { FieldError } from '@trust/shared/contract/field-error';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import { mapLanguages, type PerLanguage } from '@trust/shared/contract/languages';
import { parseTribute } from '@trust/shared/contract/donations/tribute';
import type { TributeField, TributeValues } from '@trust/shared/contract/donations/tribute/tribute-fields';
import { flushSync } from 'react-dom';
import { tributeTexts } from '../../../../texts/tribute/tribute.texts.ts';

// What the form's folded part loads when it is opened: the fields and their rules, with the texts.

export { TributeFields } from './tribute-fields.tsx';

/** What of these values is not accepted, in every language. */
export function checkTribute(
  values: TributeValues,
): readonly FieldError<TributeField, PerLanguage<string>>[] {
  const parsed = parseTribute(values);
  const errors = parsed.outcome === 'invalid' ? parsed.errors : [];
  return errors.map(({ field, message }) => ({
    field,
    message: mapLanguages((language) => tributeTexts(language)(`tribute.error.${message}`)),
  }));
}

/**
 * Calls `take`, which sets a state, as soon as nobody writes in the server's fields within `box`, so that neither the focus nor a half-written
 * letter is lost. It is passed what is typed in them, else what is restored. Returns what ends the wait.
 */
export function takeOver(
  box: HTMLElement | null,
  restored: DonationFormValues,
  take: (values: DonationFormValues) => void,
): () => void {
  const takeIfLeft = () => {
    const focused = document.activeElement;
    if (box?.contains(focused) && !focused?.matches('summary')) return;
    end();
    const form = box?.closest('form');
    const typed = form ? readDonationForm(new FormData(form)) : restored;
    // At once: a field that was pressed in between would be replaced under the donor's hands.
    flushSync(() => take(hasTribute(typed) ? typed : restored));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Only then has the focus reached its next element, and React does nothing else.
  const handle = () => {
    clearTimeout(timer);
    timer = setTimeout(takeIfLeft);
  };
  const end = () => {
    clearTimeout(timer);
    box?.removeEventListener('focusout', handle);
  };
  box?.addEventListener('focusout', handle);
  handle();
  return end;
}
