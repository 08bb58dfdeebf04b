import { formatPaise } from '@trust/shared/i18n/format';
import { formatDate } from '@trust/shared/i18n/format-date';
import { useHttp, useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { InReview } from '../../parts/outcome/checking.tsx';
import { useAppPage } from '../../parts/in-app/within-app.tsx';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { lookUpPath } from '../../parts/outcome/payment-paths.rules.ts';
import { Rejected } from '../../parts/outcome/reported.tsx';
import { stageOf } from '../../parts/outcome/state/payment-state.rules.ts';
import { useCheckTexts } from '../../texts/use-texts.ts';
import { resendReceipt, type LookUpOutcome, type ResendReply } from './check.data.ts';
import type { LookUpForm } from './check.rules.ts';

export function CheckResult({
  outcome,
  onRetry,
}: {
  outcome: Exclude<LookUpOutcome, { outcome: 'field-errors' }>;
  onRetry: () => void;
}) {
  const t = useCheckTexts();
  switch (outcome.outcome) {
    case 'found':
      return <FoundPayment found={outcome} />;
    case 'no-match':
      return (
        <Notice tone="error">
          <p>{t('check.wrong')}</p>
        </Notice>
      );
    case 'locked':
      return (
        <Notice tone="error">
          <p>{outcome.message ?? t('check.unavailable')}</p>
        </Notice>
      );
    case 'unavailable':
    case 'offline':
      return <RetryNotice message={t(`check.${outcome.outcome}`)} onRetry={onRetry} />;
  }
}

type Found = Extract<LookUpOutcome, { outcome: 'found' }>;

function FoundPayment({ found: { form, state, receiptEmail, refunds, resent } }: { found: Found }) {
  const t = useCheckTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stage = stageOf(state);
  return (
    <OutcomeCard
      stage={stage}
      heading={
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${stage}.title`)}
        </h2>
      }
    >
      {stage === 'refunded' ? (
        <p>
          {t('outcome.refunded.all')} {t('outcome.refunded.when')}
        </p>
      ) : null}
      {state === 'PART_REFUNDED' ? (
        <p>
          {t('outcome.refunded.part')} {t('outcome.refunded.when')}
        </p>
      ) : null}
      {refunds ? <Refunds refunds={refunds} /> : null}
      {stage === 'received' && receiptEmail === undefined ? <p>{t('check.received')}</p> : null}
      {stage === 'received' && receiptEmail !== undefined ? (
        <ReceiptAgain form={form} email={receiptEmail} first={resent} />
      ) : null}
      {stage === 'checking' ? (
        <>
          <p>{t('check.checking')}</p>
          <p>{t('outcome.checking.money')}</p>
        </>
      ) : null}
      {stage === 'reported' ? (
        <>
          <p>{t('outcome.reported.what')}</p>
          <p>{t('outcome.reported.receipt')}</p>
        </>
      ) : null}
      {stage === 'rejected' ? <Rejected /> : null}
      {stage === 'in-review' ? <InReview /> : null}
      {stage === 'failed' ? (
        <>
          <p>{t('outcome.failed.what')}</p>
          <p>{t('outcome.failed.money')}</p>
        </>
      ) : null}
    </OutcomeCard>
  );
}

/** The sum that was given, what was refunded of it and when, and what remains. */
function Refunds({ refunds: { given, returned } }: { refunds: NonNullable<Found['refunds']> }) {
  const t = useCheckTexts();
  const language = useLanguage();
  const rest = returned.reduce((sum, { amount }) => sum - amount, given);
  return (
    <ul>
      <li>{t('check.refund.given', { amount: formatPaise(given) })}</li>
      {returned.map(({ amount, at }, index) => (
        <li key={index}>
          {t('check.refund.returned', { amount: formatPaise(amount), date: formatDate(at, language) })}
        </li>
      ))}
      {rest > 0 ? <li>{t('check.refund.rest', { amount: formatPaise(rest) })}</li> : null}
    </ul>
  );
}

/** `first`: what became of it without scripts. */
function ReceiptAgain({
  form,
  email,
  first,
}: {
  form: LookUpForm;
  email: string;
  first: ResendReply | undefined;
}) {
  const t = useCheckTexts();
  const http = useHttp();
  const app = useAppPage();
  const [resent, setResent] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setResent(await resendReceipt(http, form));
    setIsBusy(false);
  };
  return (
    <>
      <p>{t('check.received-mail', { email })}</p>
      <div role="status">
        {resent === undefined ? null : (
          <Notice tone={resent.outcome === 'sent' ? 'success' : 'error'}>
            <p>
              {resent.outcome === 'sent'
                ? t('check.resent', { email: resent.email })
                : (resent.message ?? t('check.resend-failed'))}
            </p>
          </Notice>
        )}
      </div>
      {resent?.outcome === 'sent' ? null : (
        <form method="post" action={lookUpPath(undefined, app)} onSubmit={(event) => void resend(event)}>
          <input type="hidden" name="tran_id" value={form.tran_id} />
          <input type="hidden" name="phone" value={form.phone} />
          <Button type="submit" name="resend" value="yes" busy={isBusy}>
            {t('check.resend')}
          </Button>
        </form>
      )}
    </>
  );
}
