import { createContext, useContext } from 'react';
import type { AppPage } from '../outcome/payment-paths.rules.ts';

const AppPageContext = createContext<AppPage | undefined>(undefined);

/** Tells the components of a page that it stands within an app; undefined on the site's pages. */
export const WithinApp = AppPageContext.Provider;

/** The page within an app that the component stands on; undefined on the site's pages. */
export function useAppPage(): AppPage | undefined {
  return useContext(AppPageContext);
}
