import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

test('a donor reads how long a refund takes', async () => {
  await openPage('/terms');
  expect(screen.getByRole('heading', { name: 'Refund policy' })).toBeVisible();
  expect(screen.getByText(/within up to 14 working days/)).toBeVisible();
});

test('the refund policy stands in Malayalam too', async () => {
  await openPage('/terms', {}, 'ml');
  expect(screen.getByText(/14 പ്രവൃത്തിദിവസങ്ങൾക്കുള്ളിൽ/)).toBeVisible();
});

test('whoever books a Solace programme reads how it is cancelled', async () => {
  await openPage('/terms');
  expect(screen.getByText(/cancel until seven days before the programme begins/)).toBeVisible();
});
