import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSearchResult } from '../../testing/samples.ts';

const NOTHING = { results: [], counts: { project: 0, news: 0, event: 0, report: 0 } };

test('what was found is told with its kind, and leads to its page', async () => {
  const { http, container } = await openPage('/search?q=veedu');
  expect(http.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    'search?q=veedu&limit=20&skip=0&kinds=project,news,event,report',
  ]);
  expect(screen.getByText('2 results for “veedu”')).toBeVisible();
  const [project, report] = screen.getAllByRole('heading', { level: 2 });
  expect(within(project!).getByRole('link')).toHaveAttribute('href', '/project/1001');
  expect(within(report!).getByRole('link')).toHaveAttribute('href', '/report/21');
  expect(screen.getAllByText('… The roof leaks in four places. …')).toHaveLength(2);
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue('veedu');
  expect(await axe(container)).toHaveNoViolations();
});

test('each kind says how much of it there is, and its link keeps the words', async () => {
  await openPage('/search?q=house&kind=report');
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  const links = kinds.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All2', '/search?q=house'],
    ['Projects1', '/search?q=house&kind=project'],
    ['News0', '/search?q=house&kind=news'],
    ['Events0', '/search?q=house&kind=event'],
    ['Reports1', '/search?q=house&kind=report'],
  ]);
  expect(kinds.getByRole('link', { current: true })).toHaveTextContent('Reports');
  expect(screen.getByText('1 result for “house”')).toBeVisible();
});

test('the address says which kind and page are asked for, and other pages are linked', async () => {
  const { http } = await openPage('/search?q=house&kind=project&page=2', {
    search: { results: [aSearchResult], counts: { ...NOTHING.counts, project: 41 } },
  });
  expect(http.requests.map(({ path }) => path)).toEqual(['search?q=house&limit=20&skip=20&kinds=project']);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/search?q=house&kind=project&page=3',
  );
});

test('where there are more than are counted, the page says so', async () => {
  await openPage('/search?q=house', {
    search: { results: [aSearchResult], counts: { ...NOTHING.counts, project: 200 } },
  });
  expect(screen.getByText(/^More than 200 results/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projects 200+' })).toBeVisible();
});

test('a visitor types, presses Enter, and the address follows and keeps the kind', async () => {
  await openPage('/search?kind=news');
  await userEvent.type(screen.getByRole('searchbox'), 'കിണർ & വീട്{Enter}');
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('കിണർ & വീട്'));
  expect(new URLSearchParams(location.search).get('kind')).toBe('news');
});

test('the form works as a plain form before scripts arrive', async () => {
  await openPage('/search?q=house&kind=news');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'house', kind: 'news' });
});

test.each(['/search', '/search?q=%20'])('before anything is typed %s asks no server', async (path) => {
  const { http } = await openPage(path);
  expect(http.requests).toEqual([]);
  expect(screen.getByText('Type a word to search projects, news, events and reports.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
});

test('where nothing is found the page says so and leads on', async () => {
  const { container } = await openPage('/search?q=zebra', { search: NOTHING });
  expect(screen.getByText('Nothing found for “zebra”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
  expect(await axe(container)).toHaveNoViolations();
});

test('when the search cannot be made the page says so, and Retry makes it', async () => {
  const { http } = await openPage('/search?q=house', { search: createUnavailable() });
  expect(screen.getByRole('alert')).toBeVisible();
  http.answers.search = { ...NOTHING, results: [aSearchResult], counts: { ...NOTHING.counts, project: 1 } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'A house in Nilambur' })).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/search?q=വീട്', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1, name: 'തിരയുക' })).toBeVisible();
  expect(screen.getByText('“വീട്”: 2 ഫലങ്ങൾ')).toBeVisible();
});
