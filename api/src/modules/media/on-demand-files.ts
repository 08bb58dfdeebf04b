import { limitConcurrency } from '../../work/limit-concurrency.ts';
import type { MediaStorage } from './media.store.ts';

/** Generates files on the first request: each once, and two at a time. */
export class OnDemandFiles {
  readonly #storage: MediaStorage;
  readonly #limit = limitConcurrency(2, 200);
  readonly #inFlight = new Map<string, Promise<void>>();

  constructor(storage: MediaStorage) {
    this.#storage = storage;
  }

  /** Stores the result of `make` under the name unless it exists. */
  async ensure(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    if (await this.#storage.has(name)) return;
    await (this.#inFlight.get(name) ?? this.#start(name, make));
  }

  #start(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    const making = this.#limit(async () => this.#storage.put(name, await make())).finally(() =>
      this.#inFlight.delete(name),
    );
    this.#inFlight.set(name, making);
    return making;
  }
}
