import { PAYMENT_CHECK_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, Link, useConfig, useHttp } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { TextField } from '@trust/shared/ui/field';
import { Page } from '@trust/shared/ui/section';
import { useForm, type SubmitResult } from '@trust/shared/ui/use-form';
import { useFormMessages, type FormMessage } from '../../parts/donor-form/form-messages.ts';
import { BackToGiving } from '../../parts/in-app/back-to-giving.tsx';
import { PageInApp } from '../../parts/in-app/page-in-app.tsx';
import styles from '../../parts/narrow-page.module.css';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { lookUpPath, reportPath } from '../../parts/outcome/payment-paths.rules.ts';
import { useTypedThroughLogin } from '../../parts/use-typed-through-login.ts';
import { useCheckTexts } from '../../texts/use-texts.ts';
import { CheckResult } from './check-result.tsx';
import { loadCheck, lookUpPayment, type CheckData, type LookUpOutcome } from './check.data.ts';
import { checkLookUpForm, readLookUpForm, type LookUpField } from './check.rules.ts';

type LookUpAnswer = Exclude<LookUpOutcome, { outcome: 'field-errors' }>;
type LookUpResult = SubmitResult<LookUpField, FormMessage, LookUpAnswer>;

/** Every answer of the server is shown in the form's place of a failure, also a payment that was found. */
function toResult(outcome: LookUpOutcome): LookUpResult {
  return outcome.outcome === 'field-errors' ? { errors: outcome.errors } : { failure: outcome };
}

type LookUpState = ReturnType<typeof useLookUp>;

function useLookUp({ outcome }: CheckData) {
  const form = useForm<LookUpField, FormMessage, LookUpAnswer>({
    toText: useFormMessages(),
    unexpected: { outcome: 'unavailable' },
    check: (typed) => checkLookUpForm(readLookUpForm(typed)),
    initial: outcome ? toResult(outcome) : undefined,
  });
  useTypedThroughLogin(form.formRef);
  return form;
}

function Check({ data }: { data: CheckData }) {
  const t = useCheckTexts();
  const lookUp = useLookUp(data);
  const { failure: outcome, attempt, retry } = lookUp;
  return (
    <Page narrow>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('check.title')}</h1>
          <p>{t('check.lead')}</p>
        </div>
        {outcome ? (
          <div key={`result-${attempt}`} aria-live="polite">
            <CheckResult outcome={outcome} onRetry={retry} />
          </div>
        ) : null}
        <LookUpForm data={data} lookUp={lookUp} />
        <p>
          <Link href={reportPath(data.app)}>{t('help.report')}</Link>
        </p>
        <PaymentHelp lookUp={false} />
        <BackToGiving />
      </div>
    </Page>
  );
}

function LookUpForm({ data, lookUp }: { data: CheckData; lookUp: LookUpState }) {
  const t = useCheckTexts();
  const http = useHttp();
  const { transactionPrefixes } = useConfig().trust;
  const { formRef, attempt, errors, isBusy, idOf, errorOf, onInput, onSubmit } = lookUp;
  const send = async (typed: FormData) => toResult(await lookUpPayment(http, readLookUpForm(typed)));
  const field = (name: LookUpField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: data.form[name],
    required: true,
    autoComplete: 'off',
  });
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={lookUpPath(undefined, data.app)}
      aria-label={t('check.title')}
      onSubmit={onSubmit(send)}
      onInput={onInput}
    >
      <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
      <TextField
        {...field('tran_id')}
        label={t('check.reference')}
        hint={t('check.reference-hint', { example: `${transactionPrefixes.donation}/2026/000042` })}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...field('phone')}
        label={t('check.phone')}
        hint={t('check.phone-hint')}
        inputMode="numeric"
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t('check.proceed')}
        </Button>
      </div>
    </form>
  );
}

export const screen = defineScreen<CheckData>({
  load: loadCheck,
  Screen: ({ data }) => (
    <PageInApp {...data}>
      <Check data={data} />
    </PageInApp>
  ),
  head: ({ data, t }) => ({
    title: t('check.title'),
    description: t('check.description'),
    ...(data.app && { canonicalPath: PAYMENT_CHECK_PATH, noIndex: true }),
  }),
});
