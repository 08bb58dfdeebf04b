import {
  CONTACT_HONEYPOT,
  readContactMessage,
  checkContactMessage,
  type ContactErrorMessage,
  type ContactField,
  type ContactMessage,
} from '@trust/shared/contract/contact';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import { fill } from '@trust/shared/i18n/fill';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { readTyped, useForm, type SubmitResult } from '@trust/shared/ui/use-form';
import { useEffect, useRef, useState } from 'react';
import { outcomeOf, sendMessage, type SendFailure, type SendOutcome } from './contact.data.ts';

/** Why a field is not accepted: in all languages, or the server's message in the page's language. */
type FieldMessage = ContactErrorMessage | string;

type ContactResult = SubmitResult<ContactField, FieldMessage, SendFailure>;

/** State of the contact form. `posted` was sent before hydration; `focusFirst` moves focus to the first field. */
export function useContactForm(posted: PostedForm | null, focusFirst: boolean) {
  const http = useHttp();
  const language = useLanguage();
  const last = useRef({ content: '', key: '' });
  const [isSent, setIsSent] = useState(false);
  const form = useForm<ContactField, FieldMessage, SendFailure>({
    toText: (message) =>
      typeof message === 'string' ? message : fill(message.texts[language], message.values),
    unexpected: 'unavailable',
    check: (data) => checkContactMessage(readTypedMessage(data)),
    initial: posted ? toResult(outcomeOf(posted.status, posted.errors)) : undefined,
  });

  const { formRef } = form;
  useEffect(() => {
    if (focusFirst) formRef.current?.querySelector('input')?.focus();
  }, [focusFirst, formRef]);

  /** One key per message, so that the server sees another try as a repeat. */
  const idempotencyKeyFor = (message: ContactMessage) => {
    const content = JSON.stringify(message);
    if (last.current.content !== content) last.current = { content, key: createIdempotencyKey() };
    return last.current.key;
  };

  const send = async (data: FormData): Promise<ContactResult> => {
    const message = readTypedMessage(data);
    const errors = checkContactMessage(message);
    if (errors.length > 0) return { errors };
    const honeypot = readTyped(data, CONTACT_HONEYPOT);
    const outcome = await sendMessage(http, message, honeypot, idempotencyKeyFor(message));
    setIsSent(outcome.outcome === 'sent');
    return toResult(outcome);
  };
  return { form, isSent, send };
}

function readTypedMessage(data: FormData): ContactMessage {
  return readContactMessage({
    name: readTyped(data, 'name'),
    email: readTyped(data, 'email'),
    subject: readTyped(data, 'subject'),
    message: readTyped(data, 'message'),
  });
}

function toResult(outcome: SendOutcome): ContactResult {
  switch (outcome.outcome) {
    case 'sent':
      return {};
    case 'refused':
      return { errors: outcome.errors };
    case 'offline':
    case 'unavailable':
    case 'too-many':
      return { failure: outcome.outcome };
  }
}
