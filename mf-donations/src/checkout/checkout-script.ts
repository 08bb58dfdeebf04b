import * as z from 'zod/mini';

/** How long the provider's script may take before another way is offered. In ms. */
const SCRIPT_WITHIN = 15_000;

/** What a checkout of the provider's does, as far as it is used here. */
export interface Checkout {
  on(event: 'payment.failed', hear: (event: unknown) => void): void;
  open(): void;
  close(): void;
}
/** The provider's class, `Razorpay`; the options are the provider's. */
export type CheckoutClass = new (options: object) => Checkout;

/** The class in the page, put there by the provider's script. */
function classInPage(): CheckoutClass | undefined {
  const Found: unknown = Reflect.get(window, 'Razorpay');
  return isClass(Found) ? Found : undefined;
}

function isClass(value: unknown): value is CheckoutClass {
  return typeof value === 'function';
}

let loading: Promise<CheckoutClass> | undefined;

/** Loads the provider's script once. Rejects when it does not come, and then may be tried again. */
export function loadCheckout(address: string): Promise<CheckoutClass> {
  const inPage = classInPage();
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
      const Loaded = classInPage();
      if (Loaded) return resolve(Loaded);
      script.remove();
      reject(new Error('The checkout script did not come.'));
    };
    const deadline = setTimeout(end, SCRIPT_WITHIN);
    script.src = address;
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  });
}

/** What the provider says of a payment that failed: documented fields of its error object. */
const PaymentError = z.object({
  code: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  reason: z.catch(z.optional(z.string()), undefined),
  metadata: z.catch(z.object({ payment_id: z.catch(z.optional(z.string()), undefined) }), {
    payment_id: undefined,
  }),
});
export type PaymentError = z.output<typeof PaymentError>;
const Failed = z.object({ error: z.catch(PaymentError, { code: '', description: '', metadata: {} }) });

const Paid = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** What a pop-up tells. A failed payment may be tried again in the same pop-up, until it is paid or dismissed. */
export type Heard =
  | { readonly kind: 'paid'; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'failed'; readonly error: PaymentError }
  | { readonly kind: 'dismissed' };

/** What the provider is told of a donation. `amount` in paise. */
export interface CheckoutAsk {
  readonly keyId: string;
  readonly orderId: string;
  readonly amount: number;
  /** Whom the donor pays, and for what. */
  readonly name: string;
  readonly description: string;
  readonly donor: { readonly name: string; readonly email: string; readonly contact: string };
}

function optionsOf({ keyId, orderId, amount, name, description, donor }: CheckoutAsk) {
  return { key: keyId, order_id: orderId, amount, currency: 'INR', name, description, prefill: donor };
}

/** Opens the provider's pop-up over this page. Throws where the browser cannot. */
export function openCheckout(
  CheckoutOf: CheckoutClass,
  ask: CheckoutAsk,
  hear: (heard: Heard) => void,
): Checkout {
  const checkout = new CheckoutOf({
    ...optionsOf(ask),
    handler(response: unknown) {
      // Paid it is in any case; without a signature the server finds out by itself.
      const paid = z.safeParse(Paid, response).data;
      hear({
        kind: 'paid',
        paymentId: paid?.razorpay_payment_id ?? '',
        signature: paid?.razorpay_signature ?? '',
      });
    },
    modal: { confirm_close: true, ondismiss: () => hear({ kind: 'dismissed' }) },
  });
  checkout.on('payment.failed', (event) => hear({ kind: 'failed', error: z.parse(Failed, event).error }));
  checkout.open();
  return checkout;
}

/** Leaves for the provider's own page, which posts the browser back to `callbackUrl`. */
export function leaveForCheckout(
  CheckoutOf: CheckoutClass,
  ask: CheckoutAsk,
  { callbackUrl, cancelUrl }: { callbackUrl: string; cancelUrl: string },
): void {
  new CheckoutOf({
    ...optionsOf(ask),
    redirect: true,
    callback_url: callbackUrl,
    cancel_url: cancelUrl,
  }).open();
}
