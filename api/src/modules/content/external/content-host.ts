import { parseJson } from '@trust/shared/files/read-file';
import type { Language } from '@trust/shared/contract/languages';

const MAX_BYTES = 4_000_000;
const MAX_REDIRECTS = 3;

/** The content system's answer is no usable list. The message quotes nothing of the answer. */
export class ContentListError extends Error {}

/** Fetches the list at `address`. Rejects with ContentListError or as fetch does for anything but a list. */
export async function fetchList(address: URL, language: Language, signal: AbortSignal): Promise<unknown[]> {
  const answer = await fetchFollowingRedirects(address, language, signal);
  if (!answer.ok) throw new ContentListError(`the content system answered ${String(answer.status)}`);
  const json = parseJson(await readBoundedText(answer));
  if (json.outcome === 'invalid' || !Array.isArray(json.value))
    throw new ContentListError('the content system answered no list');
  const list: unknown[] = json.value;
  return list;
}

/** Follows redirects as long as they stay on the host that was configured. */
async function fetchFollowingRedirects(
  address: URL,
  language: Language,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': language };
  let at = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await fetch(at, { headers, signal, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null) return answer;
    await answer.body?.cancel();
    if (!URL.canParse(location, at)) break;
    at = new URL(location, at);
    if (at.origin !== address.origin) throw new ContentListError('the content system leads to another host');
  }
  throw new ContentListError('the content system leads nowhere');
}

async function readBoundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the transfer.
    if (size > MAX_BYTES)
      throw new ContentListError(`the content system answered more than ${String(MAX_BYTES)} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
