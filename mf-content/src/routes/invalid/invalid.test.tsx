import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { screen as definition } from './invalid.screen.tsx';

test('a bad link says what may have happened and leads on', async () => {
  await openPage('/INVALID');
  expect(screen.getByText(/may have been archived/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
  expect(screen.getByRole('link', { name: 'Tell us what you were looking for' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('it is answered as not found', () => {
  expect(definition.status).toBe(404);
});

test('in Malayalam it says so in Malayalam', async () => {
  await openPage('/INVALID', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1, name: 'ഈ ലിങ്കിൽ ഒന്നുമില്ല' })).toBeVisible();
});
