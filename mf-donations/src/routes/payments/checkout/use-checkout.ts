import type {
  DonationField,
  DonationFormValues,
  PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import type { DonationDetails } from '@trust/shared/contract/donations/donation-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import { useConfig, useHttp, useLanguage, useNavigateTo } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { DonationProgress } from '../../../parts/begin-donation/draft-schema.ts';
import { outcomePath } from '../../../parts/outcome/payment-paths.rules.ts';
import { deleteDraft, readDraft, saveDraft, saveTypedForm } from '../form/draft.ts';
import { loadCheckoutTexts } from './notices/checkout.texts.ts';
import type { CheckoutPhase, FailedAttempts } from './phase.ts';

interface CheckoutState {
  readonly phase: CheckoutPhase;
  /** The last failed payment. It stays while the phase changes. */
  readonly failure: FailedAttempts | undefined;
}
type CheckoutAction =
  | { readonly type: 'phase'; readonly phase: CheckoutPhase }
  | { readonly type: 'failed'; readonly error: FailedAttempts['error'] };

function reduceCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'phase':
      return { ...state, phase: action.phase };
    case 'failed':
      return { ...state, failure: { error: action.error, times: (state.failure?.times ?? 0) + 1 } };
  }
}

/**
 * A donation from the press of Proceed to the page of its payment. `nid` names the cause, `purpose` is the cause's name.
 * `fillIn` is called once with the form that this tab has stored of an unpaid donation.
 */
export function useCheckout({
  nid,
  way,
  purpose,
  fillIn,
  onFieldErrors,
}: {
  nid: string;
  way: PaymentWay;
  purpose: string;
  fillIn: (form: DonationFormValues) => void;
  onFieldErrors: (errors: readonly FieldError<DonationField>[]) => void;
}) {
  const http = useHttp();
  const lang = useLanguage();
  const config = useConfig();
  const navigateTo = useNavigateTo();
  const [state, dispatch] = useReducer(reduceCheckout, { phase: { kind: 'idle' }, failure: undefined });
  const isRunning = useRef(false);
  const isUnmounted = useRef(false);
  const progress = useRef<DonationProgress>(undefined);
  const closePopUp = useRef(() => {});

  const setPhase = (phase: CheckoutPhase) => dispatch({ type: 'phase', phase });
  const finish = (tranId: string) => {
    closePopUp.current();
    progress.current = undefined;
    deleteDraft();
    if (!isUnmounted.current) navigateTo(outcomePath(tranId, way === 'app' ? { language: lang } : undefined));
  };

  const proceed = async (form: DonationFormValues, donation: DonationDetails) => {
    if (isRunning.current) return;
    isRunning.current = true;
    closePopUp.current();
    setPhase({ kind: 'beginning' });
    saveTypedForm(nid, form);
    try {
      // Loaded at the press: the first view needs none of it.
      const [{ startCheckout }] = await Promise.all([
        import(/* webpackChunkName: "begin" */ './start-checkout.ts'),
        loadCheckoutTexts(lang),
      ]);
      await startCheckout({
        http,
        config,
        lang,
        nid,
        way,
        purpose,
        form,
        donation,
        progress: progress.current,
        saveProgress(next) {
          progress.current = next;
          saveDraft({ nid, form, inHand: next });
        },
        isActive: () => !isUnmounted.current,
        setPhase,
        onFieldErrors,
        onFailed: (error) => dispatch({ type: 'failed', error }),
        onFinished: finish,
        onPopUpOpened: (close) => (closePopUp.current = close),
      });
    } catch (error) {
      reportError(error);
      setPhase({ kind: 'begin-failed', failure: { kind: 'unreachable' } });
    } finally {
      isRunning.current = false;
    }
  };

  const resumeDraft = useEffectEvent(async () => {
    const draft = await readDraft(http, nid);
    if (!draft || isUnmounted.current || isRunning.current) return;
    progress.current ??= draft.inHand;
    fillIn(draft.form);
  });
  useEffect(() => {
    void resumeDraft().catch((error: unknown) => reportError(error));
  }, []);

  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) setPhase({ kind: 'dismissed' });
  });
  useEffect(() => {
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      closePopUp.current();
    };
  }, []);

  return { ...state, proceed };
}
