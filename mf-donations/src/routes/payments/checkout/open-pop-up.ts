import type { Http } from '@trust/shared/http';
import type { CloseOnBack } from '@trust/shared/remote/first-view/history/page-history';
import { paymentStateQuery } from '../../../parts/outcome/state/payment-state.data.ts';
import { isPaid } from '../../../parts/outcome/state/payment-state.rules.ts';
import type {
  CardCheckout,
  CheckoutEvent,
  CheckoutOptions,
  PaymentError,
} from '../../../providers/card-checkout.ts';
import type { CheckoutPhase } from './phase.ts';
import { reportPaymentWithRetries, reportPayment } from './report-payment.ts';
import { watchPayment } from './watch-payment.ts';

interface PopUpOptions {
  readonly http: Http;
  readonly checkout: CardCheckout;
  readonly closeOnBack: CloseOnBack;
  readonly options: CheckoutOptions;
  readonly tranId: string;
  readonly setPhase: (phase: CheckoutPhase) => void;
  readonly onFailed: (error: PaymentError) => void;
  /** The server has the money, or the payment was reported to it. The payment's page shows the rest. */
  readonly onFinished: () => void;
}

/**
 * Opens the provider's pop-up, reports its events to the server, and polls the server while it is open. Back closes it, as
 * its own button does. Returns a function that closes it. Throws where the browser cannot open one.
 */
export function openPopUp({
  http,
  checkout,
  closeOnBack,
  options,
  tranId,
  setPhase,
  onFailed,
  onFinished,
}: PopUpOptions): () => void {
  let hasFailed = false;
  let isClosed = false;
  let isEnded = false;
  const readState = () => paymentStateQuery(http, tranId).queryFn();
  const close = () => {
    isEnded = true;
    stopWatching();
    releaseBack();
    if (!isClosed) popUp.close();
  };
  const finish = () => {
    if (!isEnded) onFinished();
  };

  const handlePaid = async (paymentId: string, signature: string) => {
    isClosed = true;
    releaseBack();
    setPhase({ kind: 'confirming' });
    await reportPaymentWithRetries(http, tranId, { status: 'SUCCESS', paymentId, signature }).catch(
      (error: unknown) => reportError(error),
    );
    finish();
  };
  const handleFailed = async (error: PaymentError) => {
    hasFailed = true;
    onFailed(error);
    setPhase({ kind: 'open', tranId, hasFailed });
    const { paymentId } = error;
    if ((await reportPayment(http, tranId, { status: 'FAILED', paymentId })) === 'SUCCESS') finish();
  };
  const handleDismissed = async () => {
    isClosed = true;
    releaseBack();
    setPhase({ kind: hasFailed ? 'payment-failed' : 'dismissed' });
    if (isPaid(await readState())) finish();
  };
  const handleEvent = (event: CheckoutEvent) => {
    if (isEnded || isClosed) return;
    switch (event.outcome) {
      case 'paid':
        return void handlePaid(event.paymentId, event.signature);
      case 'failed':
        return void handleFailed(event.error).catch((error: unknown) => reportError(error));
      case 'dismissed':
        return void handleDismissed().catch((error: unknown) => reportError(error));
    }
  };
  const popUp = checkout.open(options, handleEvent);
  const releaseBack = closeOnBack(() => {
    handleEvent({ outcome: 'dismissed' });
    popUp.close();
  });
  const stopWatching = watchPayment(readState, finish);
  setPhase({ kind: 'open', tranId, hasFailed });
  return close;
}
