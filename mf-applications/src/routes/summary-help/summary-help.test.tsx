import { screen } from '@testing-library/react';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import { fakeNetwork } from '@trust/shared/testing/fake-network';

test.each([
  ['en', 'Find your application', 'Add a new Application'],
  ['ml', 'നിങ്ങളുടെ അപേക്ഷ കണ്ടെത്താം', 'പുതിയ അപേക്ഷ നൽകുക'],
] as const)(
  'whoever has lost the link learns where it is, and how to apply (%s)',
  async (language, title, apply) => {
    const { container } = await renderScreen(remote, '/application-summary', {
      http: fakeNetwork({}),
      language,
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: apply })).toHaveAttribute('href', '/application');
    expect(document.title).toContain(title);
    expect(await axe(container)).toHaveNoViolations();
  },
);
