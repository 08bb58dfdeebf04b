import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../../contract/languages.ts';
import { UiContextProvider, type UiContext } from '../ui-context.tsx';
import { UI_TEXTS } from './ui-texts.ts';

/** A context for components in tests. */
export function createTestContext(language: Language): UiContext {
  return { language, uiTexts: UI_TEXTS[language], config: { siteUrl: 'https://trust.example' } };
}

export function renderInLanguage(
  component: ReactNode,
  language: Language = 'en',
  more: Partial<UiContext> = {},
) {
  return render(component, {
    wrapper: ({ children }) => (
      <UiContextProvider value={{ ...createTestContext(language), ...more }}>{children}</UiContextProvider>
    ),
  });
}
