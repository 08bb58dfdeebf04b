/**
 * Calls that come while one is under way share the next one: each still sees all that was written before it came, and a
 * crowd asks no more often than one after the other. Where `read` rejects, so do those who shared it; the next is made.
 */
export function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => {
    next = undefined;
    const reading = read().finally(() => {
      if (!next) current = undefined;
    });
    current = reading;
    return reading;
  };
  return () => (current ? (next ??= current.then(start, start)) : start());
}
