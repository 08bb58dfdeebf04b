import { useSyncExternalStore, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Parcel, ParcelConfig } from 'single-spa';
import { session } from '@trust/shared/session';
import type { PublicConfig } from '@trust/shared/contract/trust';
import type { createLanguageSource } from '@trust/shared/remote/language-source';
import { Footer } from '../frame/footer.tsx';
import { Header } from '../frame/header.tsx';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../root-prefixes.ts';
import { routeOf } from '../routes.ts';

export type MountParcel = (config: ParcelConfig, props: object) => Parcel;

export interface FrameOptions {
  readonly config: PublicConfig;
  readonly language: ReturnType<typeof createLanguageSource>;
  /** The visitor saves data. */
  readonly saver: boolean;
  onLogin(): void;
  onLogout(): void;
  /** single-spa's way to mount parcels, which an application is given when it is mounted. */
  onParcels(mountParcel: MountParcel): void;
}

/** Where the visitor is: single-spa says when that changes. */
function subscribeToAddress(listener: () => void): () => void {
  window.addEventListener('single-spa:routing-event', listener);
  return () => window.removeEventListener('single-spa:routing-event', listener);
}

const addressNow = () => location.pathname + location.search;

function FrameTop({ config, language, onLogin, onLogout }: FrameOptions) {
  const shown = useSyncExternalStore(language.subscribe, language.current, language.current);
  const path = useSyncExternalStore(subscribeToAddress, addressNow, addressNow);
  const visitor = useSyncExternalStore(session.subscribe, session.getState, session.getInitialState);
  // Payment pages and the summary hold no other remote's code: there Login is a page of its own.
  const inPlace = routeOf(location.pathname).group === 'site';
  const account = { session: visitor, onLogout, ...(inPlace ? { onLogin } : {}) };
  return (
    <Header
      language={shown}
      path={path}
      trust={config.trust}
      account={account}
      onLanguage={language.change}
    />
  );
}

function FrameBottom({ config, language, saver }: FrameOptions) {
  const shown = useSyncExternalStore(language.subscribe, language.current, language.current);
  const path = useSyncExternalStore(subscribeToAddress, addressNow, addressNow);
  return <Footer language={shown} path={path} trust={config.trust} saver={saver} />;
}

function hydratePart(id: string, view: ReactElement, identifierPrefix: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  // A busy server may have sent the page without its frame.
  if (place.childElementCount > 0) hydrateRoot(place, view, { identifierPrefix });
  else createRoot(place, { identifierPrefix }).render(view);
}

/** The frame as a single-spa application that is always there. */
export function createFrameApplication(options: FrameOptions) {
  return {
    bootstrap: () => Promise.resolve(),
    mount(props: { mountParcel: MountParcel }) {
      options.onParcels(props.mountParcel);
      hydratePart('frame-top', <FrameTop {...options} />, HEADER_PREFIX);
      hydratePart('frame-bottom', <FrameBottom {...options} />, FOOTER_PREFIX);
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  };
}
