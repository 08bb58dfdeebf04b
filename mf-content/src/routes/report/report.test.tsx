import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { openPdf, type PageDrawing } from '../../parts/reader/pdf-document.ts';
import { aReport } from '../../testing/samples.ts';

jest.mock('../../parts/reader/pdf-document.ts', () => ({ openPdf: jest.fn() }));

/** A document of three pages, each with a sentence. */
const threePages = (draw = ({ page }: PageDrawing) => Promise.resolve(`Words of page ${page}`)) =>
  jest.mocked(openPdf).mockResolvedValue({ pages: 3, draw, close: () => undefined });

const browserShowsPdf = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });

afterEach(() => browserShowsPdf(false));

test('a reader finds the day of a report and its download with its size first', async () => {
  await openPage('/report/21');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Annual report 2025');
  expect(screen.getByText('1 July 2026')).toBeVisible();
  expect(screen.getByText('Income and spending of the year.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download: Annual report 2025 PDF · 1.2 MB' })).toHaveAttribute(
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

test('where the browser cannot show a PDF its pages are turned here, with their words for those who hear them', async () => {
  threePages();
  const { container } = await openPage('/report/21');
  expect(openPdf).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Read it here, page by page' }));
  expect(openPdf).toHaveBeenCalledWith('/media/888888888888888888888888.pdf');
  expect(await screen.findByRole('img', { name: 'Annual report 2025: Page 1 of 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await userEvent.click(next);
  await userEvent.click(next);
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(await screen.findByText('Words of page 3')).toBeInTheDocument();
  expect(next).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('a page can be made larger', async () => {
  threePages();
  await openPage('/report/21');
  await userEvent.click(screen.getByRole('button', { name: 'Read it here, page by page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Larger' }));
  expect(screen.getByRole('img')).toHaveStyle({ width: '150%' });
});

test.each([
  ['opened', () => jest.mocked(openPdf).mockRejectedValue(new Error('no PDF'))],
  ['drawn', () => threePages(() => Promise.reject(new Error('a broken page')))],
])('a document that cannot be %s says so, keeps the download, and is tried again', async (_, breakIt) => {
  breakIt();
  await openPage('/report/21');
  await userEvent.click(screen.getByRole('button', { name: 'Read it here, page by page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You can still download it.');
  expect(screen.getByRole('link', { name: /^Download/ })).toBeVisible();
  threePages();
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('Words of page 1')).toBeInTheDocument();
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
  const { http } = await openPage('/report/21', { 'reports-list/21': createUnavailable() });
  http.answers['reports-list/21'] = [aReport];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Income and spending of the year.')).toBeVisible();
});

test('in Malayalam the download is offered in Malayalam', async () => {
  await openPage('/report/21', {}, 'ml');
  expect(screen.getByRole('link', { name: /^ഡൗൺലോഡ് ചെയ്യുക/ })).toBeVisible();
});

test.each([
  ['reports-list', 'The reports could not be loaded.'],
  ['downloads-list', 'The forms could not be loaded.'],
])('when %s cannot be read the report stands, and its part says so with Retry', async (path, message) => {
  await openPage('/report/21', { [path]: createUnavailable() });
  expect(screen.getByText('Income and spending of the year.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('Retry')).toBeVisible();
});
