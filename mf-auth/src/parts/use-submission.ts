import { PASSWORD_LENGTH } from '@trust/shared/contract/users';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTexts, type Text } from '../texts/use-texts.ts';
import { FIELDS, type Field } from './form.rules.ts';

/** A text of ours, or the server's own words in the language it was asked in. */
export type Message = Text | { readonly said: string };

/** Why a form was not accepted: words beside fields, or a notice about the whole. */
export interface Failure {
  readonly fields?: Readonly<Partial<Record<Field, Message>>>;
  readonly notice?: Text;
}

/** A form at work, for its frame and its fields to show. */
export interface Submission {
  readonly attempt: number;
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly notice: string | undefined;
  readonly busy: boolean;
  /** False until a script can take the form: without one the browser would post a password to a page. */
  readonly ready: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

const never = () => () => undefined;

/** Runs a form and puts into words what went wrong. While `busy` its button does not submit again. */
export function useSubmission(work: (form: FormData) => Promise<Failure | undefined>): Submission {
  const t = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [{ fields = {}, notice }, setFailure] = useState<Failure>({});
  const [busy, setBusy] = useState(false);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const run = async (form: FormData) => {
    setBusy(true);
    try {
      setFailure((await work(form)) ?? {});
    } catch (error) {
      reportError(error);
      setFailure({ notice: 'form.unavailable' });
    }
    setAttempt((before) => before + 1);
    setBusy(false);
  };
  const say = (message: Message) =>
    typeof message === 'string' ? t(message, PASSWORD_LENGTH) : message.said;

  return {
    attempt,
    errors: Object.fromEntries(
      FIELDS.flatMap((field) => {
        const message = fields[field];
        return message ? [[field, say(message)]] : [];
      }),
    ),
    notice: notice && say(notice),
    busy,
    ready,
    submit: (event) => {
      event.preventDefault();
      void run(new FormData(event.currentTarget));
    },
  };
}

/** A text field's value, as typed. */
export function valueOf(form: FormData, field: Field): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
