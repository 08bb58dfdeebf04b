import type { ReactNode } from 'react';
import { OtherLanguages } from '../other-languages.tsx';
import type { AppPage } from '../outcome/payment-paths.rules.ts';
import { WithinApp } from './within-app.tsx';

/** A page that the site has too: within an app it has the other languages above it, since no header has them. */
export function PageInApp({
  app,
  address,
  children,
}: {
  app: AppPage | undefined;
  /** The page's own path and query. */
  address: string;
  children: ReactNode;
}) {
  return (
    <WithinApp value={app}>
      {app ? <OtherLanguages address={address} /> : null}
      {children}
    </WithinApp>
  );
}
