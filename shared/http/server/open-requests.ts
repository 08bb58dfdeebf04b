import type { ServerResponse } from 'node:http';

/** How many requests may be open when another one is taken. Payments have room of their own beyond all others. */
export interface OpenRequestBounds {
  readonly others: number;
  readonly payments: number;
}

/** A request counts no longer than this, in ms: whoever reads slowly holds nobody back. */
const COUNTED_AT_MOST_MS = 10_000;

/** Counts the requests that are being answered, so that beyond a bound visitors are told at once to try again. */
export class OpenRequests {
  readonly #bounds: OpenRequestBounds;
  #open = 0;

  constructor(bounds: OpenRequestBounds) {
    this.#bounds = bounds;
  }

  get count(): number {
    return this.#open;
  }

  /** Whether the next request would be one too many. */
  isFull(isPayment: boolean): boolean {
    return this.#open >= (isPayment ? this.#bounds.payments : this.#bounds.others);
  }

  /** Counts a request until its response is sent or its visitor has left; false when too many are open. */
  take(response: ServerResponse, isPayment: boolean): boolean {
    if (this.isFull(isPayment)) return false;
    this.#open += 1;
    let isOpen = true;
    const end = () => {
      clearTimeout(timer);
      if (isOpen) this.#open -= 1;
      isOpen = false;
    };
    const timer = setTimeout(end, COUNTED_AT_MOST_MS).unref();
    response.once('finish', end).once('close', end);
    return true;
  }
}
