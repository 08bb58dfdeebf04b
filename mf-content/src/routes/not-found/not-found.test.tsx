import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { screen as definition } from './not-found.screen.tsx';

test('an unknown address says so and leads on', async () => {
  await openPage('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
});

test('it is answered as not found', () => {
  expect(definition.status).toBe(404);
});

test('in Malayalam it says so in Malayalam', async () => {
  await openPage('/no/such/page', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1, name: 'ഈ പേജ് നിലവിലില്ല' })).toBeVisible();
});
