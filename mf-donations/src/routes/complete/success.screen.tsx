import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen, Link, useConfig, useLanguage, type LoadContext } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { ShareLinks } from '@trust/shared/ui/share-links';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { Checking } from '../../parts/checking.tsx';
import page from '../../parts/narrow-page.module.css';
import { OutcomeCard } from '../../parts/outcome-card.tsx';
import { outcomePage } from '../../parts/outcome-page.ts';
import { paymentStateQuery } from '../../parts/payment-state.data.ts';
import {
  isBooking,
  outcomePath,
  referenceIn,
  standingOf,
  type PaymentState,
} from '../../parts/payment-state.rules.ts';
import { PaymentHelp } from '../../parts/payment-help.tsx';
import { Receipt } from '../../parts/receipt.tsx';
import { useNews } from '../../parts/use-news.ts';
import { usePaymentState } from '../../parts/use-payment-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './complete.module.css';
import { TryAgain } from './try-again.tsx';

interface OutcomeData {
  readonly tranId: string;
  /** As it stood when the page was read. */
  readonly state: PaymentState;
}

async function load({ url, queries, http }: LoadContext): Promise<OutcomeData> {
  const tranId = referenceIn(url);
  return { tranId, state: await queries.ensureQueryData(paymentStateQuery(http, tranId)) };
}

function Outcome({ data: { tranId } }: { data: OutcomeData }) {
  const t = useTexts();
  const { state, ...asking } = usePaymentState(tranId);
  const standing = standingOf(state);
  const title = t(`outcome.${standing}.title`);
  const news = useNews(title, standing);
  const known = standing === 'unknown' ? undefined : tranId;
  return (
    <Page narrow>
      <div className={page.page}>
        <OutcomeCard standing={standing} tranId={known} heading={<h1>{title}</h1>}>
          {standing === 'received' ? <Received tranId={tranId} /> : null}
          {standing === 'checking' ? (
            <Checking address={outcomePath(tranId)} isUnreachable={state === 'UNREACHABLE'} {...asking} />
          ) : null}
          {standing === 'failed' ? <Failed tranId={tranId} /> : null}
          {standing === 'unknown' ? <p>{t('outcome.unknown.what')}</p> : null}
          <Link className={styles.home} href="/">
            {t('outcome.home')}
          </Link>
        </OutcomeCard>
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
        <PaymentHelp tranId={known} />
      </div>
    </Page>
  );
}

function Received({ tranId }: { tranId: string }) {
  const t = useTexts();
  const { trust } = useConfig();
  const name = textIn(useLanguage(), trust.shortName);
  const booking = isBooking(tranId, trust.transactionPrefixes.solace);
  return (
    <>
      <p>{t(booking ? 'outcome.received.booked' : 'outcome.received.thanks')}</p>
      <p>{t('outcome.received.keep')}</p>
      <Receipt tranId={tranId} />
      {booking ? null : (
        <ShareLinks
          path="/projects"
          text={t('share.text', { name })}
          words={{ title: t('share.title'), mail: t('share.mail'), copy: t('share.copy') }}
        />
      )}
    </>
  );
}

function Failed({ tranId }: { tranId: string }) {
  const t = useTexts();
  return (
    <>
      <p>{t('outcome.failed.what')}</p>
      <p>{t('outcome.failed.money')}</p>
      <TryAgain tranId={tranId} />
    </>
  );
}

export const screen = defineScreen<OutcomeData>({ ...outcomePage, load, Screen: Outcome });
