import { useSyncExternalStore } from 'react';
// By its public name: federation shares the store under that name, and a relative import would make a second one.
import { session, type Session } from '@trust/shared/session';

/** The visitor's session; anonymous in server-rendered HTML and while that is hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.getState, session.getInitialState);
}
