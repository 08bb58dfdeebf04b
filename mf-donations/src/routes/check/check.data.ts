import { PaymentCheckResponse, ResentReceipt } from '@trust/shared/contract/donations/payments';
import type { FieldSource } from '@trust/shared/contract/donations/donation-fields';
import { readReference } from '@trust/shared/contract/typed/reference';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Http } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import type { FieldTextKey } from '../../texts/use-texts.ts';
import { appPageAt } from '../../parts/in-app/app-page.rules.ts';
import type { AppPage } from '../../parts/outcome/payment-paths.rules.ts';
import { stateOf, type PaymentState } from '../../parts/outcome/state/payment-state.rules.ts';
import { checkLookUpForm, readLookUpForm, type LookUpField, type LookUpForm } from './check.rules.ts';

/** How looking a payment up ended. The server's `message` of `locked` says for how long. */
export type LookUpOutcome =
  | {
      readonly outcome: 'found';
      readonly form: LookUpForm;
      readonly state: PaymentState;
      /** Where the receipt can be sent again, mostly hidden. */
      readonly receiptEmail: string | undefined;
      /** What was refunded of it; an older release of the server does not say. */
      readonly refunds: PaymentCheckResponse['refunds'];
      /** That was asked for without scripts. */
      readonly resent?: ResendReply;
    }
  | { readonly outcome: 'field-errors'; readonly errors: FieldError<LookUpField, FieldTextKey>[] }
  | { readonly outcome: 'locked'; readonly message: string | undefined }
  | { readonly outcome: 'no-match' | 'unavailable' | 'offline' };

export interface CheckData {
  readonly form: LookUpForm;
  /** For a form that was posted without scripts. */
  readonly outcome: LookUpOutcome | null;
  /** The page's own path and query. */
  readonly address: string;
  /** Undefined on the site's page. */
  readonly app: AppPage | undefined;
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Looks a payment up by its reference and the end of its donor's phone number. */
export async function lookUpPayment(http: Http, form: LookUpForm): Promise<LookUpOutcome> {
  const errors = checkLookUpForm(form);
  if (errors.length > 0) return { outcome: 'field-errors', errors };
  const reply = await http.send(
    { base: 'payments', path: 'check', method: 'POST', body: toCall(form) },
    PaymentCheckResponse,
  );
  if (reply.outcome === 'ok') {
    const { receiptEmail, refunds } = reply.data;
    return { outcome: 'found', form, state: stateOf(reply.data), receiptEmail, refunds };
  }
  if (reply.outcome === 'unreachable') return { outcome: isOffline() ? 'offline' : 'unavailable' };
  switch (reply.status) {
    case 404:
    // Longer than any reference.
    case 422:
      return { outcome: 'no-match' };
    case 429:
      return { outcome: 'locked', message: reply.problem.detail };
    default:
      return { outcome: 'unavailable' };
  }
}

/** What is sent of a form: the reference alone of the text that was copied. */
function toCall({ tran_id, phone }: LookUpForm): LookUpForm {
  return { tran_id: readReference(tran_id), phone };
}

export type ResendReply =
  | { readonly outcome: 'sent'; readonly email: string }
  /** `message`: the server's own words. */
  | { readonly outcome: 'failed'; readonly message: string | undefined };

/** Has the receipt of a payment that was found sent again, to the address of the donation. */
export async function resendReceipt(http: Http, form: LookUpForm): Promise<ResendReply> {
  const call = { base: 'payments', path: 'resend-receipt', method: 'POST', body: toCall(form) } as const;
  const reply = await http.send(call, ResentReceipt);
  if (reply.outcome === 'ok') return { outcome: 'sent', email: reply.data.receiptEmail };
  return { outcome: 'failed', message: reply.outcome === 'refused' ? reply.problem.detail : undefined };
}

/** The form as a link filled it in, or as it was posted without scripts, with its outcome. */
export async function loadCheck({ url, posted, queries, http, language }: LoadContext): Promise<CheckData> {
  // A query, so that the browser starts with what was posted to the server.
  const typed = await queries.ensureQueryData({
    queryKey: ['payment-check', url.search],
    queryFn: async (): Promise<Pick<CheckData, 'form' | 'outcome'>> => {
      if (!posted) return { form: readLookUpForm(url.searchParams), outcome: null };
      const fields: FieldSource = { get: (name) => posted.values[name] };
      const form = readLookUpForm(fields);
      const outcome = await lookUpPayment(http, form);
      if (outcome.outcome !== 'found' || posted.values['resend'] === undefined) return { form, outcome };
      return { form, outcome: { ...outcome, resent: await resendReceipt(http, form) } };
    },
  });
  const app = appPageAt(url, language, url.searchParams.get('nid') ?? '');
  return { ...typed, app, address: url.pathname + url.search };
}
