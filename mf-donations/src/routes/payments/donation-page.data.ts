import {
  DONATION_FIELDS,
  readDonationForm,
  type DonationFormValues,
  type FieldSource,
} from '@trust/shared/contract/donations/donation-fields';
import { redirectTo, type InPage, type LoadContext } from '@trust/shared/remote';
import type { ComponentType } from 'react';
import { readCause } from '../../parts/cause/cause.data.ts';
import type { CompletedCause, OpenCause } from '../../parts/cause/cause.ts';
import { readRefusedForm } from '../../parts/refused-form.rules.ts';
import type { CompletedProjectProps } from './completed/completed-project.tsx';
import { addressOfChosenFund } from './form/donation-form.rules.ts';
import { loadChecks } from './form/state/load-checks.ts';
import type { RefusedDonation } from './form/state/refused-donation.ts';

interface TypedForm {
  readonly form: DonationFormValues;
  /** Another page has handed over the sum and the donor. */
  readonly startsFolded: boolean;
  /** The server refused the form when it was posted without scripts. */
  readonly refused: RefusedDonation | null;
}

/** `completed`: what a completed project shows in place of the form. Other pages do not load it. */
export type DonationPageData = TypedForm &
  (
    | { readonly cause: OpenCause; readonly completed?: undefined }
    | { readonly cause: CompletedCause; readonly completed: InPage<CompletedProject> }
  );

interface CompletedProject extends CompletedProjectProps {
  readonly View: CompletedView;
}

export type CompletedView = ComponentType<CompletedProjectProps>;

/** Reads the cause and the form's values. Throws NotFoundError where the address names no cause. */
export async function loadDonationPage(
  context: LoadContext,
  loadCompleted: () => Promise<CompletedView>,
): Promise<DonationPageData> {
  const { url, params, posted, queries, language } = context;
  const nid = params['nid'] ?? '';
  const postedFields: FieldSource | undefined = posted && { get: (name) => posted.values[name] };
  const chosen = addressOfChosenFund(url, nid, postedFields);
  // 307 repeats the post, so that the fields stay out of the address.
  if (chosen) throw redirectTo(chosen, postedFields ? 307 : 302);
  // A query, so that the browser starts with what was posted to the server.
  const typed = await queries.ensureQueryData({
    queryKey: ['donation-form', url.pathname, url.search],
    queryFn: async () => {
      const form = readDonationForm(postedFields ?? url.searchParams);
      const refused = posted ? readRefusedForm(DONATION_FIELDS, posted) : null;
      // An empty form needs no rules.
      if (form.amount === '' && !refused) return { form, refused, startsFolded: false };
      const checks = await loadChecks().catch(() => undefined);
      if (!refused) return { form, refused, startsFolded: checks?.isHandedOver(form) ?? false };
      const errors = checks?.describeErrors(refused.errors, form, language) ?? [];
      return { form, refused: { errors, message: refused.message }, startsFolded: false };
    },
  });
  const cause = await readCause(context, nid);
  if (cause.kind !== 'completed') return { cause, ...typed };
  const { others } = cause;
  return { cause, completed: others && { View: await loadCompleted(), others }, ...typed };
}
