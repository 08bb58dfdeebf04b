import * as z from 'zod/mini';
import { postJson } from './post.ts';

const Status = z.object({ status: z.string() });

/**
 * One sentence for each recorded donation that the site does not know, or whose payment it no longer has; `donations` are
 * references with the status that was answered last.
 */
export async function findLostDonations(
  url: string,
  donations: ReadonlyMap<string, string | undefined>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [tran_id, status] of donations) {
    const answer = await postJson(`${url}/payments/status`, { tran_id });
    const found = answer.ok ? Status.parse(await answer.json()).status : `answered with ${answer.status}`;
    if (!answer.ok || (status === 'SUCCESS' && found !== status))
      lost.push(`${tran_id} was ${status ?? 'recorded'} and is ${found}`);
  }
  return lost;
}
