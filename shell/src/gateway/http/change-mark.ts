import { ChangeMark } from '@trust/shared/contract/pages/changes';

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
