/** Counts what is received at the same time, in all and from each address. */
export class ConcurrencyLimit {
  readonly #most: { total: number; perAddress: number };
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(most: { total: number; perAddress: number }) {
    this.#most = most;
  }

  /** Returns what ends it; undefined when there are too many. */
  begin(address: string): (() => void) | undefined {
    const running = this.#running.get(address) ?? 0;
    if (this.#total >= this.#most.total || running >= this.#most.perAddress) return undefined;
    this.#total += 1;
    this.#running.set(address, running + 1);
    return () => this.#end(address);
  }

  #end(address: string): void {
    this.#total -= 1;
    const running = (this.#running.get(address) ?? 1) - 1;
    if (running > 0) this.#running.set(address, running);
    else this.#running.delete(address);
  }
}
