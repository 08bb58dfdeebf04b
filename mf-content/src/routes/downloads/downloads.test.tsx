import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aDownload } from '../../testing/samples.ts';

test('an applicant downloads a form, and sees before how large it is', async () => {
  await openPage('/downloads');
  expect(screen.getByRole('link', { name: 'Application form for medical aid PDF · 34 kB' })).toHaveAttribute(
    'href',
    '/media/777777777777777777777777.pdf',
  );
});

test('a form whose size is not known is offered without it', async () => {
  await openPage('/downloads', { 'downloads-list': [{ ...aDownload, field_file_bytes: [] }] });
  expect(screen.getByRole('link', { name: 'Application form for medical aid PDF' })).toBeVisible();
});

test('a result of the search leads to the paper in the list', async () => {
  const { container } = await openPage('/downloads');
  expect(container.querySelector('[id="31"]')).toHaveTextContent('Application form for medical aid');
});

test('an entry without a file is left out, and where none is left the page leads to the office', async () => {
  await openPage('/downloads', { 'downloads-list': [{ ...aDownload, field_download_file: [] }] });
  expect(screen.getByText('No downloads available')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Tell us what you were looking for' });
  expect(way).toHaveAttribute('href', '/contact');
});

test('when the list cannot be read, Retry brings it', async () => {
  const { http } = await openPage('/downloads', { 'downloads-list': createUnavailable() });
  http.answers['downloads-list'] = [aDownload];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: /Application form/ })).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/downloads', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ഡൗൺലോഡുകൾ');
});
