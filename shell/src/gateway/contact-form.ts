import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTACT_FIELDS, CONTACT_TRAP } from '@trust/shared/contract/contact';
import type { Language } from '@trust/shared/contract/language';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import { Problem } from '@trust/shared/contract/problem';
import { LANGUAGE_COOKIE } from '@trust/shared/remote/language-source';
import * as z from 'zod/mini';
import { takeForms, type SendPage } from './page-forms.ts';
import { visitorLanguage } from './visitor-language.ts';

/** A message of full length in Malayalam, each byte of it escaped. */
const LARGEST_BYTES = 128 * 1024;
const API_MS = 10_000;

/** Takes the contact form from browsers without scripts. What is refused comes back on the page, as it was typed. */
export async function takeContactForm(
  app: FastifyInstance,
  apiUrl: string,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (forms) => {
    takeForms(forms, LARGEST_BYTES);
    forms.post('/contact', async (request, reply) => {
      const values = typedIn(request.body);
      const language = visitorLanguage(null, request.cookies[LANGUAGE_COOKIE]);
      const refusal = await passOn(apiUrl, values, { language, visitor: request.ip });
      if (refusal) return sendPage(request, reply, { values, ...refusal });
      return reply.header('cache-control', 'no-store').redirect('/contact?sent=1', 303);
    });
  });
}

function typedIn(body: unknown): Record<string, string> {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries([...CONTACT_FIELDS, CONTACT_TRAP].map((field) => [field, form.get(field) ?? '']));
}

/** Why the api did not take the message; undefined when it did. A second press sends the same key. */
async function passOn(
  apiUrl: string,
  values: Record<string, string>,
  { language, visitor }: { language: Language; visitor: string },
): Promise<Omit<PostedForm, 'values'> | undefined> {
  const body = JSON.stringify(values);
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': visitor,
    'idempotency-key': createHash('sha256').update(`${visitor}\n${body}`).digest('hex'),
  };
  try {
    const signal = AbortSignal.timeout(API_MS);
    const answer = await fetch(`${apiUrl}/api/contact`, { method: 'POST', headers, body, signal });
    if (answer.ok) return undefined;
    const problem = z.safeParse(Problem, await answer.json());
    return { status: answer.status, errors: problem.data?.errors ?? [] };
  } catch {
    return { status: 503, errors: [] };
  }
}
