import { BOOKING_FIELDS } from '@trust/shared/contract/donations/donation-fields';
import { pickFieldErrors } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { useConfig, useHttp, useLanguage, useNavigateTo } from '@trust/shared/remote';
import { useForm, type SubmitResult } from '@trust/shared/ui/use-form';
import { useRef } from 'react';
import { beginDonation, type BeginResult } from '../../parts/begin-donation/begin-donation.ts';
import type { DonationProgress } from '../../parts/begin-donation/draft-schema.ts';
import { postToBank } from '../../parts/begin-donation/post-to-bank.ts';
import { toServerErrors, useFormMessages, type FormMessage } from '../../parts/donor-form/form-messages.ts';
import { findSlips } from '../../parts/donor-form/typing-slips.rules.ts';
import { useSlipQuestion } from '../../parts/donor-form/use-slip-question.tsx';
import { outcomePath } from '../../parts/outcome/payment-paths.rules.ts';
import { useTypedThroughLogin } from '../../parts/use-typed-through-login.ts';
import type { PostedBooking, Programme } from './solace.data.ts';
import { parseBookingForm, readBookingForm, type BookingField } from './solace.rules.ts';

type BookingResult = SubmitResult<BookingField, FormMessage, FormMessage>;

/** A booking from the press of the button to the bank's page. Another press continues under the same reference. */
export function useBooking(programme: Programme, posted: PostedBooking | null) {
  const http = useHttp();
  const lang = useLanguage();
  const { transactionPrefixes } = useConfig().trust;
  const navigateTo = useNavigateTo();
  const progress = useRef<DonationProgress>(undefined);
  const toText = useFormMessages();
  const form = useForm<BookingField, FormMessage, FormMessage>({
    toText,
    unexpected: 'checkout.unreachable',
    check(data) {
      const parsed = parseBookingForm(readBookingForm(data), programme);
      return parsed.outcome === 'invalid' ? parsed.errors : [];
    },
    initial: posted
      ? {
          errors: posted.fieldErrors,
          failure: posted.failure ? describe(posted.failure.message, lang) : undefined,
        }
      : undefined,
  });

  useTypedThroughLogin(form.formRef);
  const slips = useSlipQuestion(form.formRef, form.idOf);

  const handleResult = (result: BeginResult): BookingResult => {
    switch (result.outcome) {
      case 'bank-form':
        postToBank(result.form);
        return { isLeaving: true };
      case 'paid':
        navigateTo(outcomePath(result.tranId));
        return {};
      case 'field-errors': {
        const errors = pickFieldErrors(BOOKING_FIELDS, result.errors);
        return errors.length > 0
          ? { errors: toServerErrors(errors, lang) }
          : { failure: describe(result.errors[0]?.message, lang) };
      }
      case 'refused':
        return { failure: describe(result.message, lang) };
      case 'unreachable':
        return { failure: 'checkout.unreachable' };
      case 'order':
        throw new Error('A booking is paid at the bank');
    }
  };

  const book = async (data: FormData): Promise<BookingResult> => {
    const parsed = parseBookingForm(readBookingForm(data), programme);
    if (parsed.outcome === 'invalid') return { errors: parsed.errors };
    if (slips.asks(parsed.value, findSlips(parsed.value))) return {};
    const result = await beginDonation({
      http,
      donation: parsed.value,
      way: 'bank',
      lang,
      prefix: transactionPrefixes.solace,
      progress: progress.current,
      saveProgress: (next) => (progress.current = next),
    });
    return handleResult(result);
  };
  return { form, slips, book, toText };
}

/** `text` is the server's; nothing where it could not be reached. */
function describe(text: string | undefined, language: Language): FormMessage {
  return text === undefined ? 'checkout.unreachable' : { text, language };
}
