import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outOfReach } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aReport } from '../../testing/samples.ts';

const browserShowsPdf = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });

afterEach(() => browserShowsPdf(false));

test('a reader finds the download first', async () => {
  await openPage('/report/21');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Annual report 2025');
  expect(screen.getByText('Income and spending of the year.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download: Annual report 2025 PDF' })).toHaveAttribute(
    'href',
    '/media/888888888888888888888888.pdf',
  );
});

test.each([
  [true, 'stands below the download'],
  [false, 'is left out'],
])('where the browser can show a PDF is %s, the viewer %s', async (can) => {
  browserShowsPdf(can);
  await openPage('/report/21');
  expect(screen.queryAllByTitle('Annual report 2025')).toHaveLength(can ? 1 : 0);
});

test('a report without a document says so', async () => {
  await openPage('/report/21', { 'reports-list/21': [{ ...aReport, field_report_file: [] }] });
  expect(screen.getByText('This report has no document to download.')).toBeVisible();
});

test('a report that does not exist leads to the page that says so', async () => {
  await openPage('/report/22', { 'reports-list/22': [] });
  expect(location.pathname).toBe('/INVALID');
});

test('when the report cannot be read, Retry brings it', async () => {
  const { http } = await openPage('/report/21', { 'reports-list/21': outOfReach() });
  http.answers['reports-list/21'] = [aReport];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Income and spending of the year.')).toBeVisible();
});

test('in Malayalam the download is offered in Malayalam', async () => {
  await openPage('/report/21', {}, 'ml');
  expect(screen.getByRole('link', { name: /^ഡൗൺലോഡ് ചെയ്യുക/ })).toBeVisible();
});
