import { defineScreen, useConfig, useLanguage, type LoadContext } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useEffect } from 'react';
import { recipientOf } from '../../parts/cause.data.ts';
import { Checking } from '../../parts/checking.tsx';
import { failureOf, mayBePaid, type FailureKind } from '../../parts/failure.rules.ts';
import { useFormPage } from '../../parts/form-pages.ts';
import { OtherLanguage } from '../../parts/other-language.tsx';
import { OutcomeCard } from '../../parts/outcome-card.tsx';
import { outcomePage } from '../../parts/outcome-page.ts';
import { paymentStateQuery } from '../../parts/payment-state.data.ts';
import { referenceIn, standingOf, type PaymentState } from '../../parts/payment-state.rules.ts';
import { PaymentHelp } from '../../parts/payment-help.tsx';
import { Receipt } from '../../parts/receipt.tsx';
import { tellApp } from '../../parts/tell-app.ts';
import { useNews } from '../../parts/use-news.ts';
import { usePaymentState } from '../../parts/use-payment-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './done.module.css';

interface DoneData {
  readonly tranId: string;
  /** This page's own path and query, in the language that it is shown in. */
  readonly address: string;
  /** As it stood when the page was read. */
  readonly state: PaymentState;
  /** Why it failed, as far as the server said so when it led here. */
  readonly failure: FailureKind | undefined;
  /** Where it can be tried again. */
  readonly form: string | undefined;
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
    failure: reason === null ? undefined : failureOf(reason),
    form: recipientOf(nid).kind === 'nobody' ? undefined : `/payments-mobile/${nid}`,
  };
}

function Done({ data: { tranId, address, failure, form } }: { data: DoneData }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, ...asking } = usePaymentState(tranId);
  const standing = standingOf(state);
  const title = t(`outcome.${standing}.title`);
  const news = useNews(title, standing);
  useTellingApp(tranId, state);
  const known = standing === 'unknown' ? undefined : tranId;
  const begun = useFormPage(tranId);
  const tryAgain = form ?? begun;
  return (
    <>
      <OtherLanguage address={address} />
      <Page narrow>
        <div className={styles.page}>
          <OutcomeCard standing={standing} tranId={known} heading={<h1>{title}</h1>}>
            {standing === 'received' ? (
              <>
                <p>{t('outcome.received.thanks')}</p>
                <p>{t('outcome.received.keep')}</p>
                <Receipt tranId={tranId} />
              </>
            ) : null}
            {standing === 'checking' ? (
              <Checking address={address} isUnreachable={state === 'UNREACHABLE'} {...asking} />
            ) : null}
            {standing === 'failed' ? <Failed failure={failure} /> : null}
            {standing === 'unknown' ? <p>{t('outcome.unknown.what')}</p> : null}
            {standing === 'failed' && tryAgain !== undefined ? (
              <ButtonLink
                kind={failure !== undefined && mayBePaid(failure) ? 'quiet' : 'give'}
                href={`${tryAgain}?lang=${language}`}
              >
                {t('outcome.try-again')}
              </ButtonLink>
            ) : null}
            <p>{t('app.close')}</p>
          </OutcomeCard>
          <div role="status">
            <VisuallyHidden>{news}</VisuallyHidden>
          </div>
          <PaymentHelp tranId={known} inApp />
        </div>
      </Page>
    </>
  );
}

/** The app is told what the server knows, and again whenever that changes; of what is not known, nothing. */
function useTellingApp(tranId: string, state: PaymentState): void {
  const { webviewOrigins } = useConfig();
  useEffect(() => {
    if (state === 'UNKNOWN' || state === 'UNREACHABLE') return;
    tellApp({ type: 'donation', tran_id: tranId, status: state }, webviewOrigins ?? []);
  }, [tranId, state, webviewOrigins]);
}

function Failed({ failure }: { failure: FailureKind | undefined }) {
  const t = useTexts();
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

export const screen = defineScreen<DoneData>({ ...outcomePage, load, Screen: Done });
