import * as z from 'zod/mini';
import type { CardCheckout, CheckoutEvent, CheckoutOptions, PaymentError } from '../card-checkout.ts';
import { adviceFor } from './advice.rules.ts';

/** After it the donor is offered the provider's own page instead. */
const SCRIPT_TIMEOUT_MS = 15_000;

/** The methods of Razorpay's checkout object that are used here. */
interface RazorpayPopUp {
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
  open(): void;
  close(): void;
}
/** The script's class, `Razorpay`; the options are the provider's. */
type CheckoutClass = new (options: object) => RazorpayPopUp;

function findClassInPage(): CheckoutClass | undefined {
  const Found: unknown = Reflect.get(window, 'Razorpay');
  return isClass(Found) ? Found : undefined;
}

function isClass(value: unknown): value is CheckoutClass {
  return typeof value === 'function';
}

let loading: Promise<CheckoutClass> | undefined;

/** Loads Razorpay's script once. Rejects when it fails to load; the next call tries again. */
export async function loadCheckout(address: string): Promise<CardCheckout> {
  const Checkout = await loadCheckoutClass(address);
  return {
    open: (options, onEvent) => openPopUp(Checkout, options, onEvent),
    redirect(options, { callbackUrl, cancelUrl }) {
      const urls = { redirect: true, callback_url: callbackUrl, cancel_url: cancelUrl };
      new Checkout({ ...toProviderOptions(options), ...urls }).open();
    },
  };
}

function loadCheckoutClass(address: string): Promise<CheckoutClass> {
  const inPage = findClassInPage();
  if (inPage) return Promise.resolve(inPage);
  loading ??= addScript(address).finally(() => {
    loading = undefined;
  });
  return loading;
}

function addScript(address: string): Promise<CheckoutClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(deadline);
      const Loaded = findClassInPage();
      if (Loaded) return resolve(Loaded);
      script.remove();
      reject(new Error('The checkout script did not load.'));
    };
    const deadline = setTimeout(end, SCRIPT_TIMEOUT_MS);
    script.src = address;
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  });
}

/** The documented fields of the error object. */
const RazorpayError = z.object({
  code: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  reason: z.catch(z.optional(z.string()), undefined),
  metadata: z.catch(z.object({ payment_id: z.catch(z.optional(z.string()), undefined) }), {
    payment_id: undefined,
  }),
});
const FailedEvent = z.object({
  error: z.catch(RazorpayError, { code: '', description: '', metadata: {} }),
});
const PaidResponse = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

function readError(event: unknown): PaymentError {
  const { code, description, reason, metadata } = z.parse(FailedEvent, event).error;
  return { description, reason, advice: adviceFor(code), paymentId: metadata.payment_id };
}

function toProviderOptions({ keyId, orderId, amount, name, description, donor }: CheckoutOptions) {
  return { key: keyId, order_id: orderId, amount, currency: 'INR', name, description, prefill: donor };
}

function openPopUp(
  Checkout: CheckoutClass,
  options: CheckoutOptions,
  onEvent: (event: CheckoutEvent) => void,
): RazorpayPopUp {
  const checkout = new Checkout({
    ...toProviderOptions(options),
    handler(response: unknown) {
      // The payment is made even if the response cannot be read; without a signature the server asks the provider.
      const paid = z.safeParse(PaidResponse, response).data;
      onEvent({
        outcome: 'paid',
        paymentId: paid?.razorpay_payment_id ?? '',
        signature: paid?.razorpay_signature ?? '',
      });
    },
    // Back is the page's matter (`closeOnBack`): two that handle it would leave the page.
    modal: { confirm_close: true, handleback: false, ondismiss: () => onEvent({ outcome: 'dismissed' }) },
  });
  checkout.on('payment.failed', (event) => onEvent({ outcome: 'failed', error: readError(event) }));
  checkout.open();
  return checkout;
}
