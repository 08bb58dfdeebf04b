import { Changes } from '@trust/shared/contract/changes';

/** A page is rather drawn than waits longer for the api to say that it need not be. */
const ASK_MS = 500;

/** The api's mark of what was written so far; undefined when it gives none in time. */
export async function readChangeMark(apiUrl: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`${apiUrl}/changes`, { signal: AbortSignal.timeout(ASK_MS) });
    return reply.ok ? Changes.parse(await reply.json()).mark : undefined;
  } catch {
    return undefined;
  }
}
