import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import {
  DONATION_FORM_ACTION,
  readDonationForm,
  type DonationField,
  type DonationFormValues,
  type PaymentWay,
} from '@trust/shared/contract/donations/donation-fields';
import { formatPaise } from '@trust/shared/i18n/format';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { Notice } from '@trust/shared/ui/notice';
import { useForm } from '@trust/shared/ui/use-form';
import { startTransition, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  toServerErrors,
  useFormMessages,
  type FormMessage,
} from '../../../parts/donor-form/form-messages.ts';
import { useSlipQuestion } from '../../../parts/donor-form/use-slip-question.tsx';
import { SandboxBanner } from '../../../parts/sandbox-banner.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { CheckoutNotices } from '../checkout/notices/checkout-notices.tsx';
import { DonationFields } from './donation-fields.tsx';
import styles from './donation-form.module.css';
import { loadChecks, loadedChecks, prepareChecks, type Checks } from './load-checks.ts';
import type { RefusedDonation } from './refused-donation.ts';
import { saveTypedForm, saveUntilReturn } from './draft.ts';
import { fillInEmpty } from '../../../parts/fill-in-empty.ts';
import { GiftSummary } from './gift-summary.tsx';
import type { SiteForm } from './site-form.tsx';
import type { TributeHandle } from './tribute/tribute-part.tsx';
import { hiddenField } from '../../../parts/begin-donation/post-form.ts';
import { useBeforeLogin } from '../../../parts/use-before-login.ts';
import { useCheckout } from '../checkout/use-checkout.ts';

/**
 * The donor's details and the amount, to be paid in `way`. Before hydration and without scripts the form is posted to the
 * server. `nid` names the cause, `purpose` is the cause's name. `bankLink` leads to the bank accounts.
 */
export function DonationForm({
  nid,
  purpose,
  way,
  form,
  refused,
  startsFolded,
  isZakat,
  onAmount,
  bankLink,
  unavailableNotice,
  site,
}: {
  nid: string;
  purpose: string;
  way: PaymentWay;
  form: DonationFormValues;
  refused: RefusedDonation | null;
  /** The sum and the donor are known already. */
  startsFolded: boolean;
  isZakat: boolean;
  onAmount: (amount: Amount) => void;
  bankLink: ReactNode;
  /** Shown where no online payment is configured. */
  unavailableNotice: ReactNode;
  site: SiteForm | undefined;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { onlinePayment, bankGateway } = useConfig();
  const isAvailable = way === 'card' ? onlinePayment !== null : bankGateway !== undefined;
  const tribute = useRef<TributeHandle>(null);
  const read = (data: FormData, checks: Checks) => {
    const values = readDonationForm(data);
    const { errors, ...checked } = checks.checkDonation(values);
    return { values, ...checked, errors: [...errors, ...(tribute.current?.check(values) ?? [])] };
  };
  const toText = useFormMessages();
  const {
    formRef,
    attempt,
    errors,
    failure: serverMessage,
    idOf,
    errorOf,
    onInput: removeMendedErrors,
    showResult,
  } = useForm<DonationField, FormMessage, FormMessage>({
    toText,
    check(data) {
      const checks = loadedChecks();
      // Until they have loaded, every error stands.
      return checks ? read(data, checks).errors : (refused?.errors ?? []);
    },
    initial: refused
      ? {
          errors: refused.errors,
          failure:
            refused.message === null
              ? undefined
              : refused.message
                ? { text: refused.message, language }
                : 'checkout.unreachable',
        }
      : undefined,
  });
  const slips = useSlipQuestion(formRef, idOf);
  const [typed, setTyped] = useState(form);
  // What was typed before scripts ran.
  useEffect(() => {
    if (!formRef.current) return;
    const values = readDonationForm(new FormData(formRef.current));
    startTransition(() => setTyped((now) => (JSON.stringify(values) === JSON.stringify(now) ? now : values)));
  }, [formRef]);
  const amount = parseRupees(typed.amount);
  // Another language reads the page anew, without what the address handed over.
  const [isFolded] = useState(startsFolded);
  const { phase, failure, proceed } = useCheckout({
    nid,
    way,
    purpose,
    fillIn(draft) {
      tribute.current?.restore(draft);
      fillInEmpty(formRef.current, { ...draft });
    },
    onFieldErrors: (fieldErrors) => showResult({ errors: toServerErrors(fieldErrors, language) }),
  });
  // Errors are removed once they are mended.
  useEffect(() => {
    if (refused) prepareChecks();
  }, [refused]);
  useBeforeLogin(() => {
    if (formRef.current) saveUntilReturn(nid, readDonationForm(new FormData(formRef.current)));
  });
  // A reload shows the page without what was posted.
  useEffect(() => {
    if (refused) saveTypedForm(nid, form);
  }, [refused, nid, form]);
  const [isLoading, setIsLoading] = useState(false);
  const isBusy =
    isLoading || phase.kind === 'beginning' || phase.kind === 'confirming' || phase.kind === 'leaving';

  const send = (data: FormData, checks: Checks) => {
    const { values, errors, donation, slips: odd } = read(data, checks);
    showResult({ errors });
    if (!donation || errors.length > 0 || slips.asks(donation, odd)) return;
    site?.rememberIfAsked(data, donation);
    if (isAvailable) void proceed(values, donation);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    const checks = loadedChecks();
    if (checks) return send(new FormData(sent), checks);
    setIsLoading(true);
    void loadChecks()
      .then(
        (loaded) => send(new FormData(sent), loaded),
        // As without scripts: the server checks it.
        () => sent.submit(),
      )
      .finally(() => setIsLoading(false));
  };
  /** Posts the form as without scripts, under the reference that the donation has already. */
  const submitWithoutScript = (tranId: string) => {
    // After a return to this page the form may still hold another donation's reference.
    formRef.current?.querySelector('input[name=tran_id]')?.remove();
    formRef.current?.append(hiddenField('tran_id', tranId));
    formRef.current?.submit();
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={`${DONATION_FORM_ACTION}?lang=${language}`}
      aria-label={t('tabs.online')}
      ref={formRef}
      onSubmit={submit}
      onBlur={prepareChecks}
      onInput={(event) => {
        removeMendedErrors(event);
        slips.onInput();
        const values = readDonationForm(new FormData(event.currentTarget));
        // The field shows the press itself: what follows from it may come a frame later.
        startTransition(() => setTyped(values));
      }}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      {serverMessage === undefined ? null : (
        <Notice tone="error" takesFocus={errors.length === 0}>
          <p>{toText(serverMessage)}</p>
        </Notice>
      )}
      {isZakat ? (
        <Notice tone="info" isStatic>
          <p>{t('pay.zakat')}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="nid" value={nid} />
      <input type="hidden" name="way" value={way} />
      <DonationFields
        nid={nid}
        form={form}
        typed={typed}
        isFolded={isFolded}
        idOf={idOf}
        errorOf={errorOf}
        onAmount={onAmount}
      />
      {site ? (
        <site.Fields ref={tribute} formRef={formRef} start={form} idOf={idOf} errorOf={errorOf} />
      ) : null}
      <SandboxBanner />
      <GiftSummary amount={amount} purpose={purpose} email={typed.email} way={way} />
      {slips.notice}
      <Button kind="give" type="submit" busy={isBusy}>
        {amount.kind === 'paise'
          ? t('pay.proceed-sum', { sum: formatPaise(amount.paise) })
          : t('pay.proceed')}
      </Button>
      {attempt > 0 && errors.length === 0 && !slips.isOpen && !isAvailable ? (
        <div key={`valid-${attempt}`}>{unavailableNotice}</div>
      ) : null}
      <CheckoutNotices
        phase={phase}
        failure={failure}
        onRetry={() => formRef.current?.requestSubmit()}
        onSubmitWithoutScript={submitWithoutScript}
        bankLink={bankLink}
      />
    </form>
  );
}
