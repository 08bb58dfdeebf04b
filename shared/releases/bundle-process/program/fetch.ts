import type { CallAnswer } from '../messages.ts';
import { LONGEST_BODY, LONGEST_URL } from '../call-limits.ts';
import { originsOf } from '../origins.ts';
import { send } from './channel.ts';

interface OpenCall {
  resolve(answer: Response): void;
  reject(reason: unknown): void;
}

const fetchItself = globalThis.fetch;
/** Whether the platform denies the network: the process that started this one then calls the api. */
const IS_DENIED = process.allowedNodeEnvironmentFlags.has('--allow-net');

const origins = new Set<string>();
const open = new Map<number, OpenCall>();
let calls = 0;

/** Lets the bundle call the servers that a request names. */
export function allowOrigins(request: unknown): void {
  for (const origin of originsOf(request)) origins.add(origin);
}

/** `fetch` of a bundle. */
export async function fetchAllowed(...asked: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...asked);
  const { origin } = new URL(request.url);
  if (!origins.has(origin)) throw new TypeError(`A server bundle may not call ${origin}.`);
  return IS_DENIED ? fetchByStarter(request) : fetchItself(request);
}

async function fetchByStarter(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request;
  const body: { body?: string } = request.body ? { body: await request.text() } : {};
  signal.throwIfAborted();
  // The gateway would end the process for it, with all that it renders.
  if (url.length > LONGEST_URL || (body.body?.length ?? 0) > LONGEST_BODY)
    throw new TypeError('A server bundle may not make a call that is so long.');
  return new Promise((resolve, reject) => {
    calls += 1;
    const call = calls;
    open.set(call, { resolve, reject });
    signal.addEventListener('abort', () => {
      if (open.delete(call)) send({ kind: 'abort', call });
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as `fetch` does, whatever the reason is
      reject(signal.reason);
    });
    send({ kind: 'call', call, url, method, headers: [...headers], ...body });
  });
}

/** The starter's answer to a call; null where the server gave none. */
export function settleCall(call: number, answer: CallAnswer | null): void {
  const asked = open.get(call);
  open.delete(call);
  if (!answer) return asked?.reject(new TypeError('fetch failed'));
  const { status, headers, body } = answer;
  const isEmpty = [204, 205, 304].includes(status);
  asked?.resolve(new Response(isEmpty ? null : body, { status, headers: headers.map(([...pair]) => pair) }));
}
