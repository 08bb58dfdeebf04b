import type { DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import type { DonationDetails } from '@trust/shared/contract/donations/donation-form';
import {
  DONATION_FIELDS,
  type DonationField,
  type PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { pickFieldErrors, type FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import { TRIBUTE_FIELDS, type TributeValues } from '@trust/shared/contract/donations/tribute/tribute-fields';
import type { Http } from '@trust/shared/http';
import type { PageHistory } from '@trust/shared/remote/first-view/history/page-history';
import { beginDonation, type BeginResult } from '../../../parts/begin-donation/begin-donation.ts';
import type { DonationProgress } from '../../../parts/begin-donation/draft-schema.ts';
import { postToBank } from '../../../parts/begin-donation/post-to-bank.ts';
import { preloadOutcome } from '../../preload-outcome.ts';
import type { CheckoutOptions, PaymentError } from '../../../providers/card-checkout.ts';
import { needsRedirect } from './in-app-browser.rules.ts';
import { loadCardPayment, type CardPayment } from './load-card-payment.ts';
import type { CheckoutPhase } from './phase.ts';

/** A donation that is being paid, and what the form does at each step. */
export interface CheckoutSession {
  readonly http: Http;
  readonly config: PublicConfig;
  readonly lang: Language;
  readonly nid: string;
  readonly way: PaymentWay;
  /** The cause's name. */
  readonly purpose: string;
  readonly form: DonationFormValues;
  readonly donation: DonationDetails;
  readonly progress: DonationProgress | undefined;
  saveProgress(progress: DonationProgress): void;
  /** False once the form is gone: then nothing more is opened or shown. */
  isActive(): boolean;
  setPhase(phase: CheckoutPhase): void;
  onFieldErrors(errors: readonly FieldError<DonationField>[]): void;
  onFailed(error: PaymentError): void;
  /** It is paid, or was reported to the server as paid. */
  onFinished(tranId: string): void;
  onPopUpOpened(close: () => void): void;
  readonly hostCloseOnBack: PageHistory['loadCloseOnBack'];
}

/** Records the donation and opens the provider's pop-up, or leaves for the provider's or the bank's page. */
export async function startCheckout(session: CheckoutSession): Promise<void> {
  const { http, config, lang, nid, way, donation, progress } = session;
  const { onlinePayment, trust } = config;
  // Both load at once; without the script the form is posted instead.
  const cardLoading =
    way === 'card' && onlinePayment
      ? loadCardPayment(onlinePayment, session.hostCloseOnBack).catch(() => undefined)
      : undefined;
  const result = await beginDonation({
    http,
    donation: { ...donation, ...pickTribute(session.form), project: nid },
    way,
    lang,
    prefix: trust.transactionPrefixes.donation,
    progress,
    saveProgress: (next) => session.saveProgress(next),
  });
  if (!session.isActive()) return;
  if (result.outcome !== 'order') return handleResult(session, result);
  const { tranId, orderId } = result;
  const card = await cardLoading;
  if (!session.isActive()) return;
  if (!card || !onlinePayment) return session.setPhase({ kind: 'no-pop-up', tranId });
  openCard(session, card, tranId, {
    keyId: onlinePayment.keyId,
    orderId,
    amount: donation.amount,
    name: textIn(lang, trust.name),
    description: `${session.purpose} · ${tranId}`,
    donor: { name: donation.firstName, email: donation.email, contact: donation.phone },
  });
}

/** What the form says of a tribute; nothing where it has none, so that such a donation is sent as ever. */
function pickTribute(form: DonationFormValues): Partial<TributeValues> {
  return hasTribute(form) ? mapFields(TRIBUTE_FIELDS, (field) => form[field]) : {};
}

function handleResult(session: CheckoutSession, result: Exclude<BeginResult, { outcome: 'order' }>): void {
  switch (result.outcome) {
    case 'paid':
      return session.onFinished(result.tranId);
    case 'bank-form':
      session.setPhase({ kind: 'leaving' });
      return postToBank(result.form);
    case 'field-errors': {
      const errors = pickFieldErrors(DONATION_FIELDS, result.errors);
      session.onFieldErrors(errors);
      const [other] = errors.length > 0 ? [] : result.errors;
      return session.setPhase(
        other
          ? {
              kind: 'begin-failed',
              failure: { outcome: 'refused', message: { text: other.message, language: session.lang } },
            }
          : { kind: 'idle' },
      );
    }
    case 'refused': {
      const failure = {
        outcome: 'refused',
        message: { text: result.message, language: session.lang },
      } as const;
      return session.setPhase({ kind: 'begin-failed', failure });
    }
    case 'unreachable':
      return session.setPhase({ kind: 'begin-failed', failure: { outcome: 'unreachable' } });
  }
}

/** Opens the provider's pop-up; browsers within other apps, which may open none, go to the provider's page. */
function openCard(
  session: CheckoutSession,
  { openPopUp, checkout, closeOnBack }: CardPayment,
  tranId: string,
  options: CheckoutOptions,
): void {
  const { http, config } = session;
  try {
    if (needsRedirect(navigator.userAgent)) {
      session.setPhase({ kind: 'leaving' });
      const absoluteUrl = (path: string) => new URL(path, window.location.href).href;
      return checkout.redirect(options, {
        callbackUrl: absoluteUrl(`${config.paymentsBase}/checkout-return`),
        cancelUrl: absoluteUrl(window.location.pathname),
      });
    }
    preloadOutcome(session.lang);
    const close = openPopUp({
      http,
      checkout,
      closeOnBack,
      options,
      tranId,
      setPhase: (phase) => session.setPhase(phase),
      onFailed: (error) => session.onFailed(error),
      onFinished: () => session.onFinished(tranId),
    });
    session.onPopUpOpened(close);
  } catch (error) {
    reportError(error);
    session.setPhase({ kind: 'no-pop-up', tranId });
  }
}
