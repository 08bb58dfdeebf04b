import { ChangeMark } from '@trust/shared/contract/pages/changes';
import { shareNext } from '@trust/shared/http/server/share-next';

/** After this time the page is rendered anew: waiting longer would cost more than the cache saves. */
const TIMEOUT_MS = 500;

/**
 * The api's mark of the last write: pages rendered under the same mark are up to date. Undefined on timeout or error,
 * which is reported: every page is then rendered anew.
 */
export async function readChangeMark(
  apiUrl: string,
  report: (error: unknown) => void,
): Promise<string | undefined> {
  try {
    const reply = await fetch(`${apiUrl}/changes`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`The api answered ${reply.status} to a call for its change mark.`);
    return ChangeMark.parse(await reply.json()).mark;
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** A page shows what was written up to so many ms before it was asked for. */
const HOLDS_MS = 20;

/**
 * Reads the mark for a crowd: one that was asked for a moment ago holds for whoever comes next, who need not wait for the
 * api. A read that gave none is made again.
 */
export function createMarkReader(
  read: () => Promise<string | undefined>,
  clock: Pick<Performance, 'now'> = performance,
): () => Promise<string | undefined> {
  let latest: { readonly mark: Promise<string>; readonly until: number } | undefined;
  const readNext = shareNext(async () => {
    const askedAt = clock.now();
    const mark = await read();
    latest = mark === undefined ? undefined : { mark: Promise.resolve(mark), until: askedAt + HOLDS_MS };
    return mark;
  });
  return () => (latest && clock.now() < latest.until ? latest.mark : readNext());
}
