import type { PublicConfig } from '@trust/shared/contract/trust';
import type { LanguageSource } from '@trust/shared/remote/host';
import { logOut, readToken, session, start as startStoredSession } from '@trust/shared/session';

const loadCalls = () => import(/* webpackChunkName: "session-calls" */ './session-calls.ts');

/** Starts the session of a visitor who has a token, and of one who logs in on this page. */
export function startSession(config: PublicConfig, language: LanguageSource): void {
  const startChecked = () => void loadCalls().then((calls) => calls.startSession(config, language.current()));
  if (readToken() !== undefined) startChecked();
  else void startStoredSession(() => Promise.resolve('unknown'));
  session.subscribe(({ authenticated }) => {
    if (authenticated) startChecked();
  });
}

/** Ends it, on this device alone where the calls cannot be loaded. */
export function endSession(config: PublicConfig, language: LanguageSource): void {
  void loadCalls().then(
    (calls) => calls.endSession(config, language.current()),
    () => logOut(),
  );
}
