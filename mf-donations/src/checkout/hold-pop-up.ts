import type { Http } from '@trust/shared/http';
import { paymentStateQuery } from '../parts/payment-state.data.ts';
import {
  openCheckout,
  type CheckoutAsk,
  type CheckoutClass,
  type Heard,
  type PaymentError,
} from './checkout-script.ts';
import type { Phase } from './phase.ts';
import { reportPaid, reportPayment } from './report-payment.ts';
import { watchPayment } from './watch-payment.ts';

interface PopUp {
  readonly http: Http;
  readonly CheckoutOf: CheckoutClass;
  readonly ask: CheckoutAsk;
  readonly tranId: string;
  readonly enter: (phase: Phase) => void;
  readonly onFailed: (error: PaymentError) => void;
  /** The server has the money, or has been told all that the pop-up said: the payment's page tells the rest. */
  readonly onArrived: () => void;
}

/**
 * Opens the provider's pop-up, tells the server what it says, and asks the server while it stands. Gives what ends it.
 * Throws where the browser cannot open one.
 */
export function holdPopUp({ http, CheckoutOf, ask, tranId, enter, onFailed, onArrived }: PopUp): () => void {
  let hasFailed = false;
  let isClosed = false;
  let isOver = false;
  const stateNow = () => paymentStateQuery(http, tranId).queryFn();
  const end = () => {
    isOver = true;
    stopWatching();
    if (!isClosed) checkout.close();
  };
  const arrived = () => {
    if (!isOver) onArrived();
  };

  const paid = async (paymentId: string, signature: string) => {
    isClosed = true;
    enter({ kind: 'confirming' });
    await reportPaid(http, tranId, { status: 'SUCCESS', paymentId, signature }).catch((error: unknown) =>
      reportError(error),
    );
    arrived();
  };
  const failed = async (error: PaymentError) => {
    hasFailed = true;
    onFailed(error);
    enter({ kind: 'open', tranId, hasFailed });
    const paymentId = error.metadata.payment_id;
    if ((await reportPayment(http, tranId, { status: 'FAILED', paymentId })) === 'SUCCESS') arrived();
  };
  const dismissed = async () => {
    isClosed = true;
    enter({ kind: hasFailed ? 'failed' : 'dismissed' });
    if ((await stateNow()) === 'SUCCESS') arrived();
  };
  const hear = (heard: Heard) => {
    if (isOver || isClosed) return;
    switch (heard.kind) {
      case 'paid':
        return void paid(heard.paymentId, heard.signature);
      case 'failed':
        return void failed(heard.error).catch((error: unknown) => reportError(error));
      case 'dismissed':
        return void dismissed().catch((error: unknown) => reportError(error));
    }
  };
  const checkout = openCheckout(CheckoutOf, ask, hear);
  const stopWatching = watchPayment(stateNow, arrived);
  enter({ kind: 'open', tranId, hasFailed });
  return end;
}
