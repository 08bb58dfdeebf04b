import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DONATION_FORM_ACTION,
  donationPath,
  paymentWayOf,
} from '@trust/shared/contract/donations/donation-form';
import type { FormFields } from '@trust/shared/contract/pages/form-fields';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { Problem } from '@trust/shared/contract/problem';
import { LANGUAGE_COOKIE } from '@trust/shared/i18n/language-cookie';
import * as z from 'zod/mini';
import { chooseVisitorLanguage } from '../http/visitor-language.ts';
import type { SendPage } from '../page/answer/send-page.ts';
import { readFormFields, registerFormParser } from './page-forms.ts';

/** Fits fields of full length in Malayalam, each byte percent-encoded. */
const MAX_BODY_BYTES = 16 * 1024;
/** The api may ask the payment provider meanwhile. */
const API_TIMEOUT_MS = 30_000;
/** What the browser gets of the api's answer. */
const PASSED_HEADERS = [
  'content-type',
  'content-language',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * Handles the donation form of browsers without scripts: the api answers with the page that leads on to the provider.
 * A refused form is rendered again by its own page, with what was typed.
 */
export async function registerDonationForm(
  app: FastifyInstance,
  apiUrl: string,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (forms) => {
    await registerFormParser(forms, MAX_BODY_BYTES);
    forms.post(DONATION_FORM_ACTION, async (request, reply) => {
      const values = readFormFields(request.body);
      const answer = await postToApi(apiUrl, request, values).catch((error: unknown) => {
        request.log.error({ err: error }, 'Could not pass on a donation form');
        return undefined;
      });
      if (answer?.ok) return passOn(answer, reply);
      const failure = answer ? await readFailure(answer, request) : { status: 503, errors: [] };
      const retryAfter = answer?.headers.get('retry-after');
      if (retryAfter) void reply.header('retry-after', retryAfter);
      const page = donationPath(values.nid ?? '', paymentWayOf(values.way));
      return sendPage(request, reply, { values, ...failure }, page + languageQuery(request));
    });
    // Whoever opens the form's address has no form to send.
    forms.get(DONATION_FORM_ACTION, (_request, reply) => reply.redirect(donationPath('', 'card'), 303));
  });
}

function postToApi(apiUrl: string, request: FastifyRequest, values: FormFields): Promise<Response> {
  const requested = new URLSearchParams(languageQuery(request)).get('lang');
  return fetch(apiUrl + DONATION_FORM_ACTION, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: {
      'accept-language': chooseVisitorLanguage(requested, request.cookies[LANGUAGE_COOKIE]),
      'x-forwarded-for': request.ip,
    },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
}

async function passOn(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return reply.code(answer.status).send(await answer.text());
}

async function readFailure(answer: Response, request: FastifyRequest): Promise<Omit<PostedForm, 'values'>> {
  const { data, error } = z.safeParse(Problem, await answer.json().catch(() => undefined));
  if (error)
    request.log.error({ status: answer.status }, 'The api refused a donation form without a problem');
  return { status: answer.status, detail: data?.detail ?? data?.title, errors: data?.errors ?? [] };
}

/** The query that names the page's language, where the form's address names one. */
function languageQuery(request: FastifyRequest): string {
  const { search } = new URL(request.url, 'http://localhost');
  const requested = new URLSearchParams(search).get('lang');
  return requested === null ? '' : `?${new URLSearchParams({ lang: requested }).toString()}`;
}
