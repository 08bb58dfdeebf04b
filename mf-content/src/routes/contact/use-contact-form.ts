import {
  CONTACT_TRAP,
  contactMessageOf,
  findContactFaults,
  type ContactMessage,
} from '@trust/shared/contract/contact';
import { textIn } from '@trust/shared/contract/text-in';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { outcomeOf, sendMessage, type SendOutcome } from './contact.data.ts';

const NOTHING_YET = { attempt: 0, outcome: undefined, busy: false };

interface FormState {
  readonly attempt: number;
  readonly outcome: SendOutcome | undefined;
  readonly busy: boolean;
}

/** The contact form at work. `posted` is what was sent before a script could take it; `anew` gives it the focus. */
export function useContactForm(posted: PostedForm | null, anew: boolean) {
  const http = useHttp();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const last = useRef({ content: '', key: '' });
  const [state, setState] = useState<FormState>(
    posted ? { attempt: 1, outcome: outcomeOf(posted.status, posted.errors), busy: false } : NOTHING_YET,
  );

  // The browser's own bubbles are for visitors without scripts.
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    if (anew) form.current.querySelector('input')?.focus();
  }, [anew]);

  /** The same for the same message, so that a second try is not a second message. */
  const keyOf = (message: ContactMessage) => {
    const content = JSON.stringify(message);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };

  const attempt = async (data: FormData): Promise<SendOutcome> => {
    const typed = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    const message = contactMessageOf({
      name: typed('name'),
      email: typed('email'),
      subject: typed('subject'),
      message: typed('message'),
    });
    const errors = findContactFaults(message).map((fault) => ({
      field: fault.field,
      message: textIn(language, fault.message),
    }));
    if (errors.length > 0) return { outcome: 'refused', errors };
    return sendMessage(http, message, typed(CONTACT_TRAP), keyOf(message));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const data = new FormData(event.currentTarget);
    setState((before) => ({ ...before, busy: true }));
    const outcome = await attempt(data).catch((error: unknown): SendOutcome => {
      reportError(error);
      return { outcome: 'unavailable' };
    });
    sending.current = false;
    setState((before) => ({ attempt: before.attempt + 1, outcome, busy: false }));
  };

  return {
    ...state,
    form,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    again: () => form.current?.requestSubmit(),
  };
}

/** 128 random bits; `randomUUID` would need a secure context, and the site may be tried on a phone without one. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
