import { createStore } from 'zustand/vanilla';
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  watchStoredSession,
  type StoredSession,
} from './stored-session.ts';

/** Who the visitor is. It only decides what is shown: the server decides what is allowed. */
export interface Session {
  readonly authenticated: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** No roles are applied. */
  readonly role: '';
}

/** The server's verdict on a token; `unknown` when it could not be asked. */
export type TokenState = 'valid' | 'invalid' | 'unknown';

const ANONYMOUS: Session = { authenticated: false, firstName: '', lastName: '', role: '' };

/** The page's one session store: every module reads it and none has a copy. */
export const session = createStore<Session>(() => ANONYMOUS);

/** The stored token, or undefined: also on the server, whose visitor is always anonymous. */
export function readToken(): string | undefined {
  return typeof window === 'undefined' ? undefined : readStoredSession()?.token;
}

/** Marks the visitor as logged in, in this tab and every other. */
export function logIn(visitor: StoredSession): void {
  storeSession(visitor);
  syncWithStorage();
}

/** Removes token and names, in this tab and every other. */
export function logOut(): void {
  clearStoredSession();
  syncWithStorage();
}

let stopWatching: (() => void) | undefined;

/**
 * Restores the stored session when a page starts. The visitor counts as logged in once `check` returns `valid`. Only
 * `invalid` removes the token. After `unknown`, such as without a network, `check` is repeated when back online.
 */
export async function start(check: (token: string) => Promise<TokenState>): Promise<void> {
  if (typeof window === 'undefined') return;
  stopWatching?.();
  stopWatching = watchStoredSession(syncWithStorage);
  const token = readToken();
  if (!token) return clearStoredSession();
  const state = await check(token);
  // A login or logout meanwhile, here or in another tab, outranks this answer.
  if (readToken() !== token) return;
  switch (state) {
    case 'valid':
      return syncWithStorage();
    case 'invalid':
      return logOut();
    case 'unknown':
      window.addEventListener('online', () => void start(check), { once: true });
  }
}

/** Always sets a new object, so that subscribers also learn of a removed token that was never accepted. */
function syncWithStorage(): void {
  const stored = readStoredSession();
  const visitor = stored && { authenticated: true, firstName: stored.firstName, lastName: stored.lastName };
  session.setState({ ...ANONYMOUS, ...visitor }, true);
}
