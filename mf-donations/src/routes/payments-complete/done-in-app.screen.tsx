import { defineScreen, useConfig, useLanguage, type LoadContext } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { OwnQueries } from '@trust/shared/remote/queries/own-queries';
import { Page } from '@trust/shared/ui/section';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useEffect } from 'react';
import { Checking, InReview } from '../../parts/outcome/checking.tsx';
import { failureKindOf, mayHaveBeenPaid, type FailureKind } from '../../parts/outcome/failure.rules.ts';
import { useFormPage } from '../../parts/receipt/form-pages.ts';
import { OtherLanguages } from '../../parts/other-languages.tsx';
import { WithinApp } from '../../parts/in-app/within-app.tsx';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { outcomePage } from '../../parts/outcome/outcome-page.ts';
import { paymentStateQuery } from '../../parts/outcome/state/payment-state.data.ts';
import { isPaid, type PaymentState } from '../../parts/outcome/state/payment-state.rules.ts';
import { referenceIn } from '../../parts/outcome/reference.rules.ts';
import { appPage } from '../../parts/in-app/app-page.rules.ts';
import { givingPath } from '../../parts/outcome/payment-paths.rules.ts';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { Received } from '../../parts/outcome/paid/received.tsx';
import { Refunded } from '../../parts/outcome/paid/refunded.tsx';
import { notifyApp } from './notify-app.ts';
import { useOutcome } from '../../parts/outcome/use-outcome.ts';
import { useReceiptInAddress } from './use-receipt-in-address.ts';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import styles from '../../parts/outcome/in-app.module.css';

interface DoneData {
  readonly tranId: string;
  /** This page's own path and query, in the language that it is shown in. */
  readonly address: string;
  /** As the loader read it. */
  readonly state: PaymentState;
  /** Why it failed, where the server's redirect named a reason. */
  readonly failure: FailureKind | undefined;
  /** Where it can be tried again, where the server's redirect named it: a project's id or a fund. */
  readonly nid: string;
}

async function load({ url, language, queries, http }: LoadContext): Promise<DoneData> {
  const tranId = referenceIn(url);
  const reason = url.searchParams.get('reason');
  const nid = url.searchParams.get('nid') ?? '';
  const query = new URLSearchParams(url.search);
  query.set('lang', language);
  return {
    tranId,
    address: `${url.pathname}?${query.toString()}`,
    state: await queries.ensureQueryData(paymentStateQuery(http, tranId)),
    failure: reason === null ? undefined : failureKindOf(reason),
    nid,
  };
}

function Done({ data }: { data: DoneData }) {
  const { tranId, address, failure } = data;
  const t = useAfterPaymentTexts();
  const language = useLanguage();
  useReceiptInAddress(tranId);
  const { state, polling, donation, stage, title, announcement } = useOutcome(data);
  useAppNotification(tranId, state);
  const known = stage === 'unknown' ? undefined : tranId;
  const formPage = useFormPage(tranId);
  const app = appPage(language, data.nid, formPage?.split('/').at(-1));
  return (
    <WithinApp value={app}>
      <OtherLanguages address={address} />
      <Page narrow>
        <div className={styles.page}>
          <OutcomeCard stage={stage} tranId={known} heading={<h1>{title}</h1>}>
            {stage === 'received' ? (
              <Received tranId={tranId} donation={donation} isPartlyRefunded={state === 'PART_REFUNDED'} />
            ) : null}
            {stage === 'refunded' ? (
              <Refunded tranId={tranId} donation={donation} isCounted={isPaid(state)} />
            ) : null}
            {stage === 'checking' ? (
              <Checking address={address} isUnreachable={state === 'UNREACHABLE'} {...polling} />
            ) : null}
            {stage === 'in-review' ? <InReview /> : null}
            {stage === 'failed' ? <Failed failure={failure} /> : null}
            {stage === 'unknown' ? <p>{t('outcome.unknown.what')}</p> : null}
            {stage === 'failed' && app.nid !== undefined ? (
              <ButtonLink
                kind={failure !== undefined && mayHaveBeenPaid(failure) ? 'quiet' : 'give'}
                href={givingPath(app.nid, app)}
              >
                {t('outcome.try-again')}
              </ButtonLink>
            ) : null}
            <p>{t('app.close')}</p>
          </OutcomeCard>
          <div role="status">
            <VisuallyHidden>{announcement}</VisuallyHidden>
          </div>
          <PaymentHelp tranId={known} />
        </div>
      </Page>
    </WithinApp>
  );
}

/** Sends the app the payment's status, and again whenever it changes; nothing while it is not known. */
function useAppNotification(tranId: string, state: PaymentState): void {
  const { webviewOrigins } = useConfig();
  useEffect(() => {
    if (state === 'UNKNOWN' || state === 'UNREACHABLE' || state === 'REPORTED' || state === 'REJECTED')
      return;
    // Apps know four statuses: the money of a refund had arrived, and another sum is not counted, held or sent back.
    const other = state === 'IN_REVIEW' ? 'PENDING' : state === 'RETURNED' ? 'FAILED' : state;
    const status = isPaid(other) ? 'SUCCESS' : other;
    notifyApp({ type: 'donation', tran_id: tranId, status }, webviewOrigins ?? []);
  }, [tranId, state, webviewOrigins]);
}

function Failed({ failure }: { failure: FailureKind | undefined }) {
  const t = useAfterPaymentTexts();
  return failure === undefined ? (
    <>
      <p>{t('outcome.failed.what')}</p>
      <p>{t('outcome.failed.money')}</p>
    </>
  ) : (
    <>
      <p>{t(`failure.${failure}.what`)}</p>
      <p>{t(`failure.${failure}.money`)}</p>
    </>
  );
}

export const screen = defineScreen<DoneData>({
  ...outcomePage,
  load,
  Screen: ({ data }) => (
    <OwnQueries>
      <Done data={data} />
    </OwnQueries>
  ),
});
