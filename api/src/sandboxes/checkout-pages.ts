import { FAILURES, FailureReason } from './failures.ts';
import escapeHtml from 'escape-html';
import { renderHiddenField, renderSandboxPage } from './page.ts';
import type { SandboxOrder } from './card-sandbox.ts';

const formatRupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

function renderReasonOptions(): string {
  return FailureReason.options
    .map(
      (reason) =>
        `<option value="${reason}">${escapeHtml(`${reason}: ${FAILURES[reason].description}`)}</option>`,
    )
    .join('');
}

/** Renders the checkout: in the pop-up, or, with `returnTo`, as a page of its own that posts back. */
export function renderCheckoutPage(
  order: SandboxOrder,
  name: string,
  returnTo?: { callback: string; cancel: string },
): string {
  // The pop-up's script enables its buttons: pressed before the script has loaded, they would post the form.
  const disabled = returnTo ? '' : ' disabled';
  const renderButton = (outcome: string, label: string, kind = '') =>
    `<button type="submit" name="outcome" value="${outcome}"${kind}${disabled}>${label}</button>`;
  const form = `<form id="checkout" method="post" action="/sandbox/razorpay/${returnTo ? 'hosted' : 'outcome'}">
${renderHiddenField('order_id', order.id)}${returnTo ? renderHiddenField('callback_url', returnTo.callback) + renderHiddenField('cancel_url', returnTo.cancel) : ''}
${renderButton('pay', `Pay ${escapeHtml(formatRupees(order.amount))}`, ' class="pay"')}
<fieldset><legend>Let it fail</legend><label for="reason">Reason</label><select id="reason" name="reason">${renderReasonOptions()}</select>${renderButton('fail', 'Fail')}</fieldset>
${renderButton('lose', 'Pay, but lose the answer')}${renderButton('late', 'Pay late: fail now, money follows')}${renderButton('cancel', 'Close without paying')}</form>`;
  const script = returnTo ? '' : '<script src="/sandbox/razorpay/checkout-page.js"></script>';
  return renderSandboxPage(`Pay ${name}`, `<p>${escapeHtml(order.receipt ?? order.id)}</p>${form}${script}`);
}

/** Renders a page that submits a form by itself, or by a button where no scripts run. */
export function renderAutoSubmitPage(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(([name, value]) => renderHiddenField(name, value));
  return renderSandboxPage(
    'Going back',
    `<form id="on" method="post" action="${escapeHtml(action)}">${inputs.join('')}<button type="submit" class="pay">Continue</button></form><script src="/sandbox/post-on.js"></script>`,
  );
}

export const AUTO_SUBMIT_SCRIPT = `document.getElementById('on').submit();`;

/** Runs in the pop-up: applies the donor's choice and notifies the page around it. */
export const CHECKOUT_PAGE_SCRIPT = `(() => {
  const form = document.getElementById('checkout');
  const notify = (message) => parent.postMessage({ sandboxCheckout: message }, location.origin);
  const setEnabled = (isEnabled) => form.querySelectorAll('button').forEach((button) => (button.disabled = !isEnabled));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = event.submitter.value;
    if (outcome === 'cancel') return notify({ kind: 'dismiss' });
    setEnabled(false);
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: form.order_id.value, outcome, reason: form.reason.value }),
    }).then((answer) => answer.json(), () => ({}));
    setEnabled(true);
    if (outcome === 'lose') return notify({ kind: 'lost' });
    notify(reply.error ? { kind: 'failed', error: reply.error } : { kind: 'paid', response: reply });
  });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && notify({ kind: 'dismiss' }));
  setEnabled(true);
})();`;

/** The part of the provider's checkout script that pages use. */
export const CHECKOUT_SCRIPT = `(() => {
  class Razorpay {
    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.options = options;
      this.handlers = {};
    }
    on(event, handler) {
      (this.handlers[event] ||= []).push(handler);
    }
    open() {
      const { options } = this;
      if (options.redirect) return this.openHostedPage();
      const frame = document.createElement('iframe');
      const query = new URLSearchParams({ order_id: options.order_id, name: options.name || '' });
      frame.src = '/sandbox/razorpay/checkout?' + query;
      frame.title = 'Payment (sandbox)';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', background: '#fff' });
      const focusedBefore = document.activeElement;
      const onMessage = (event) => {
        if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
        const message = event.data && event.data.sandboxCheckout;
        if (!message) return;
        if (message.kind === 'failed') {
          for (const handler of this.handlers['payment.failed'] || []) handler({ error: message.error });
          return;
        }
        this.close();
        if (message.kind === 'paid' && options.callback_url && !options.handler) return this.post(options.callback_url, message.response);
        if (message.kind === 'paid') options.handler && options.handler(message.response);
        if (message.kind === 'dismiss' && options.modal && options.modal.ondismiss) options.modal.ondismiss();
      };
      this.close = () => {
        removeEventListener('message', onMessage);
        frame.remove();
        if (focusedBefore && focusedBefore.focus) focusedBefore.focus();
      };
      addEventListener('message', onMessage);
      document.body.append(frame);
      frame.focus();
    }
    close() {}
    openHostedPage() {
      const { options } = this;
      this.post('/sandbox/razorpay/v1/checkout/embedded', {
        key_id: options.key,
        order_id: options.order_id,
        name: options.name || '',
        callback_url: options.callback_url,
        cancel_url: options.cancel_url || location.href,
      });
    }
    post(action, fields) {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = action;
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }
  }
  window.Razorpay = Razorpay;
})();`;
