import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aReport } from '../../testing/samples.ts';

test('each report leads to its page with its day and size, and the archive and the forms are at hand', async () => {
  await openPage('/reports');
  const report = screen.getByRole('link', { name: 'Annual report 2025 1 July 2026 PDF · 1.2 MB' });
  expect(report).toHaveAttribute('href', '/report/21');
  expect(screen.getByRole('link', { name: 'Reports archive' })).toHaveAttribute('href', '/report-arch');
  expect(screen.getByRole('link', { name: /Application form for medical aid/ })).toBeVisible();
});

test('the papers of the registrations stand apart from what was received and spent', async () => {
  const paper = { ...aReport, nid: [{ value: '42' }], title: [{ value: '80G certificate' }] };
  await openPage('/reports', { 'reports-list': [paper, aReport] });
  const registrations = screen.getByRole('region', { name: '12A and 80G documents' });
  expect(within(registrations).getByRole('link', { name: /^80G certificate/ })).toHaveAttribute(
    'href',
    '/report/42',
  );
  expect(within(registrations).getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^80G certificate/ })).toHaveLength(1);
});

test('a report whose day and document are not known is named alone', async () => {
  const bare = { ...aReport, field_report_date: [], field_report_file: [] };
  await openPage('/reports', { 'reports-list': [bare] });
  expect(screen.getByRole('link', { name: 'Annual report 2025' })).toBeVisible();
});

test('before the first report the page says when it comes', async () => {
  await openPage('/reports', { 'reports-list': [] });
  expect(screen.getByText('No reports yet')).toBeVisible();
});

test('when the reports cannot be read, Retry brings them', async () => {
  const { http } = await openPage('/reports', { 'reports-list': createUnavailable() });
  http.answers['reports-list'] = [aReport];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: /^Annual report 2025/ })).toBeVisible();
});

test('a report without a number is left out, since nothing could be linked to', async () => {
  await openPage('/reports', { 'reports-list': [{ ...aReport, nid: [] }] });
  expect(screen.getByText('No reports yet')).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/reports', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('റിപ്പോർട്ടുകൾ');
});
