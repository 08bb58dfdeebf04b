import { StatusAnswer } from '@trust/shared/contract/payments';
import type { Http } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import type { Failure } from '../../parts/donor.rules.ts';
import type { FieldSource } from '../../parts/fields.rules.ts';
import type { PaymentState } from '../../parts/payment-state.rules.ts';
import { checkFaults, readCheckForm, type CheckField, type CheckForm } from './check.rules.ts';

/** What looking a payment up came to; `locked` in the server's words, which say for how long. */
export type CheckOutcome =
  | { readonly outcome: 'told'; readonly state: PaymentState }
  | { readonly outcome: 'faults'; readonly faults: Failure<CheckField>[] }
  | { readonly outcome: 'locked'; readonly words: string | undefined }
  | { readonly outcome: 'wrong' | 'away' | 'offline' };

export interface CheckData {
  readonly form: CheckForm;
  /** Of a form that was sent without scripts. */
  readonly outcome: CheckOutcome | null;
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Looks a payment up by its reference and the end of its donor's phone number. */
export async function lookUp(http: Http, form: CheckForm): Promise<CheckOutcome> {
  const faults = checkFaults(form);
  if (faults.length > 0) return { outcome: 'faults', faults };
  const reply = await http.send(
    { base: 'payments', path: 'check', method: 'POST', body: form },
    StatusAnswer,
  );
  if (reply.kind === 'ok') return { outcome: 'told', state: reply.data.status };
  if (reply.kind === 'unreachable') return { outcome: isOffline() ? 'offline' : 'away' };
  switch (reply.status) {
    case 404:
      return { outcome: 'wrong' };
    case 429:
      return { outcome: 'locked', words: reply.problem.detail };
    default:
      return { outcome: 'away' };
  }
}

/** The form as a link filled it in, or as it was posted without scripts, with what came of it. */
export function loadCheck({ url, posted, queries, http }: LoadContext): Promise<CheckData> {
  // A query, so that the browser starts with what the server was sent.
  return queries.ensureQueryData({
    queryKey: ['payment-check', url.search],
    queryFn: async (): Promise<CheckData> => {
      if (!posted) return { form: readCheckForm(url.searchParams), outcome: null };
      const sent: FieldSource = { get: (name) => posted.values[name] };
      const form = readCheckForm(sent);
      return { form, outcome: await lookUp(http, form) };
    },
  });
}
