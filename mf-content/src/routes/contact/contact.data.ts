import {
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  type ContactField,
  type ContactMessage,
} from '@trust/shared/contract/contact';
import { pickFieldErrors, type FieldError } from '@trust/shared/contract/field-error';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import type { Http } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import * as z from 'zod/mini';

export interface ContactData {
  /** The form was posted without scripts, and accepted. */
  readonly sent: boolean;
  /** It was posted without scripts, and refused. */
  readonly posted: PostedForm | null;
}

export async function loadContact({ url, queries, posted }: LoadContext): Promise<ContactData> {
  return {
    sent: url.searchParams.get('sent') === '1',
    // A query, so that the browser starts with what was posted to the server.
    posted: await queries.ensureQueryData({
      queryKey: ['contact', 'posted'],
      queryFn: () => Promise.resolve(posted ?? null),
    }),
  };
}

/** Why a message as a whole was not accepted. */
export type SendFailure = 'offline' | 'unavailable' | 'too-many';

/** How sending ended; `refused` with the server's field errors, in the order of the form. */
export type SendOutcome =
  | { readonly outcome: 'sent' | SendFailure }
  | { readonly outcome: 'refused'; readonly errors: readonly FieldError<ContactField>[] };

/** Sends a message to the trust. Safe to repeat with the same key. */
export async function sendMessage(
  http: Http,
  message: ContactMessage,
  honeypot: string,
  idempotencyKey: string,
): Promise<SendOutcome> {
  const reply = await http.send(
    {
      base: 'api',
      path: 'contact',
      method: 'POST',
      body: { ...message, [CONTACT_HONEYPOT]: honeypot },
      headers: { 'Idempotency-Key': idempotencyKey },
    },
    z.undefined(),
  );
  switch (reply.outcome) {
    case 'ok':
      return { outcome: 'sent' };
    case 'unreachable':
      return { outcome: navigator.onLine ? 'unavailable' : 'offline' };
    case 'refused':
      return outcomeOf(reply.status, reply.problem.errors);
  }
}

/** The outcome of a refused message. */
export function outcomeOf(status: number, serverErrors: readonly FieldError[] = []): SendOutcome {
  if (status === 429) return { outcome: 'too-many' };
  const errors = pickFieldErrors(CONTACT_FIELDS, serverErrors);
  return errors.length > 0 ? { outcome: 'refused', errors } : { outcome: 'unavailable' };
}
