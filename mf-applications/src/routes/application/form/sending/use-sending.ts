import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endCorrection } from '../../../../parts/correction.ts';
import { listErrors, parseForm } from '../state/check-form.rules.ts';
import { openForm, type FormStore } from '../state/form-store.ts';
import { useFormContext } from '../state/form-context.ts';
import type { SubmitAttempt, FormState } from '../state/form-state.ts';
import {
  addApplication,
  updateApplication,
  withConsent,
  type ApplicationBody,
  type ApplicationFailure,
  type SubmissionOutcome,
} from './send-application.data.ts';

type SendingState =
  /** `waiting-for-network`: it is sent again by itself, as long as the page is open. */
  | { readonly kind: 'idle' | 'waiting-for-uploads' | 'confirming' | 'sending' | 'waiting-for-network' }
  | { readonly kind: 'not-sent'; readonly failure: ApplicationFailure };

/** How often an application that waits for the network is tried again, in ms. */
const RETRY_MS = 15_000;

/** Sends the form: what is missing is shown, then it is asked once more, then one request at a time leaves. */
export function useSending() {
  const http = useHttp();
  const language = useLanguage();
  const { store, actions, category, additionalFields, steps, today } = useFormContext();
  /** Of the work that runs; undefined where none does. */
  const running = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<SendingState>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);

  const showErrors = () => {
    actions.showErrorsOf(steps.map(({ id }) => id));
    setSending({ kind: 'idle' });
    setAttempt((before) => before + 1);
  };
  const runOnce = (work: (signal: AbortSignal) => Promise<void>) => async () => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    await work(own.signal).finally(() => {
      if (running.current === own) running.current = undefined;
    });
  };

  const check = runOnce(async () => {
    if (isUploading(store.getState())) setSending({ kind: 'waiting-for-uploads' });
    await waitForUploads(store);
    // The server is asked again about what it refused.
    actions.setServerErrors([], language);
    const errors = listErrors(store.getState(), additionalFields, { today, language });
    if (errors.length > 0) showErrors();
    else setSending({ kind: 'confirming' });
  });

  const transmit = async (signal: AbortSignal): Promise<SubmissionOutcome> => {
    const state = store.getState();
    const parsed = parseForm(state, additionalFields, today);
    if (parsed.outcome === 'invalid') return { outcome: 'refused', errors: [] };
    const { correction, draft } = state;
    const body: ApplicationBody = {
      ...parsed.value,
      category: { _id: state.categoryId || category._id },
      draft,
      agreement: true,
    };
    if (correction) return updateApplication(http, body, correction, signal);
    const complete = withConsent(body, state.agreedIn ?? language);
    const attempted = nextAttempt(state, complete);
    actions.setAttempt(attempted);
    return addApplication(http, complete, attempted.key, signal);
  };

  const send = runOnce(async (signal) => {
    setSending((before) => (before.kind === 'waiting-for-network' ? before : { kind: 'sending' }));
    const result = await transmit(signal).catch((error: unknown): SubmissionOutcome => {
      if (!signal.aborted) reportError(error);
      return { outcome: 'failed', failure: 'unavailable' };
    });
    if (signal.aborted && result.outcome !== 'sent') return;
    switch (result.outcome) {
      case 'sent':
        if (result.sent.corrected) endCorrection();
        else void openForm('new').drafts?.finish(store.getState(), result.sent);
        actions.finish(result.sent);
        return;
      case 'refused':
        actions.setServerErrors(result.errors, language);
        return showErrors();
      case 'unreachable':
        // A correction that did arrive is not sent twice.
        return setSending(
          store.getState().correction
            ? { kind: 'not-sent', failure: 'unavailable' }
            : { kind: 'waiting-for-network' },
        );
      case 'failed':
        if (result.failure === 'key-used') actions.setAttempt(undefined);
        return setSending({ kind: 'not-sent', failure: result.failure });
    }
  });

  const isWaiting = sending.kind === 'waiting-for-network';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWaiting) return;
    // A network that is back is not always reported, and one that is reported does not always work.
    const timer = setInterval(() => sendAgain(), RETRY_MS);
    const retry = () => sendAgain();
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting]);

  return {
    sending,
    /** How often errors were shown: a key for their summary. */
    attempt,
    check: () => void check(),
    /** What has reached the server nonetheless is not stored again when it is sent once more unchanged: it has the same key. */
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setSending({ kind: 'idle' });
    },
    send: () => void send(),
  };
}

/** The same key for the same content, also after a reload; the Aadhaar number counts by its last four digits. */
function nextAttempt({ attempt }: FormState, body: ApplicationBody): SubmitAttempt {
  const content = JSON.stringify({ ...body, aadhar: body.aadhar.slice(-4) });
  return attempt?.content === content ? attempt : { key: createIdempotencyKey(), content };
}

function isUploading({ uploads }: FormState): boolean {
  return Object.values(uploads).includes('busy');
}

function waitForUploads({ getState, subscribe }: FormStore): Promise<void> {
  return new Promise((resolve) => {
    if (!isUploading(getState())) return resolve();
    const stop = subscribe((state) => {
      if (isUploading(state)) return;
      stop();
      resolve();
    });
  });
}
