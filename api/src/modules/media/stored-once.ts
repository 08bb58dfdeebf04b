import { takeTurns } from '../../concurrency.ts';
import type { MediaStorage } from './media.store.ts';

/** Makes what is asked for when it is first asked for: each once, and two at a time. */
export class StoredOnce {
  readonly #storage: MediaStorage;
  readonly #inTurn = takeTurns(2, 200);
  readonly #making = new Map<string, Promise<void>>();

  constructor(storage: MediaStorage) {
    this.#storage = storage;
  }

  /** Sees to it that something is stored under the name. */
  async ensure(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    if (await this.#storage.has(name)) return;
    await (this.#making.get(name) ?? this.#start(name, make));
  }

  #start(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    const making = this.#inTurn(async () => this.#storage.put(name, await make())).finally(() =>
      this.#making.delete(name),
    );
    this.#making.set(name, making);
    return making;
  }
}
