import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

test('a donor reads that no names are published', async () => {
  await openPage('/privacy');
  expect(screen.getByText(/neither the names of donors nor the names of those who are helped/)).toBeVisible();
});

test('the promise stands in Malayalam too', async () => {
  await openPage('/privacy', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('സ്വകാര്യതാ നയം');
});
