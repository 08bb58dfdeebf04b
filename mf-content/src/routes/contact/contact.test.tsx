import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

test('a visitor can call, write or come by', async () => {
  await openPage('/contact');
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  expect(screen.getByRole('link', { name: 'office@sample.example' })).toHaveAttribute(
    'href',
    'mailto:office@sample.example',
  );
  expect(screen.getByText('Example Road')).toBeVisible();
});

test('in Malayalam the address is in Malayalam', async () => {
  await openPage('/contact', {}, 'ml');
  expect(screen.getByText('എക്സാമ്പിൾ റോഡ്')).toBeVisible();
});
