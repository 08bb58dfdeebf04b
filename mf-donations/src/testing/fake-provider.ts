/** The options of the provider's checkout that tests look at. */
export interface OpenedCheckout {
  readonly options: {
    key: string;
    order_id: string;
    amount: number;
    redirect?: boolean;
    callback_url?: string;
    prefill: { name: string };
    handler?: (response: unknown) => void;
    modal?: { ondismiss: () => void; handleback: boolean };
  };
  isClosed: boolean;
  pay(): void;
  fail(error: { code: string; description: string; reason: string }): void;
  dismiss(): void;
}

/** Puts the provider's class into the page and lists what was opened with it. */
export function fakeProvider(): OpenedCheckout[] {
  const opened: OpenedCheckout[] = [];
  class Razorpay implements OpenedCheckout {
    isClosed = false;
    #failed: (event: unknown) => void = () => {};
    constructor(readonly options: OpenedCheckout['options']) {}
    on(_event: string, listener: (event: unknown) => void) {
      this.#failed = listener;
    }
    open() {
      opened.push(this);
    }
    close() {
      this.isClosed = true;
    }
    pay() {
      this.options.handler?.({ razorpay_payment_id: 'pay_1', razorpay_signature: 'a signature' });
    }
    fail(error: object) {
      this.#failed({ error: { ...error, metadata: { payment_id: 'pay_0' } } });
    }
    dismiss() {
      this.options.modal?.ondismiss();
    }
  }
  Reflect.set(window, 'Razorpay', Razorpay);
  return opened;
}

/** As before the provider's script has loaded. */
export function removeProvider(): void {
  Reflect.deleteProperty(window, 'Razorpay');
}
