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
}

/** In which language each was shown first: the page's when the server was asked. */
const languages = new WeakMap<ServerWords, Language>();

/** An error in the server's words. */
export function toServerError<Field extends string>({
  field,
  message,
}: FieldError<Field>): FieldError<Field, ServerWords> {
  return { field, message: { text: message } };
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
    if (!languages.has(message)) languages.set(message, language);
    return languages.get(message) === language ? message.text : t('error.ask-again');
  };
}
