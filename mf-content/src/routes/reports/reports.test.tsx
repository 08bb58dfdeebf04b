import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aReport } from '../../testing/samples.ts';

test('each report leads to its page, and the archive and the forms are at hand', async () => {
  await openPage('/reports');
  expect(screen.getByRole('link', { name: 'Annual report 2025' })).toHaveAttribute('href', '/report/21');
  expect(screen.getByRole('link', { name: 'Reports archive' })).toHaveAttribute('href', '/report-arch');
  expect(screen.getByRole('link', { name: /Application form for medical aid/ })).toBeVisible();
});

test('before the first report the page says when it comes', async () => {
  await openPage('/reports', { 'reports-list': [] });
  expect(screen.getByText('No reports yet')).toBeVisible();
});

test('when the reports cannot be read, Retry brings them', async () => {
  const { http } = await openPage('/reports', { 'reports-list': createUnavailable() });
  http.answers['reports-list'] = [aReport];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Annual report 2025' })).toBeVisible();
});

test('a report without a number is left out, since nothing could be linked to', async () => {
  await openPage('/reports', { 'reports-list': [{ ...aReport, nid: [] }] });
  expect(screen.getByText('No reports yet')).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/reports', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('റിപ്പോർട്ടുകൾ');
});
