import { FAILURES, FailureReason } from './failures.ts';
import { hidden, html, sandboxPage } from './page.ts';
import type { SandboxOrder } from './card-sandbox.ts';

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

function reasons(): string {
  return FailureReason.options
    .map(
      (reason) => `<option value="${reason}">${html(`${reason}: ${FAILURES[reason].description}`)}</option>`,
    )
    .join('');
}

/** What a donor sees of the checkout: in the pop-up, or, with `returnTo`, as a page of its own that posts back. */
export function checkoutPage(
  order: SandboxOrder,
  name: string,
  returnTo?: { callback: string; cancel: string },
): string {
  // The pop-up's buttons are its script's, which takes the attribute away: pressed before it is there they would post.
  const early = returnTo ? '' : ' disabled';
  const button = (outcome: string, words: string, kind = '') =>
    `<button type="submit" name="outcome" value="${outcome}"${kind}${early}>${words}</button>`;
  const form = `<form id="checkout" method="post" action="/sandbox/razorpay/${returnTo ? 'hosted' : 'outcome'}">
${hidden('order_id', order.id)}${returnTo ? hidden('callback_url', returnTo.callback) + hidden('cancel_url', returnTo.cancel) : ''}
${button('pay', `Pay ${html(rupees(order.amount))}`, ' class="pay"')}
<fieldset><legend>Let it fail</legend><label for="reason">Reason</label><select id="reason" name="reason">${reasons()}</select>${button('fail', 'Fail')}</fieldset>
${button('lose', 'Pay, but lose the answer')}${button('late', 'Pay late: fail now, money follows')}${button('cancel', 'Close without paying')}</form>`;
  const script = returnTo ? '' : '<script src="/sandbox/razorpay/checkout-page.js"></script>';
  return sandboxPage(`Pay ${name}`, `<p>${html(order.receipt ?? order.id)}</p>${form}${script}`);
}

/** A page that posts a form on: by itself where scripts run, by a button where they do not. */
export function postOnPage(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(([name, value]) => hidden(name, value));
  return sandboxPage(
    'Going back',
    `<form id="on" method="post" action="${html(action)}">${inputs.join('')}<button type="submit" class="pay">Continue</button></form><script src="/sandbox/post-on.js"></script>`,
  );
}

export const POST_ON_SCRIPT = `document.getElementById('on').submit();`;

/** Runs in the pop-up: does what the donor pressed and tells the page around it. */
export const CHECKOUT_PAGE_SCRIPT = `(() => {
  const form = document.getElementById('checkout');
  const tell = (message) => parent.postMessage({ sandboxCheckout: message }, location.origin);
  const allow = (may) => form.querySelectorAll('button').forEach((button) => (button.disabled = !may));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = event.submitter.value;
    if (outcome === 'cancel') return tell({ kind: 'dismiss' });
    allow(false);
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: form.order_id.value, outcome, reason: form.reason.value }),
    }).then((answer) => answer.json(), () => ({}));
    allow(true);
    if (outcome === 'lose') return tell({ kind: 'lost' });
    tell(reply.error ? { kind: 'failed', error: reply.error } : { kind: 'paid', response: reply });
  });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && tell({ kind: 'dismiss' }));
  allow(true);
})();`;

/** The provider's checkout script, as far as pages use it. */
export const CHECKOUT_SCRIPT = `(() => {
  class Razorpay {
    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.options = options;
      this.heard = {};
    }
    on(event, handler) {
      (this.heard[event] ||= []).push(handler);
    }
    open() {
      const { options } = this;
      if (options.redirect) return this.leave();
      const frame = document.createElement('iframe');
      const query = new URLSearchParams({ order_id: options.order_id, name: options.name || '' });
      frame.src = '/sandbox/razorpay/checkout?' + query;
      frame.title = 'Payment (sandbox)';
      frame.className = 'razorpay-checkout-frame';
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', background: '#fff' });
      const before = document.activeElement;
      const hear = (event) => {
        if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
        const message = event.data && event.data.sandboxCheckout;
        if (!message) return;
        if (message.kind === 'failed') {
          for (const handler of this.heard['payment.failed'] || []) handler({ error: message.error });
          return;
        }
        this.close();
        if (message.kind === 'paid' && options.callback_url && !options.handler) return this.post(options.callback_url, message.response);
        if (message.kind === 'paid') options.handler && options.handler(message.response);
        if (message.kind === 'dismiss' && options.modal && options.modal.ondismiss) options.modal.ondismiss();
      };
      this.close = () => {
        removeEventListener('message', hear);
        frame.remove();
        if (before && before.focus) before.focus();
      };
      addEventListener('message', hear);
      document.body.append(frame);
      frame.focus();
    }
    close() {}
    leave() {
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
