import type {
  DonationField,
  DonationFormValues,
  PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import type { DonationDetails } from '@trust/shared/contract/donations/donation-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { useConfig, useHttp, useLanguage, useHostCloseOnBack, useNavigateTo } from '@trust/shared/remote';
import { usePageShownAgain } from '@trust/shared/ui/use-form';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Draft, DonationProgress } from '../../../parts/begin-donation/draft-schema.ts';
import { outcomePath } from '../../../parts/outcome/payment-paths.rules.ts';
import { deleteDraft, readDraft, saveDraft, saveTypedForm } from '../form/state/draft.ts';
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
  const hostCloseOnBack = useHostCloseOnBack();
  const [state, dispatch] = useReducer(reduceCheckout, { phase: { kind: 'idle' }, failure: undefined });
  const isRunning = useRef(false);
  const progress = useRef<DonationProgress>(undefined);
  const closePopUp = useRef(() => {});
  const isActive = useIsActive(() => closePopUp.current());

  const setPhase = (phase: CheckoutPhase) => dispatch({ type: 'phase', phase });
  const finish = (tranId: string) => {
    closePopUp.current();
    progress.current = undefined;
    deleteDraft();
    if (isActive()) navigateTo(outcomePath(tranId, way === 'app' ? { language: lang } : undefined));
  };

  const proceed = async (form: DonationFormValues, donation: DonationDetails) => {
    if (isRunning.current) return;
    isRunning.current = true;
    closePopUp.current();
    setPhase({ kind: 'beginning' });
    saveTypedForm(nid, form);
    try {
      const startCheckout = await loadStart(lang);
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
        isActive,
        setPhase,
        onFieldErrors,
        onFailed: (error) => dispatch({ type: 'failed', error }),
        onFinished: finish,
        hostCloseOnBack,
        onPopUpOpened: (close) => (closePopUp.current = close),
      });
    } catch (error) {
      reportError(error);
      setPhase({ kind: 'begin-failed', failure: { outcome: 'unreachable' } });
    } finally {
      isRunning.current = false;
    }
  };

  useStoredDraft(nid, (draft) => {
    if (!isActive() || isRunning.current) return;
    progress.current ??= draft.inHand;
    fillIn(draft.form);
  });
  // After Back from the bank's page.
  usePageShownAgain(() => setPhase({ kind: 'dismissed' }));

  const { kind } = state.phase;
  const isBusy = kind === 'beginning' || kind === 'confirming' || kind === 'leaving';
  return { ...state, isBusy, proceed };
}

/** What the press loads: the first view needs none of it. */
async function loadStart(language: Language) {
  const [{ startCheckout }] = await Promise.all([
    import(/* webpackChunkName: "begin" */ './start-checkout.ts'),
    loadCheckoutTexts(language),
  ]);
  return startCheckout;
}

/** Whether the form is still there; `leave` is called when it goes. */
function useIsActive(leave: () => void): () => boolean {
  const isUnmounted = useRef(false);
  const handleLeave = useEffectEvent(leave);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      handleLeave();
    };
  }, []);
  return () => !isUnmounted.current;
}

/** Calls `resume` once with the unpaid donation that this tab has stored. */
function useStoredDraft(nid: string, resume: (draft: Draft) => void): void {
  const http = useHttp();
  const read = useEffectEvent(async () => {
    const draft = await readDraft(http, nid);
    if (draft) resume(draft);
  });
  useEffect(() => {
    void read().catch((error: unknown) => reportError(error));
  }, []);
}
