import { fundPath } from '@trust/shared/contract/donations/funds';
import { defineScreen, redirectTo, type LoadContext } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import page from '../../parts/narrow-page.module.css';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { mayHaveBeenPaid } from '../../parts/outcome/failure.rules.ts';
import { PaymentHelp } from '../../parts/outcome/payment-help.tsx';
import { paymentStateQuery } from '../../parts/outcome/payment-state.data.ts';
import { isPaid, outcomePath } from '../../parts/outcome/payment-state.rules.ts';
import { useResultTexts } from '../../texts/use-texts.ts';
import { BANK_FRAGMENT } from '@trust/shared/contract/content/fragments';
import styles from './payments-complete.module.css';
import { failedPaymentIn, type FailedPayment } from './failed.rules.ts';
import { TryAgain } from './try-again.tsx';

interface FailedData {
  readonly payment: FailedPayment | undefined;
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
  const t = useResultTexts();
  return (
    <Page narrow>
      <div className={page.page}>
        <OutcomeCard stage="unknown" heading={<h1>{t('failed.title')}</h1>}>
          <p>{t('failed.later')}</p>
          {payment ? (
            <Payment payment={payment} />
          ) : (
            <>
              <p>{t('failed.bank')}</p>
              <ButtonLink kind="quiet" href={`${fundPath('home')}#${BANK_FRAGMENT}`}>
                {t('failed.to-bank')}
              </ButtonLink>
            </>
          )}
        </OutcomeCard>
        <PaymentHelp tranId={payment?.tranId} />
      </div>
    </Page>
  );
}

function Payment({ payment: { kind, tranId, page } }: { payment: FailedPayment }) {
  const t = useResultTexts();
  return (
    <section className={styles.payment} aria-labelledby="payment">
      <h2 id="payment" className={styles.title}>
        {t(`failure.${kind}.title`)}
      </h2>
      <p>{t(`failure.${kind}.what`)}</p>
      <p>{t(`failure.${kind}.money`)}</p>
      {tranId === undefined ? null : <p>{t('outcome.reference', { tranId })}</p>}
      <TryAgain tranId={tranId} page={page} quiet={mayHaveBeenPaid(kind)} />
    </section>
  );
}

export const screen = defineScreen<FailedData>({
  load,
  Screen: Failed,
  head: ({ data: { payment }, t }) => ({
    title: t(payment ? `failure.${payment.kind}.title` : 'failed.title'),
    description: t('failed.later'),
    noIndex: true,
  }),
});
