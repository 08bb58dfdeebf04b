import { screen, waitFor } from '@testing-library/react';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from './remote.tsx';
import { openPage } from './testing/open-page.tsx';

const PAGES = [
  '/',
  '/about',
  '/projects',
  '/project/1001',
  '/newsDetail',
  '/newsDetail/1',
  '/event/11',
  '/reports',
  '/report/21',
  '/report-arch',
  '/report-arch?category=1',
  '/report-arch?category=11',
  '/downloads',
  '/gallery',
  '/gallery?category=1',
  '/gallery?category=11',
  '/videos',
  '/video',
  '/video/demoVideo01',
  '/contact',
  '/terms',
  '/privacy',
  '/INVALID',
  '/no/such/page',
];

describe.each(['en', 'ml'] as const)('in %s', (language) => {
  test.each(PAGES)(
    '%s has one heading, says what it is, and holds nothing that a screen reader stumbles over',
    async (path) => {
      const { container } = await openPage(path, {}, language);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toMatch(language === 'en' ? / · Sample$/ : / · സാമ്പിൾ$/);
      await waitFor(() =>
        expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
          'content',
          expect.stringMatching(/./),
        ),
      );
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

test.each(remote.screens)(
  '$path names the parameters that it depends on, so that it is cached',
  ({ query }) => {
    expect(query).toBeDefined();
  },
);
