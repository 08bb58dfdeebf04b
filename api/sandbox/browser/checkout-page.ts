import * as z from 'zod/mini';
import type { CheckoutMessage } from './checkout-message.ts';

// Runs in the pop-up: applies the donor's choice and notifies the page around it.

const Failure = z.object({ error: z.looseObject({ description: z._default(z.string(), '') }) });
const Success = z.record(z.string(), z.string());

const form = document.getElementById('checkout');
if (!(form instanceof HTMLFormElement)) throw new Error('The pop-up has no form');

const notify = (message: CheckoutMessage) =>
  parent.postMessage({ sandboxCheckout: message }, location.origin);

function setEnabled(checkout: HTMLFormElement, isEnabled: boolean): void {
  for (const button of checkout.querySelectorAll('button')) button.disabled = !isEnabled;
}

const notice = document.getElementById('failed');

/** Shows why the payment failed, in the window where it was made, until it is tried again. */
function showFailure(description: string): void {
  const words = notice?.querySelector('p');
  if (!notice || !words) return;
  words.textContent = description === '' ? 'The payment failed.' : description;
  notice.hidden = false;
  notice.querySelector('button')?.focus();
}

async function applyOutcome(checkout: HTMLFormElement, outcome: string): Promise<void> {
  setEnabled(checkout, false);
  if (notice) notice.hidden = true;
  const fields = new FormData(checkout);
  const reply: unknown = await fetch(checkout.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      order_id: fields.get('order_id'),
      ticket: fields.get('ticket'),
      outcome,
      reason: fields.get('reason'),
      method: fields.get('method'),
    }),
  })
    .then((answer) => answer.json())
    .catch(() => ({}));
  setEnabled(checkout, true);
  if (outcome === 'lose') return notify({ kind: 'lost' });
  const failure = Failure.safeParse(reply).data;
  if (!failure) return notify({ kind: 'paid', response: Success.parse(reply) });
  showFailure(failure.error.description);
  notify({ kind: 'payment-failed', error: failure.error });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
  if (outcome === 'cancel') return notify({ kind: 'dismiss' });
  void applyOutcome(form, outcome);
});
notice?.querySelector('button')?.addEventListener('click', () => {
  notice.hidden = true;
  form.querySelector<HTMLElement>('input:checked')?.focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') notify({ kind: 'dismiss' });
});
setEnabled(form, true);
