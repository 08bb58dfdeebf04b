import escapeHtml from 'escape-html';
import { formatPaise, renderHiddenField, renderSandboxPage } from '../page.ts';
import { PaymentMethod, type SandboxOrder } from './card-records.ts';
import { FAILURES, FailureReason } from './failures.ts';

const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
};

function renderMethods(): string {
  const radios = PaymentMethod.options.map(
    (method, index) =>
      `<label><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>${METHOD_LABELS[method]}</label>`,
  );
  return `<fieldset><legend>Pay by</legend>${radios.join('')}</fieldset>`;
}

/** What the pop-up's script shows after a failure, as the provider's window does. */
const FAILED_NOTICE =
  '<div id="failed" role="alert" hidden><p></p><button type="button" value="retry">Retry</button><button type="submit" form="checkout" name="outcome" value="cancel">Close</button></div>';

function renderReasonOptions(): string {
  return FailureReason.options
    .map(
      (reason) =>
        `<option value="${reason}">${escapeHtml(`${reason}: ${FAILURES[reason].description}`)}</option>`,
    )
    .join('');
}

/** Where a checkout that is a page of its own posts back to. */
export type ReturnAddresses = { callback: string; cancel: string };

/** `ticket` shows that who decides has opened the page. */
type CheckoutPage = {
  order: SandboxOrder;
  name: string;
  ticket: string;
  returnTo?: ReturnAddresses | undefined;
};

/** Renders the checkout: in the pop-up, or, with `returnTo`, as a page of its own that posts back. */
export function renderCheckoutPage({ order, name, ticket, returnTo }: CheckoutPage): string {
  // The pop-up's script enables its buttons: pressed before the script has loaded, they would post the form.
  const disabled = returnTo ? '' : ' disabled';
  const renderButton = (outcome: string, label: string, kind = '') =>
    `<button type="submit" name="outcome" value="${outcome}"${kind}${disabled}>${label}</button>`;
  const form = `<form id="checkout" method="post" action="/sandbox/razorpay/${returnTo ? 'hosted' : 'outcome'}">
${renderHiddenField('order_id', order.id)}${renderHiddenField('ticket', ticket)}${returnTo ? renderHiddenField('callback_url', returnTo.callback) + renderHiddenField('cancel_url', returnTo.cancel) : ''}
${renderMethods()}${renderButton('pay', `Pay ${escapeHtml(formatPaise(order.amount))}`, ' class="pay"')}
<fieldset><legend>Let it fail</legend><label for="reason">Reason</label><select id="reason" name="reason">${renderReasonOptions()}</select>${renderButton('fail', 'Fail')}</fieldset>
${renderButton('lose', 'Pay, but lose the answer')}${renderButton('late', 'Pay late: fail now, money follows')}${renderButton('cancel', 'Close without paying')}</form>`;
  const script = returnTo ? '' : '<script src="/sandbox/razorpay/checkout-page.js"></script>';
  return renderSandboxPage(
    `Pay ${name}`,
    `<p>${escapeHtml(order.receipt ?? order.id)}</p>${returnTo ? '' : FAILED_NOTICE}${form}${script}`,
  );
}
