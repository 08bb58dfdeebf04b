import { useConfig, useHttp, useLanguage, useNavigateTo } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { beginDonation, type Begun } from '../../checkout/begin-donation.ts';
import type { InHand } from '../../checkout/draft-schema.ts';
import { postToBank } from '../../checkout/post-to-bank.ts';
import type { Failure } from '../../parts/donor.rules.ts';
import { outcomePath } from '../../parts/payment-state.rules.ts';
import type { Refusal } from '../../parts/use-form-check.ts';
import type { PostedBooking, Programme } from './solace.data.ts';
import {
  bookingOf,
  checkBookingForm,
  isBookingField,
  readBookingForm,
  type BookingField,
} from './solace.rules.ts';

type Phase =
  | { readonly kind: 'idle' | 'beginning' | 'leaving' }
  /** `message` in the server's words; undefined when it could not be reached. */
  | { readonly kind: 'trouble'; readonly message: string | undefined; readonly times: number };

/** A booking from the press of the button to the bank's page. Another press goes on under the same reference. */
export function useBooking(
  programme: Programme,
  posted: PostedBooking | null,
  record: (found: readonly (Failure<BookingField> | Refusal<BookingField>)[]) => void,
) {
  const http = useHttp();
  const lang = useLanguage();
  const { transactionPrefixes } = useConfig().trust;
  const go = useNavigateTo();
  const [phase, setPhase] = useState<Phase>(
    posted?.refusal ? { kind: 'trouble', ...posted.refusal, times: 1 } : { kind: 'idle' },
  );
  const isRunning = useRef(false);
  const inHand = useRef<InHand>(undefined);

  // A page that is shown again as it was left has nothing under way.
  const comeBack = useEffectEvent(() => setPhase({ kind: 'idle' }));
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const trouble = (message: string | undefined) =>
    setPhase((before) => ({
      kind: 'trouble',
      message,
      times: before.kind === 'trouble' ? before.times + 1 : 1,
    }));

  const settle = (begun: Begun) => {
    switch (begun.kind) {
      case 'bank-form':
        setPhase({ kind: 'leaving' });
        return postToBank(begun.form);
      case 'paid':
        return go(outcomePath(begun.tranId));
      case 'faults': {
        const known = begun.errors.flatMap(({ field, message }) =>
          isBookingField(field) ? [{ field, message }] : [],
        );
        record(known);
        return known.length > 0 ? setPhase({ kind: 'idle' }) : trouble(begun.errors[0]?.message);
      }
      case 'refused':
        return trouble(begun.message);
      case 'unreachable':
        return trouble(undefined);
      case 'order':
        throw new Error('A booking is paid at the bank');
    }
  };

  const book = async (form: HTMLFormElement) => {
    const booking = readBookingForm(new FormData(form));
    const found = checkBookingForm(booking);
    record(found);
    if (found.length > 0) return setPhase({ kind: 'idle' });
    setPhase({ kind: 'beginning' });
    const begun = await beginDonation({
      http,
      donation: bookingOf(booking, programme),
      way: 'bank',
      lang,
      prefix: transactionPrefixes.solace,
      inHand: inHand.current,
      keep: (next) => (inHand.current = next),
    });
    settle(begun);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void book(event.currentTarget)
      .catch((error: unknown) => {
        reportError(error);
        trouble(undefined);
      })
      .finally(() => (isRunning.current = false));
  };
  return { phase, submit };
}
