import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import { formatRupees } from '@trust/shared/i18n/format';
import { useFieldTexts, type FieldTextKey } from '../../texts/use-texts.ts';

/** Why a field is not accepted: a key of this remote's texts, or the server's own message. */
export type FormMessage = FieldTextKey | { readonly text: string };

/** The forms that have their own words for a missing value. */
type FormName = 'pay' | 'quick' | 'solace' | 'report';
type KeyOf<Form extends FormName, Message extends string> = Message extends `${string}Missing`
  ? `${Form}.error.${Message}`
  : `error.${Message}`;

/** The text of a contract's message: for a missing value the form's own, for all others the remote's. */
export function toTextKey<Form extends FormName, Message extends string>(
  form: Form,
  message: Message,
): KeyOf<Form, Message>;
export function toTextKey(form: FormName, message: string): string {
  return message.endsWith('Missing') ? `${form}.error.${message}` : `error.${message}`;
}

/** Translates the messages of a form's fields. */
export function useFormMessages(): (message: FormMessage) => string {
  const t = useFieldTexts();
  const most = formatRupees(LARGEST_DONATION / 100);
  return (message) => (typeof message === 'string' ? t(message, { most }) : message.text);
}
