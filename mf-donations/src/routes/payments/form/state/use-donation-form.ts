import type {
  DonationField,
  DonationFormValues,
  PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import type { DonationDetails } from '@trust/shared/contract/donations/donation-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { useForm } from '@trust/shared/ui/use-form';
import { useEffect, useState, type FormEvent } from 'react';
import { causeId, causeName } from '../../../../parts/cause/cause.ts';
import { fieldOf } from '../../../../parts/donor-form/amount-field.tsx';
import {
  toServerErrors,
  useFormMessages,
  type FormMessage,
} from '../../../../parts/donor-form/form-messages.ts';
import { useSlipQuestion } from '../../../../parts/donor-form/use-slip-question.tsx';
import { fillInEmpty } from '../../../../parts/fill-in-empty.ts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { useCheckout } from '../../checkout/use-checkout.ts';
import type { DonationPageData } from '../../donation-page.data.ts';
import { loadedChecks, prepareChecks, type Checks } from './load-checks.ts';
import { toFormResult } from './refused-donation.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { useStoredForm } from './use-stored-form.ts';
import { useTypedDonation, type TypedDonation } from './use-typed-donation.ts';

/** What a screen's form asks beside the fields of every donation form. */
interface MoreFields {
  check(values: DonationFormValues): readonly FieldError<DonationField, FormMessage>[];
  /** Fills its fields in from a draft. */
  restore(draft: DonationFormValues): void;
  /** Called with an accepted donation, before it is begun. */
  onAccepted(data: FormData, donation: DonationDetails): void;
}

export type DonationFormState = ReturnType<typeof useDonationForm>;

/**
 * The state of a donation form that is paid in `way`: what is typed, its errors, and how far its payment has come. The form's
 * parts read it and hold nothing of it themselves.
 */
export function useDonationForm(
  { cause, form: startValues, startsFolded, refused }: DonationPageData,
  way: PaymentWay,
  more?: MoreFields,
) {
  const language = useLanguage();
  const nid = causeId(cause);
  const purpose = causeName(cause, useTexts());
  const toText = useFormMessages();
  const { removeMended, showResult, ...form } = useForm<DonationField, FormMessage, FormMessage>({
    toText,
    initial: refused ? toFormResult(refused, language) : undefined,
  });
  const { start, typed, read } = useTypedDonation(form.formRef, startValues);
  const [isFolded] = useState(startsFolded);
  const slips = useSlipQuestion(form.formRef, form.idOf);
  const fillIn = (values: object) => fillInEmpty(form.formRef.current, { ...values });
  const { proceed, ...checkout } = useCheckout({
    nid,
    way,
    purpose,
    fillIn(draft) {
      more?.restore(draft);
      fillIn(draft);
    },
    onFieldErrors: (errors) => showResult({ errors: toServerErrors(errors, language) }),
  });
  useStoredForm(nid, refused ? start.values : undefined, form.formRef);
  // Errors are removed once they are mended.
  useEffect(() => {
    if (refused) prepareChecks();
  }, [refused]);

  const check = ({ values, amount }: TypedDonation, checks: Checks) => {
    const { errors, ...checked } = checks.checkDonation(values, amount);
    return { ...checked, errors: [...errors, ...(more?.check(values) ?? [])] };
  };
  const isAvailable = useIsAvailable(way);
  const { isBusy, onSubmit } = useCheckedSubmit(checkout.isBusy, (element, checks) => {
    const now = read(element);
    const { errors, donation, slips: odd } = check(now, checks);
    showResult({ errors });
    if (!donation || errors.length > 0 || slips.asks(donation, odd)) return;
    more?.onAccepted(new FormData(element), donation);
    if (isAvailable) void proceed(now.values, donation);
  });
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = read(currentTarget, target);
    slips.onInput();
    const checks = loadedChecks();
    // Until they have loaded, every error stands.
    if (checks && form.errors.length > 0)
      removeMended((field) => field === fieldOf(target), check(now, checks).errors);
  };
  return {
    ...form,
    ...typed,
    toText,
    cause,
    nid,
    purpose,
    way,
    start,
    isFolded,
    slips,
    checkout,
    isBusy,
    /** An accepted form that cannot be paid, since no online payment is configured. */
    isUnavailable: form.attempt > 0 && form.errors.length === 0 && !slips.isOpen && !isAvailable,
    fillIn,
    handlers: { onSubmit, onInput, onBlur: prepareChecks },
  };
}

function useIsAvailable(way: PaymentWay): boolean {
  const { onlinePayment, bankGateway } = useConfig();
  return way === 'card' ? onlinePayment !== null : bankGateway !== undefined;
}
