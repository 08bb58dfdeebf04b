import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen, Link, useConfig, useLanguage, type LoadContext } from '@trust/shared/remote';
import { OwnQueries } from '@trust/shared/remote/queries/own-queries';
import { Page } from '@trust/shared/ui/section';
import { ShareLinks } from '@trust/shared/ui/share-links';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useEffect } from 'react';
import { Checking, InReview } from '../../parts/outcome/checking.tsx';
import page from '../../parts/narrow-page.module.css';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { CardWithoutScripts } from '../../parts/tribute/card-without-scripts.tsx';
import { Tribute } from '../../parts/tribute/tribute.tsx';
import { Received } from '../../parts/outcome/paid/received.tsx';
import { Refunded } from '../../parts/outcome/paid/refunded.tsx';
import { Rejected, Reported } from '../../parts/outcome/reported.tsx';
import { outcomePage } from '../../parts/outcome/outcome-page.ts';
import { paymentStateQuery } from '../../parts/outcome/state/payment-state.data.ts';
import { isPaid, type PaymentState } from '../../parts/outcome/state/payment-state.rules.ts';
import { isBooking, referenceIn } from '../../parts/outcome/reference.rules.ts';
import { outcomePath } from '../../parts/outcome/payment-paths.rules.ts';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { rememberPaidDonor } from '../../parts/receipt/remember-paid-donor.ts';
import { findOwnDonation } from '../../parts/receipt/own-donation.data.ts';
import { useOutcome } from '../../parts/outcome/use-outcome.ts';
import { useResultTexts } from '../../texts/use-texts.ts';
import styles from './payments-complete.module.css';
import { TryAgain } from './try-again.tsx';

interface OutcomeData {
  readonly tranId: string;
  /** As the loader read it. */
  readonly state: PaymentState;
  /** Where the browser read it that made it. */
  readonly donation: DonationSummary | null;
}

async function load({ url, queries, http }: LoadContext): Promise<OutcomeData> {
  const tranId = referenceIn(url);
  const isInBrowser = typeof window !== 'undefined';
  const [state, donation] = await Promise.all([
    queries.ensureQueryData(paymentStateQuery(http, tranId)),
    isInBrowser ? findOwnDonation(http, tranId) : null,
  ]);
  return { tranId, state, donation: isPaid(state) ? donation : null };
}

function Outcome({ data }: { data: OutcomeData }) {
  const { tranId } = data;
  const t = useResultTexts();
  const { transactionPrefixes } = useConfig().trust;
  const { state, polling, donation, stage, title, announcement } = useOutcome(data);
  const known = stage === 'unknown' ? undefined : tranId;
  useEffect(() => {
    if (isPaid(state)) rememberPaidDonor(tranId);
  }, [state, tranId]);
  return (
    <Page narrow>
      <div className={page.page}>
        <OutcomeCard stage={stage} tranId={known} heading={<h1>{title}</h1>}>
          {stage === 'received' ? (
            <Received
              tranId={tranId}
              donation={donation}
              isPartlyRefunded={state === 'PART_REFUNDED'}
              Tribute={Tribute}
            />
          ) : null}
          {stage === 'received' && !isBooking(tranId, transactionPrefixes.solace) ? (
            <>
              <CardWithoutScripts tranId={tranId} />
              <Share />
            </>
          ) : null}
          {stage === 'refunded' ? (
            <Refunded tranId={tranId} donation={donation} isCounted={isPaid(state)} />
          ) : null}
          {stage === 'checking' ? (
            <Checking address={outcomePath(tranId)} isUnreachable={state === 'UNREACHABLE'} {...polling} />
          ) : null}
          {stage === 'reported' ? <Reported tranId={tranId} /> : null}
          {stage === 'rejected' ? <Rejected /> : null}
          {stage === 'in-review' ? <InReview /> : null}
          {stage === 'failed' ? <Failed tranId={tranId} /> : null}
          {stage === 'unknown' ? <p>{t('outcome.unknown.what')}</p> : null}
          <Link className={styles.home} href="/">
            {t('outcome.home')}
          </Link>
        </OutcomeCard>
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
        <PaymentHelp tranId={known} lookUp={!isPaid(state)} />
      </div>
    </Page>
  );
}

/** What the donor may share: never the sum. */
function Share() {
  const t = useResultTexts();
  const name = textIn(useLanguage(), useConfig().trust.shortName);
  return (
    <ShareLinks
      path={PROJECTS_PATH}
      text={t('share.text', { name })}
      labels={{ title: t('share.title'), mail: t('share.mail'), copy: t('share.copy') }}
    />
  );
}

function Failed({ tranId }: { tranId: string }) {
  const t = useResultTexts();
  return (
    <>
      <p>{t('outcome.failed.what')}</p>
      <p>{t('outcome.failed.money')}</p>
      <TryAgain tranId={tranId} />
    </>
  );
}

export const screen = defineScreen<OutcomeData>({
  ...outcomePage,
  load,
  Screen: ({ data }) => (
    <OwnQueries>
      <Outcome data={data} />
    </OwnQueries>
  ),
});
