import type { FieldError } from '@trust/shared/contract/field-error';
import { PASSWORD_LENGTH } from '@trust/shared/contract/users';
import { useForm, type SubmitResult } from '@trust/shared/ui/use-form';
import { useTexts, type AuthTextKey } from '../texts/use-texts.ts';
import type { AccountField } from './form.rules.ts';

/** What stays when the visitor switches between the forms; passwords do not. */
export interface TypedAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A key of this remote's texts, or the server's message in the page's language. */
type AccountMessage = AuthTextKey | { readonly text: string };

export type AccountFormResult = SubmitResult<AccountField, AccountMessage, AuthTextKey>;

export type AccountForm = ReturnType<typeof useAccountForm>;

/** The state of a form of accounts, which `work` sends. `check` gives the errors of what is typed now. */
export function useAccountForm(
  work: (data: FormData) => Promise<AccountFormResult>,
  check: (data: FormData) => readonly FieldError<AccountField, AuthTextKey>[],
) {
  const t = useTexts();
  const form = useForm<AccountField, AccountMessage, AuthTextKey>({
    toText: (message) => (typeof message === 'string' ? t(message, PASSWORD_LENGTH) : message.text),
    unexpected: 'form.unavailable',
    check,
  });
  return { ...form, onSubmit: form.onSubmit(work) };
}
