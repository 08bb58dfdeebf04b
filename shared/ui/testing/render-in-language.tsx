import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { SurroundingsProvider, type Surroundings } from '../../remote/context.tsx';

const nobody = { read: () => Promise.reject(new Error()), send: () => Promise.reject(new Error()) };

/** What stands around a component of a remote, as far as the ui's own components ask for it. */
export function surroundingsIn(language: Language): Surroundings {
  const config = {} as Surroundings['config'];
  return { language, config, http: nobody, t: (key) => key, parcels: undefined, ownPaths: [] };
}

export function renderInLanguage(
  component: ReactNode,
  language: Language = 'en',
  more: Partial<Surroundings> = {},
) {
  return render(component, {
    wrapper: ({ children }) => (
      <SurroundingsProvider value={{ ...surroundingsIn(language), ...more }}>{children}</SurroundingsProvider>
    ),
  });
}
