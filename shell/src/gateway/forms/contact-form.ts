import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTACT_FIELDS, CONTACT_HONEYPOT } from '@trust/shared/contract/contact';
import type { Language } from '@trust/shared/contract/languages';
import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import type { FormFields } from '@trust/shared/contract/pages/form-fields';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { Problem } from '@trust/shared/contract/problem';
import { languageOfRequest } from '@trust/shared/http/server/request-language';
import * as z from 'zod/mini';
import type { SendPage } from '../page/answer/send-page.ts';
import { readFormFields, registerFormParser } from './page-forms.ts';

/** Fits a message of full length in Malayalam, each byte percent-encoded. */
const MAX_BODY_BYTES = 128 * 1024;
const API_TIMEOUT_MS = 10_000;

/** Handles the contact form of browsers without scripts. A refused form is rendered again with what was typed. */
export async function registerContactForm(
  app: FastifyInstance,
  apiUrl: string,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (forms) => {
    await registerFormParser(forms, MAX_BODY_BYTES);
    forms.post(CONTACT_PATH, async (request, reply) => {
      const values = readValues(request.body);
      const language = languageOfRequest(undefined, request.headers);
      const failure = await submitMessage(apiUrl, values, { language, visitor: request.ip }).catch(
        (error: unknown) => {
          request.log.error({ err: error }, 'Could not pass on a message of the contact form');
          return { status: 503, errors: [] };
        },
      );
      if (failure) return sendPage(request, reply, { values, ...failure });
      return reply.header('cache-control', 'no-store').redirect(`${CONTACT_PATH}?sent=1`, 303);
    });
  });
}

function readValues(body: unknown): FormFields {
  const fields = readFormFields(body);
  return Object.fromEntries(
    [...CONTACT_FIELDS, CONTACT_HONEYPOT].map((field) => [field, fields[field] ?? '']),
  );
}

/** Sends the message to the api; the failure, or undefined on success. Rejects when the api cannot be reached. A repeated submit has the same idempotency key. */
async function submitMessage(
  apiUrl: string,
  values: FormFields,
  { language, visitor }: { language: Language; visitor: string },
): Promise<Omit<PostedForm, 'values'> | undefined> {
  const body = JSON.stringify(values);
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': visitor,
    'idempotency-key': createHash('sha256').update(`${visitor}\n${body}`).digest('hex'),
  };
  const signal = AbortSignal.timeout(API_TIMEOUT_MS);
  const answer = await fetch(`${apiUrl}/api/contact`, { method: 'POST', headers, body, signal });
  if (answer.ok) return undefined;
  const problem = z.safeParse(Problem, await answer.json());
  return { status: answer.status, errors: problem.data?.errors ?? [] };
}
