import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import type { FieldError } from '../contract/field-error.ts';
import type { ErrorSummaryItem } from './error-summary.tsx';

/** The result of one attempt to send a form. Nothing in it: the form was accepted. */
export interface SubmitResult<Field extends string, Message, Failure> {
  readonly errors?: readonly FieldError<Field, Message>[];
  /** Why the form as a whole was not accepted. */
  readonly failure?: Failure | undefined;
  /** The browser is leaving for another page: the form stays busy until then. */
  readonly isLeaving?: boolean;
}

interface FormState<Field extends string, Message, Failure> {
  /** How often the form was checked; a key for what appears anew with each attempt. */
  readonly attempt: number;
  readonly errors: readonly FieldError<Field, Message>[];
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
}

/**
 * The state of a form: the errors of its last attempt, and whether one is running. `toText` translates a message, also
 * after the language changed. `unexpected` is the failure of an attempt that throws. `initial` is the result of a form
 * that was sent without scripts.
 */
export function useForm<Field extends string, Message, Failure = never>({
  toText,
  unexpected,
  initial,
  check,
}: {
  toText: (message: Message) => string;
  unexpected?: Failure;
  /** The errors of what is typed now: an error is shown until its field has none. */
  check?: (data: FormData) => readonly FieldError<Field, unknown>[];
  initial?: SubmitResult<Field, Message, Failure> | undefined;
}) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [{ attempt, errors, failure, isBusy, isLeaving }, setState] = useState<
    FormState<Field, Message, Failure>
  >({
    attempt: initial ? 1 : 0,
    errors: initial?.errors ?? [],
    failure: initial?.failure,
    isBusy: false,
    isLeaving: false,
  });

  const showResult = (result: SubmitResult<Field, Message, Failure>) =>
    setState((before) => ({
      attempt: before.attempt + 1,
      errors: result.errors ?? [],
      failure: result.failure,
      isBusy: result.isLeaving ?? false,
      isLeaving: result.isLeaving ?? false,
    }));

  // The browser's own messages are for visitors without scripts.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  // A page that is shown again is leaving no more. An attempt may still be running there.
  usePageShownAgain(() =>
    setState((before) => (before.isLeaving ? { ...before, isBusy: false, isLeaving: false } : before)),
  );

  const send = async (
    data: FormData,
    work: (data: FormData) => Promise<SubmitResult<Field, Message, Failure>>,
  ) => {
    if (isRunning.current || isLeaving) return;
    isRunning.current = true;
    setState((before) => ({ ...before, isBusy: true, isLeaving: false }));
    try {
      showResult(await work(data));
    } catch (error) {
      reportError(error);
      showResult({ failure: unexpected });
    } finally {
      isRunning.current = false;
    }
  };

  const idOf = (field: Field) => `${id}-${field}`;
  const removeMended = (isTyped: (field: Field) => boolean, wrong: readonly FieldError<Field, unknown>[]) => {
    const left = errors.filter(
      ({ field }) => !isTyped(field) || wrong.some((error) => error.field === field),
    );
    if (left.length < errors.length) setState((before) => ({ ...before, errors: left }));
  };
  const handleInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!check || errors.length === 0 || !(target instanceof HTMLElement)) return;
    removeMended((field) => idOf(field) === target.id, check(new FormData(currentTarget)));
  };
  const items: readonly ErrorSummaryItem[] = errors.map(({ field, message }) => ({
    fieldId: idOf(field),
    message: toText(message),
  }));
  return {
    formRef,
    attempt,
    /** For an ErrorSummary, in the order of the result. */
    errors: items,
    failure,
    isBusy,
    isLeaving,
    idOf,
    errorOf: (field: Field) => items.find(({ fieldId }) => fieldId === idOf(field))?.message,
    /** The form's `onInput`: removes the error of a field that has none any more. */
    onInput: handleInput,
    /** The same for a caller that has checked the form itself: removes the errors of typed fields that are not `wrong`. */
    removeMended,
    /** Shows the result of a check that the caller made itself. */
    showResult,
    /** A submit handler that runs one attempt at a time; more presses are ignored until it ends, and while leaving. */
    onSubmit:
      (work: (data: FormData) => Promise<SubmitResult<Field, Message, Failure>>) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget), work);
      },
    retry: () => formRef.current?.requestSubmit(),
  };
}

/** A text field's value, as typed; '' where there is none. */
export function readTyped(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** Calls `handle` when the browser shows the page again from its cache, as after Back. */
export function usePageShownAgain(handle: () => void): void {
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) handle();
  });
  useEffect(() => {
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
