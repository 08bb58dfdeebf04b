import { defineScreen, redirectTo, type LoadContext } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import page from '../../parts/narrow-page.module.css';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { mayHaveBeenPaid } from '../../parts/outcome/failure.rules.ts';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { paymentStateQuery } from '../../parts/outcome/state/payment-state.data.ts';
import { isPaid } from '../../parts/outcome/state/payment-state.rules.ts';
import { outcomePath } from '../../parts/outcome/payment-paths.rules.ts';
import { useResultTexts } from '../../texts/use-texts.ts';
import styles from './payments-complete.module.css';
import { bankPageOf, failedPaymentIn, type FailedPayment as Payment } from './failed.rules.ts';
import { TryAgain } from './try-again.tsx';

interface FailedData {
  readonly payment: Payment | undefined;
}

/** The money may have come late: whoever has paid is redirected, not asked to pay again. */
async function load({ url, queries, http }: LoadContext): Promise<FailedData> {
  const payment = failedPaymentIn(url);
  if (payment?.tranId === undefined) return { payment };
  const state = await queries.ensureQueryData(paymentStateQuery(http, payment.tranId));
  if (isPaid(state)) throw redirectTo(outcomePath(payment.tranId));
  return { payment: state === 'UNKNOWN' ? { ...payment, tranId: undefined } : payment };
}

function Failed({ data: { payment } }: { data: FailedData }) {
  return (
    <Page narrow>
      <div className={page.page}>
        {payment ? <FailedPayment payment={payment} /> : <Maintenance />}
        <PaymentHelp tranId={payment?.tranId} />
      </div>
    </Page>
  );
}

/** Why a payment failed, what becomes of its money, and only then what holds where all of them fail. */
function FailedPayment({ payment: { kind, tranId, page, bankPage } }: { payment: Payment }) {
  const t = useResultTexts();
  const isOpen = mayHaveBeenPaid(kind);
  return (
    <OutcomeCard
      stage={isOpen ? 'checking' : 'failed'}
      tranId={tranId}
      heading={<h1>{t(`failure.${kind}.title`)}</h1>}
    >
      <p>{t(`failure.${kind}.what`)}</p>
      <p>{t(`failure.${kind}.money`)}</p>
      <TryAgain tranId={tranId} page={page} quiet={isOpen} />
      <section className={styles.again} aria-labelledby="again">
        <h2 id="again" className={styles.title}>
          {t('failed.again')}
        </h2>
        <p>
          <span>{t('failed.title')}</span> <span>{t('failed.later')}</span>
        </p>
        {bankPage === undefined ? null : <ByTransfer bankPage={bankPage} />}
      </section>
    </OutcomeCard>
  );
}

function Maintenance() {
  const t = useResultTexts();
  return (
    <OutcomeCard stage="unknown" heading={<h1>{t('failed.title')}</h1>}>
      <p>{t('failed.later')}</p>
      <ByTransfer bankPage={bankPageOf()} />
    </OutcomeCard>
  );
}

function ByTransfer({ bankPage }: { bankPage: string }) {
  const t = useResultTexts();
  return (
    <>
      <p>{t('failed.bank')}</p>
      <ButtonLink kind="quiet" href={bankPage}>
        {t('failed.to-bank')}
      </ButtonLink>
    </>
  );
}

export const screen = defineScreen<FailedData>({
  load,
  Screen: Failed,
  head: ({ data: { payment }, t }) => ({
    title: t(payment ? `failure.${payment.kind}.title` : 'failed.title'),
    description: t(payment ? `failure.${payment.kind}.what` : 'failed.later'),
    noIndex: true,
  }),
});
