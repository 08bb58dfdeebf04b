import { CONTACT_TRAP, type ContactMessage } from '@trust/shared/contract/contact';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import type { Http } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import * as z from 'zod/mini';

export interface ContactData {
  /** The form was sent without a script, and taken. */
  readonly sent: boolean;
  /** It was sent without a script, and not taken. */
  readonly posted: PostedForm | null;
}

export async function loadContact({ url, queries, posted }: LoadContext): Promise<ContactData> {
  return {
    sent: url.searchParams.get('sent') === '1',
    // A query, so that the browser starts with what the server was sent.
    posted: await queries.ensureQueryData({
      queryKey: ['contact', 'posted'],
      queryFn: () => Promise.resolve(posted ?? null),
    }),
  };
}

/** How sending went; `refused` with the server's words for fields, in their order. */
export type SendOutcome =
  | { readonly outcome: 'sent' | 'offline' | 'unavailable' | 'too-many' }
  | { readonly outcome: 'refused'; readonly errors: PostedForm['errors'] };

/** Sends a message to the trust. With the same key it may be sent again, and arrives once. */
export async function sendMessage(
  http: Http,
  message: ContactMessage,
  trap: string,
  key: string,
): Promise<SendOutcome> {
  const reply = await http.send(
    {
      base: 'api',
      path: 'contact',
      method: 'POST',
      body: { ...message, [CONTACT_TRAP]: trap },
      headers: { 'Idempotency-Key': key },
    },
    z.undefined(),
  );
  switch (reply.kind) {
    case 'ok':
      return { outcome: 'sent' };
    case 'unreachable':
      return { outcome: navigator.onLine ? 'unavailable' : 'offline' };
    case 'refused':
      return outcomeOf(reply.status, reply.problem.errors);
  }
}

/** What a refusal with this status means for the visitor. */
export function outcomeOf(status: number, errors: PostedForm['errors'] = []): SendOutcome {
  if (status === 429) return { outcome: 'too-many' };
  return errors.length > 0 ? { outcome: 'refused', errors } : { outcome: 'unavailable' };
}
