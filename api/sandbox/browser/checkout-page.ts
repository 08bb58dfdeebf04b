import * as z from 'zod/mini';
import type { CheckoutMessage } from './checkout-message.ts';

// Runs in the pop-up: applies the donor's choice and notifies the page around it.

const Outcome = z.union([z.object({ error: z.looseObject({}) }), z.record(z.string(), z.string())]);

const form = document.getElementById('checkout');
if (!(form instanceof HTMLFormElement)) throw new Error('The pop-up has no form');

const notify = (message: CheckoutMessage) =>
  parent.postMessage({ sandboxCheckout: message }, location.origin);

function setEnabled(checkout: HTMLFormElement, isEnabled: boolean): void {
  for (const button of checkout.querySelectorAll('button')) button.disabled = !isEnabled;
}

async function applyOutcome(checkout: HTMLFormElement, outcome: string): Promise<void> {
  setEnabled(checkout, false);
  const fields = new FormData(checkout);
  const reply: unknown = await fetch(checkout.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      order_id: fields.get('order_id'),
      ticket: fields.get('ticket'),
      outcome,
      reason: fields.get('reason'),
    }),
  })
    .then((answer) => answer.json())
    .catch(() => ({}));
  setEnabled(checkout, true);
  if (outcome === 'lose') return notify({ kind: 'lost' });
  const result = Outcome.parse(reply);
  if ('error' in result) return notify({ kind: 'failed', error: result.error });
  notify({ kind: 'paid', response: result });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
  if (outcome === 'cancel') return notify({ kind: 'dismiss' });
  void applyOutcome(form, outcome);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') notify({ kind: 'dismiss' });
});
setEnabled(form, true);
