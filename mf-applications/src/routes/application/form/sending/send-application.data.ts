import { Application, SubmittedApplication } from '@trust/shared/contract/applications/application';
import type { ApplicationAnswers } from '@trust/shared/contract/applications/parse-application';
import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import type { Http, HttpRequest, Reply } from '@trust/shared/http';
import type { Correction, SentApplication } from '../state/form-state.ts';

/** Why an application as a whole was not accepted. `changed`: the key was used for other answers, or the application changed meanwhile. */
export type ApplicationFailure =
  | 'unavailable'
  | 'too-many'
  | 'refused'
  | 'key-used'
  | 'changed'
  | 'closed'
  | 'gone';

export type SubmissionOutcome =
  | { readonly outcome: 'sent'; readonly sent: SentApplication }
  | { readonly outcome: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'failed'; readonly failure: ApplicationFailure };

/** What is sent of a new application and of a corrected one alike. */
export interface ApplicationBody extends ApplicationAnswers {
  readonly category: { readonly _id: string };
  readonly draft: string;
  readonly agreement: boolean;
}

/** A body on a slow network takes longer than most, in ms. */
const TIMEOUT_MS = 60_000;

/** Adds who agreed in which language to what is sent. */
export function withConsent(body: ApplicationBody, agreedIn: Language) {
  return { ...body, consent: { version: CONSENT.version, lang: agreedIn } };
}

/** Sends a new application. Safe to repeat with the same key. */
export async function addApplication(
  http: Http,
  body: ReturnType<typeof withConsent>,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const request = postTo('project/add-application', body, signal);
  const headers = { 'Idempotency-Key': idempotencyKey };
  const reply = await http.send({ ...request, headers }, SubmittedApplication);
  if (reply.outcome !== 'ok') return outcomeOf(reply, { 409: 'key-used' });
  const { code, suid } = reply.data;
  return { outcome: 'sent', sent: { code, suid, corrected: false } };
}

/** Sends the corrected application. One that changed since it was read is refused. */
export async function updateApplication(
  http: Http,
  body: ApplicationBody,
  { id, suid, version }: Correction,
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const request = postTo('project/update-application', { ...body, _id: id, suid, version }, signal);
  const reply = await http.send(request, Application);
  if (reply.outcome !== 'ok') return outcomeOf(reply, { 403: 'closed', 404: 'gone', 409: 'changed' });
  return { outcome: 'sent', sent: { code: reply.data.code, suid, corrected: true } };
}

function postTo(path: string, body: unknown, signal: AbortSignal): HttpRequest {
  return { base: 'api', path, method: 'POST', body, signal, timeoutMs: TIMEOUT_MS };
}

function outcomeOf(
  reply: Exclude<Reply<unknown>, { outcome: 'ok' }>,
  failures: Readonly<Record<number, ApplicationFailure>>,
): SubmissionOutcome {
  if (reply.outcome === 'unreachable') return { outcome: 'unreachable' };
  const { status, problem } = reply;
  if (status === 429) return { outcome: 'failed', failure: 'too-many' };
  if (status === 422 && problem.errors && problem.errors.length > 0)
    return { outcome: 'refused', errors: problem.errors };
  const failure = failures[status] ?? (status < 500 ? 'refused' : 'unavailable');
  return { outcome: 'failed', failure };
}
