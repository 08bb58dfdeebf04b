/** The pool has few connections, and on a slow machine some callers wait for one too long. */
const BUSY = /timeout exceeded when trying to connect/;

/** Calls all at the same moment, and those again that got no connection, as a caller would; rejects with any other error. */
export async function allAtOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results = await Promise.allSettled(calls.map((call) => call()));
  const refused = calls.filter((_, index) => results[index]?.status === 'rejected');
  for (const result of results)
    if (result.status === 'rejected' && !BUSY.test(String(result.reason))) throw result.reason;
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return refused.length === 0 ? answers : [...answers, ...(await allAtOnce(refused))];
}
