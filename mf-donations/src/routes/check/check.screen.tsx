import { defineScreen, useConfig, useHttp } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { TextField } from '@trust/shared/ui/field';
import { Page } from '@trust/shared/ui/section';
import { useRef, useState, type FormEvent } from 'react';
import { FIELD_LENGTH } from '../../parts/fields.rules.ts';
import styles from '../../parts/narrow-page.module.css';
import { PaymentHelp } from '../../parts/payment-help.tsx';
import { useFormCheck } from '../../parts/use-form-check.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckResult } from './check-result.tsx';
import { loadCheck, lookUp, type CheckData, type CheckOutcome } from './check.data.ts';
import { readCheckForm, type CheckField } from './check.rules.ts';

function faultsOf(outcome: CheckOutcome | null) {
  return outcome?.outcome === 'faults' ? outcome.faults : undefined;
}

function Check({ data }: { data: CheckData }) {
  const t = useTexts();
  const http = useHttp();
  const { transactionPrefixes } = useConfig().trust;
  const [outcome, setOutcome] = useState(data.outcome);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const {
    form: formRef,
    attempt,
    errors,
    idOf,
    errorOf,
    record,
  } = useFormCheck<CheckField>(faultsOf(data.outcome));

  const send = async (data: FormData) => {
    setBusy(true);
    const found = await lookUp(http, readCheckForm(data)).catch((error: unknown): CheckOutcome => {
      reportError(error);
      return { outcome: 'away' };
    });
    setBusy(false);
    setOutcome(found);
    record(faultsOf(found) ?? []);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void send(new FormData(event.currentTarget)).finally(() => (sending.current = false));
  };
  const field = (name: CheckField) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    defaultValue: data.form[name],
    required: true,
    autoComplete: 'off',
  });

  return (
    <Page narrow>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('check.title')}</h1>
          <p>{t('check.lead')}</p>
        </div>
        {outcome && outcome.outcome !== 'faults' ? (
          <div key={`result-${attempt}`} aria-live="polite">
            <CheckResult outcome={outcome} onRetry={() => formRef.current?.requestSubmit()} />
          </div>
        ) : null}
        <form
          ref={formRef}
          className={styles.form}
          method="post"
          action="/payments-check"
          aria-label={t('check.title')}
          onSubmit={submit}
        >
          <ErrorSummary key={attempt} title={t('errors.title')} errors={errors} />
          <TextField
            {...field('tran_id')}
            label={t('check.reference')}
            hint={t('check.reference-hint', { example: `${transactionPrefixes.donation}/2026/000042` })}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
          <TextField
            {...field('phone')}
            label={t('check.phone')}
            hint={t('check.phone-hint')}
            inputMode="numeric"
            maxLength={FIELD_LENGTH.phone}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('check.proceed')}
            </Button>
          </div>
        </form>
        <PaymentHelp lookUp={false} />
      </div>
    </Page>
  );
}

export const screen = defineScreen<CheckData>({
  load: loadCheck,
  Screen: Check,
  head: ({ t }) => ({ title: t('check.title'), description: t('check.description') }),
});
