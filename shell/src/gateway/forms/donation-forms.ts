import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DONATION_FORM_ACTION,
  donationPath,
  paymentWayOf,
} from '@trust/shared/contract/donations/donation-fields';
import { GIFT_REPORT_FORM_ACTION, giftReportPath } from '@trust/shared/contract/donations/gift-report-form';
import type { FormFields } from '@trust/shared/contract/pages/form-fields';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { Problem } from '@trust/shared/contract/problem';
import { languageOfRequest } from '@trust/shared/http/server/request-language';
import * as z from 'zod/mini';
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

/** A form that the api answers itself, and the path of the page that it stands on. */
type ApiForm = { action: string; pageOf: (values: FormFields) => string };

const API_FORMS: readonly ApiForm[] = [
  { action: DONATION_FORM_ACTION, pageOf: ({ nid = '', way }) => donationPath(nid, paymentWayOf(way)) },
  { action: GIFT_REPORT_FORM_ACTION, pageOf: (values) => giftReportPath({ get: (name) => values[name] }) },
];

/**
 * Handles the forms of browsers without scripts that begin a donation or report a gift: the api answers with a page or with
 * the way to one. A refused form is rendered again by its own page, with what was typed.
 */
export async function registerDonationForms(
  app: FastifyInstance,
  apiUrl: string,
  sendPage: SendPage,
): Promise<void> {
  await app.register(async (forms) => {
    await registerFormParser(forms, MAX_BODY_BYTES);
    for (const { action, pageOf } of API_FORMS) {
      forms.post(action, async (request, reply) => {
        const values = readFormFields(request.body);
        const answer = await postToApi(apiUrl + action, request, values).catch((error: unknown) => {
          request.log.error({ err: error }, 'Could not pass on a donation form');
          return undefined;
        });
        if (answer?.ok || answer?.status === 303) return passOn(answer, request, reply);
        const failure = answer ? await readFailure(answer, request) : { status: 503, errors: [] };
        const retryAfter = answer?.headers.get('retry-after');
        if (retryAfter) void reply.header('retry-after', retryAfter);
        return sendPage(request, reply, { values, ...failure }, pageOf(values) + languageQuery(request));
      });
      // Whoever opens the form's address has no form to send.
      forms.get(action, (_request, reply) => reply.redirect(pageOf({}), 303));
    }
  });
}

function postToApi(url: string, request: FastifyRequest, values: FormFields): Promise<Response> {
  const requested = new URLSearchParams(languageQuery(request)).get('lang');
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: {
      'accept-language': languageOfRequest(requested, request.headers),
      'x-forwarded-for': request.ip,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
}

async function passOn(answer: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  const location = answer.headers.get('location');
  if (location !== null) return reply.redirect(inSameLanguage(location, request), 303);
  return reply.code(answer.status).send(await answer.text());
}

/** The address of a page, with the language that the form's address names. */
function inSameLanguage(path: string, request: FastifyRequest): string {
  const query = languageQuery(request);
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query.slice(1)}`;
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
