import * as z from 'zod/mini';
import { CheckoutMessage } from './checkout-message.ts';

/** The options of the provider's checkout that the sandbox heeds. Amount in paise. */
interface CheckoutOptions {
  readonly key?: string;
  readonly order_id: string;
  readonly name?: string;
  readonly redirect?: boolean;
  readonly callback_url?: string;
  readonly cancel_url?: string;
  readonly handler?: (response: Record<string, string>) => void;
  readonly modal?: { readonly ondismiss?: () => void };
}
type FailureHandler = (event: { error: unknown }) => void;

const FrameMessage = z.object({ sandboxCheckout: CheckoutMessage });
const FULL_SCREEN = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  zIndex: '2147483647',
  background: '#fff',
};

/** The part of the provider's checkout class that pages use. */
class Razorpay {
  readonly #options: CheckoutOptions;
  readonly #failureHandlers: FailureHandler[] = [];
  #close = () => {};

  constructor(options?: CheckoutOptions) {
    if (!options?.key) throw new Error('No key passed');
    this.#options = options;
  }

  on(event: string, handler: FailureHandler): void {
    if (event === 'payment.failed') this.#failureHandlers.push(handler);
  }

  open(): void {
    if (this.#options.redirect) return this.#openHostedPage();
    const { order_id, name = '' } = this.#options;
    const frame = document.createElement('iframe');
    frame.src = `/sandbox/razorpay/checkout?${new URLSearchParams({ order_id, name }).toString()}`;
    frame.title = 'Payment (sandbox)';
    frame.className = 'razorpay-checkout-frame';
    Object.assign(frame.style, FULL_SCREEN);
    const focusedBefore = document.activeElement;
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
      const { data } = FrameMessage.safeParse(event.data);
      if (data) this.#handleMessage(data.sandboxCheckout);
    };
    this.#close = () => {
      removeEventListener('message', onMessage);
      frame.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };
    addEventListener('message', onMessage);
    document.body.append(frame);
    frame.focus();
  }

  close(): void {
    this.#close();
  }

  #handleMessage(message: CheckoutMessage): void {
    const { handler, callback_url, modal } = this.#options;
    switch (message.kind) {
      case 'payment-failed':
        for (const handleFailure of this.#failureHandlers) handleFailure({ error: message.error });
        return;
      case 'paid':
        this.close();
        if (handler) return handler(message.response);
        if (callback_url !== undefined) post(callback_url, message.response);
        return;
      case 'dismiss':
        this.close();
        modal?.ondismiss?.();
        return;
      case 'lost':
        this.close();
    }
  }

  #openHostedPage(): void {
    const { key = '', order_id, name = '', callback_url = '', cancel_url = location.href } = this.#options;
    post('/sandbox/razorpay/v1/checkout/embedded', { key_id: key, order_id, name, callback_url, cancel_url });
  }
}

function post(action: string, fields: Record<string, string>): void {
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

Reflect.set(window, 'Razorpay', Razorpay);
