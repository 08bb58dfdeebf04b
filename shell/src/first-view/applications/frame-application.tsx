import { useSyncExternalStore, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '@trust/shared/session';
import type { PublicConfig } from '@trust/shared/contract/trust';
import type { createLanguageSource } from '@trust/shared/remote/first-view/language-source';
import { hydrateInSlices } from '@trust/shared/remote/first-view/hydration/hydrate-in-slices';
import { afterPaint } from '@trust/shared/ui/after-paint';
import { Footer } from '../../frame/footer/footer.tsx';
import { Header } from '../../frame/header/header.tsx';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../root-prefixes.ts';
import { routeOf } from '../../routes.ts';
import { subscribeToAddress } from '../navigation/address-changes.ts';
import type { PageApplication } from './page-applications.ts';

export interface FrameOptions {
  readonly config: PublicConfig;
  readonly language: ReturnType<typeof createLanguageSource>;
  /** The visitor saves data. */
  readonly saver: boolean;
  onLogin(): void;
  onLogout(): void;
}

const currentAddress = () => location.pathname + location.search;

function FrameTop({ config, language, onLogin, onLogout }: FrameOptions) {
  const shown = useSyncExternalStore(language.subscribe, language.current, language.initial);
  const path = useSyncExternalStore(subscribeToAddress, currentAddress, currentAddress);
  const visitor = useSyncExternalStore(session.subscribe, session.getState, session.getInitialState);
  // Pages with a policy of their own load no other remote's code: there Login is a page of its own.
  const opensDialog = routeOf(location.pathname).group === 'site';
  const account = { session: visitor, onLogout, ...(opensDialog ? { onLogin } : {}) };
  return (
    <Header
      language={shown}
      path={path}
      trust={config.trust}
      account={account}
      // All of the page is laid out anew.
      onLanguage={(next) => afterPaint(() => language.change(next))}
    />
  );
}

function FrameBottom({ config, language, saver }: FrameOptions) {
  const shown = useSyncExternalStore(language.subscribe, language.current, language.initial);
  const path = useSyncExternalStore(subscribeToAddress, currentAddress, currentAddress);
  return <Footer language={shown} path={path} trust={config.trust} saver={saver} />;
}

function mountFrameRoot(id: string, view: ReactElement, identifierPrefix: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  // An overloaded server sends the page without its frame.
  if (element.childElementCount > 0) hydrateInSlices(element, view, { identifierPrefix });
  else createRoot(element, { identifierPrefix }).render(view);
}

/** The frame, which is always mounted. */
export function createFrameApplication(options: FrameOptions): PageApplication {
  return {
    mount() {
      mountFrameRoot('frame-top', <FrameTop {...options} />, HEADER_PREFIX);
      mountFrameRoot('frame-bottom', <FrameBottom {...options} />, FOOTER_PREFIX);
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  };
}
