import { createStore } from 'zustand/vanilla';
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  watchStoredSession,
  type StoredSession,
} from './stored-session.ts';

/** Who the visitor is to the pages. It only decides what is shown: the server decides what is allowed. */
export interface Session {
  readonly authenticated: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** No roles are applied. */
  readonly role: '';
}

/** What the server says of a token; `unknown` when it could not be asked. */
export type TokenState = 'valid' | 'invalid' | 'unknown';

const ANONYMOUS: Session = { authenticated: false, firstName: '', lastName: '', role: '' };

/** The one session of the page: every module reads this store and none keeps a copy. */
export const session = createStore<Session>(() => ANONYMOUS);

/** The stored token, or undefined: also on the server, whose visitor is always anonymous. */
export function readToken(): string | undefined {
  return typeof window === 'undefined' ? undefined : readStoredSession()?.token;
}

/** Marks the visitor as logged in, in this tab and every other. */
export function logIn(visitor: StoredSession): void {
  storeSession(visitor);
  showStored();
}

/** Forgets token and names, in this tab and every other. */
export function logOut(): void {
  clearStoredSession();
  showStored();
}

let stopWatching: (() => void) | undefined;

/**
 * Takes up the stored session when a page starts. The visitor counts as logged in once `check` says so; only
 * `invalid` forgets the token, since a bad network says nothing about it: then it is asked again when back online.
 */
export async function start(check: (token: string) => Promise<TokenState>): Promise<void> {
  if (typeof window === 'undefined') return;
  stopWatching?.();
  stopWatching = watchStoredSession(showStored);
  const token = readToken();
  if (!token) return clearStoredSession();
  const state = await check(token);
  // Whoever logged in or out meanwhile, here or in another tab, knows better.
  if (readToken() !== token) return;
  switch (state) {
    case 'valid':
      return showStored();
    case 'invalid':
      return logOut();
    case 'unknown':
      window.addEventListener('online', () => void start(check), { once: true });
  }
}

/** Always a new object: whoever reads the token when the store changes hears of a token that was never accepted too. */
function showStored(): void {
  const stored = readStoredSession();
  const visitor = stored && { authenticated: true, firstName: stored.firstName, lastName: stored.lastName };
  session.setState({ ...ANONYMOUS, ...visitor }, true);
}
