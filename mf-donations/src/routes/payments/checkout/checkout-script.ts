import * as z from 'zod/mini';

/** After it the donor is offered the provider's own page instead. */
const SCRIPT_TIMEOUT_MS = 15_000;

/** The methods of the provider's checkout object that are used here. */
export interface CheckoutPopUp {
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
  open(): void;
  close(): void;
}
/** The provider's class, `Razorpay`; the options are the provider's. */
export type CheckoutClass = new (options: object) => CheckoutPopUp;

function findClassInPage(): CheckoutClass | undefined {
  const Found: unknown = Reflect.get(window, 'Razorpay');
  return isClass(Found) ? Found : undefined;
}

function isClass(value: unknown): value is CheckoutClass {
  return typeof value === 'function';
}

let loading: Promise<CheckoutClass> | undefined;

/** Loads the provider's script once. Rejects when it fails to load; the next call tries again. */
export function loadCheckoutClass(address: string): Promise<CheckoutClass> {
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

/** The documented fields of the provider's error object. */
const PaymentError = z.object({
  code: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  reason: z.catch(z.optional(z.string()), undefined),
  metadata: z.catch(z.object({ payment_id: z.catch(z.optional(z.string()), undefined) }), {
    payment_id: undefined,
  }),
});
export type PaymentError = z.output<typeof PaymentError>;
const FailedEvent = z.object({ error: z.catch(PaymentError, { code: '', description: '', metadata: {} }) });

const PaidResponse = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

/** What happens in the pop-up. After `failed` the donor may try again in it, until `paid` or `dismissed`. */
export type CheckoutEvent =
  | { readonly kind: 'paid'; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'failed'; readonly error: PaymentError }
  | { readonly kind: 'dismissed' };

/** What the pop-up needs to know of a donation. `amount` in paise. */
export interface CheckoutOptions {
  readonly keyId: string;
  readonly orderId: string;
  readonly amount: number;
  /** The payee's name, and what is paid for. */
  readonly name: string;
  readonly description: string;
  readonly donor: { readonly name: string; readonly email: string; readonly contact: string };
}

function toProviderOptions({ keyId, orderId, amount, name, description, donor }: CheckoutOptions) {
  return { key: keyId, order_id: orderId, amount, currency: 'INR', name, description, prefill: donor };
}

/** Opens the provider's pop-up over this page. Throws where the browser cannot. */
export function openCheckout(
  Checkout: CheckoutClass,
  options: CheckoutOptions,
  onEvent: (event: CheckoutEvent) => void,
): CheckoutPopUp {
  const checkout = new Checkout({
    ...toProviderOptions(options),
    handler(response: unknown) {
      // The payment is made even if the response cannot be read; without a signature the server asks the provider.
      const paid = z.safeParse(PaidResponse, response).data;
      onEvent({
        kind: 'paid',
        paymentId: paid?.razorpay_payment_id ?? '',
        signature: paid?.razorpay_signature ?? '',
      });
    },
    modal: { confirm_close: true, ondismiss: () => onEvent({ kind: 'dismissed' }) },
  });
  checkout.on('payment.failed', (event) =>
    onEvent({ kind: 'failed', error: z.parse(FailedEvent, event).error }),
  );
  checkout.open();
  return checkout;
}

/** Navigates to the provider's own page, which posts the browser back to `callbackUrl`. */
export function redirectToCheckout(
  Checkout: CheckoutClass,
  options: CheckoutOptions,
  { callbackUrl, cancelUrl }: { callbackUrl: string; cancelUrl: string },
): void {
  new Checkout({
    ...toProviderOptions(options),
    redirect: true,
    callback_url: callbackUrl,
    cancel_url: cancelUrl,
  }).open();
}
