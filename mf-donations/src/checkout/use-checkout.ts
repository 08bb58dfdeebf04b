import { useConfig, useHttp, useLanguage, useNavigateTo } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textIn } from '@trust/shared/contract/text-in';
import { paymentStateQuery } from '../parts/payment-state.data.ts';
import { outcomePath, pathInApp } from '../parts/payment-state.rules.ts';
import type { CheckoutAsk } from './checkout-script.ts';
import {
  donationOf,
  isDonationField,
  type Donation,
  type DonationField,
  type DonationForm,
} from './donation-form.rules.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { InHand } from './draft-schema.ts';
import { needsRedirect } from './in-app-browser.rules.ts';
import { loadCard, loadOutcomePage } from './load-card.ts';
import type { Failed, Phase } from './phase.ts';
import { postToBank } from './post-to-bank.ts';
import type { Way } from './way.ts';

interface State {
  readonly phase: Phase;
  readonly failed: Failed | undefined;
}

const IDLE: Phase = { kind: 'idle' };
const AT_FIRST: State = { phase: IDLE, failed: undefined };

/**
 * A donation from the press of Proceed to the page that tells what became of it. `nid` names what is given to,
 * `purpose` in words; `fillIn` is called once with what this tab kept of a donation that was not paid.
 */
export function useCheckout({
  nid,
  way,
  purpose,
  fillIn,
  onFaults,
}: {
  nid: string;
  way: Way;
  purpose: string;
  fillIn: (form: DonationForm) => void;
  onFaults: (faults: readonly { field: DonationField; message: string }[]) => void;
}) {
  const http = useHttp();
  const lang = useLanguage();
  const config = useConfig();
  const go = useNavigateTo();
  const [{ phase, failed }, setState] = useState(AT_FIRST);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  const inHand = useRef<InHand>(undefined);
  const endOpen = useRef(() => {});

  const enter = (next: Phase) => setState((before) => ({ ...before, phase: next }));

  const finish = (tranId: string) => {
    endOpen.current();
    inHand.current = undefined;
    dropDraft();
    if (!isGone.current) go(way === 'app' ? pathInApp(tranId, lang) : outcomePath(tranId));
  };

  const onFailed = (error: Failed['error']) =>
    setState((before) => ({ ...before, failed: { error, times: (before.failed?.times ?? 0) + 1 } }));

  const begin = async (form: DonationForm, donation: Donation) => {
    const { onlinePayment, trust } = config;
    const script =
      way === 'card' && onlinePayment
        ? loadCard(onlinePayment.checkoutScript).catch(() => undefined)
        : undefined;
    const { beginDonation } = await import(/* webpackChunkName: "begin" */ './begin-donation.ts');
    const begun = await beginDonation({
      http,
      donation,
      way,
      lang,
      prefix: trust.transactionPrefixes.donation,
      inHand: inHand.current,
      keep: (next) => {
        inHand.current = next;
        keepDraft({ nid, form, inHand: next });
      },
    });
    if (isGone.current) return;
    switch (begun.kind) {
      case 'paid':
        return finish(begun.tranId);
      case 'bank-form':
        enter({ kind: 'leaving' });
        return postToBank(begun.form);
      case 'faults': {
        const faults = begun.errors.flatMap(({ field, message }) =>
          isDonationField(field) ? [{ field, message }] : [],
        );
        onFaults(faults);
        const [other] = faults.length > 0 ? [] : begun.errors;
        return enter(other ? { kind: 'trouble', why: { kind: 'refused', message: other.message } } : IDLE);
      }
      case 'refused':
      case 'unreachable':
        return enter({ kind: 'trouble', why: begun });
      case 'order':
        break;
    }
    const { tranId, orderId } = begun;
    const card = await script;
    if (isGone.current) return;
    if (!card || !onlinePayment) return enter({ kind: 'no-window', tranId });
    const ask: CheckoutAsk = {
      keyId: onlinePayment.keyId,
      orderId,
      amount: donation.amount,
      name: textIn(lang, trust.name),
      description: `${purpose} · ${tranId}`,
      donor: { name: form.firstName, email: form.email, contact: form.phone },
    };
    try {
      if (!needsRedirect(navigator.userAgent)) {
        loadOutcomePage();
        const { CheckoutOf } = card;
        const onArrived = () => finish(tranId);
        endOpen.current = card.holdPopUp({ http, CheckoutOf, ask, tranId, enter, onFailed, onArrived });
        return;
      }
      enter({ kind: 'leaving' });
      const back = (path: string) => new URL(path, window.location.href).href;
      card.leaveForCheckout(card.CheckoutOf, ask, {
        callbackUrl: back(`${config.paymentsBase}/checkout-return`),
        cancelUrl: back(window.location.pathname),
      });
    } catch (error) {
      reportError(error);
      enter({ kind: 'no-window', tranId });
    }
  };

  const proceed = async (form: DonationForm) => {
    const donation = donationOf(form, nid);
    if (!donation || isRunning.current) return;
    isRunning.current = true;
    endOpen.current();
    enter({ kind: 'beginning' });
    try {
      await begin(form, donation);
    } catch (error) {
      reportError(error);
      enter({ kind: 'trouble', why: { kind: 'unreachable' } });
    } finally {
      isRunning.current = false;
    }
  };

  const takeUp = useEffectEvent(async () => {
    const draft = await readDraft(nid);
    if (!draft) return;
    const { tranId } = draft.inHand;
    // On the provider's own page it may have been paid since.
    if (tranId !== undefined && (await paymentStateQuery(http, tranId).queryFn()) === 'SUCCESS') {
      return dropDraft();
    }
    if (isGone.current || isRunning.current) return;
    inHand.current ??= draft.inHand;
    fillIn(draft.form);
  });
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) enter({ kind: 'dismissed' });
  });

  useEffect(() => {
    isGone.current = false;
    window.addEventListener('pageshow', comeBack);
    void takeUp().catch((error: unknown) => reportError(error));
    return () => {
      isGone.current = true;
      window.removeEventListener('pageshow', comeBack);
      endOpen.current();
    };
  }, []);

  return { phase, failed, proceed };
}
