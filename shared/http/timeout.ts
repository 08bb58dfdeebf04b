/** Settles with the promise, or rejects with `createError()` once `ms` have passed; the work itself goes on. */
export function withTimeout<T>(promise: Promise<T>, ms: number, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
