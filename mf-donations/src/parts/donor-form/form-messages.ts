import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import { formatRupees } from '@trust/shared/i18n/format';
import { useLanguage } from '@trust/shared/remote';
import { useFieldTexts, type FieldTextKey } from '../../texts/use-texts.ts';

/** Why a field or a form is not accepted: a key of this remote's texts, words in every language, or the server's own. */
export type FormMessage = FieldTextKey | PerLanguage<string> | ServerWords;

/** What the server said, in the language in which it was asked. */
interface ServerWords {
  readonly text: string;
  readonly language: Language;
}

/** Errors in the server's words, which are in this language. */
export function toServerErrors<Field extends string>(
  errors: readonly FieldError<Field>[],
  language: Language,
): FieldError<Field, ServerWords>[] {
  return errors.map(({ field, message }) => ({ field, message: { text: message, language } }));
}

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

/** Translates the messages of a form. What the server said in another language is said in general in the page's own. */
export function useFormMessages(): (message: FormMessage) => string {
  const t = useFieldTexts();
  const language = useLanguage();
  const most = formatRupees(LARGEST_DONATION / 100);
  return (message) => {
    if (typeof message === 'string') return t(message, { most });
    if (!('text' in message)) return message[language];
    return message.language === language ? message.text : t('error.ask-again');
  };
}
