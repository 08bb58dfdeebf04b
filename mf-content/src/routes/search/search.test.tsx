import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { setSilently } from '@trust/shared/testing/set-silently';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSearchResult } from '../../testing/samples.ts';

const NOTHING = {
  results: [],
  counts: { project: 0, news: 0, event: 0, solace: 0, report: 0, download: 0 },
};

test('what was found is told with its kind, and leads to its page', async () => {
  const { http, container } = await openPage('/search?q=veedu');
  expect(http.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    'search?q=veedu&limit=20&skip=0&kinds=project,news,event,solace,report,download',
  ]);
  expect(screen.getByText('2 results for “veedu”')).toBeVisible();
  const [project, report] = screen.getAllByRole('heading', { level: 2 });
  expect(within(project!).getByRole('link')).toHaveAttribute('href', '/project/1001');
  expect(within(report!).getByRole('link')).toHaveAttribute('href', '/report/21');
  expect(screen.getAllByText('… The roof leaks in four places. …')).toHaveLength(2);
  expect(screen.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue('veedu');
  expect(await axe(container)).toHaveNoViolations();
});

test('each kind that there is says how much, and its link keeps the words', async () => {
  await openPage('/search?q=house&kind=report');
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  const links = kinds.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['All2', '/search?q=house'],
    ['Projects1', '/search?q=house&kind=project'],
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

test('what another program writes without an event is searched', async () => {
  await openPage('/search');
  setSilently(screen.getByRole('searchbox'), 'veedu');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('veedu'));
});

test('a kind that is asked for and has nothing is shown, without a zero', async () => {
  await openPage('/search?q=house&kind=news');
  expect(screen.getByRole('link', { name: 'News', current: true })).toBeVisible();
  expect(screen.getByText('0 results for “house”')).toBeVisible();
});

test('the words that match are marked, in the title and in the excerpt', async () => {
  await openPage('/search?q=house', {
    search: {
      results: [
        {
          ...aSearchResult,
          title: 'A house in Nilambur',
          marked: { title: ['A ', 'house', ' in Nilambur'], excerpt: ['Nine ', 'houses', ' leak.'] },
        },
      ],
      counts: { ...NOTHING.counts, project: 1 },
    },
  });
  expect(screen.getByRole('link', { name: 'A house in Nilambur' })).toBeVisible();
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['house', 'houses']);
});

test('a misspelt query says what was searched instead, and leads to what was typed', async () => {
  const { container } = await openPage('/search?q=hosue', {
    search: { results: [aSearchResult], counts: { ...NOTHING.counts, project: 1 }, searched: 'house' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Showing results for “house”');
  expect(screen.getByRole('link', { name: 'Search for “hosue” instead' })).toHaveAttribute(
    'href',
    '/search?q=hosue&exact=1',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('pages that do what was asked for stand above the results, and alone where nothing else is found', async () => {
  const answers = [
    { path: '/terms#refunds', title: ['', 'Refund', ' policy'], text: ['How you get it back.'] },
  ];
  const { container } = await openPage('/search?q=refund', { search: { ...NOTHING, answers } });
  const pages = within(screen.getByRole('list', { name: 'This may be what you need' }));
  expect(pages.getByRole('link', { name: 'Refund policy' })).toHaveAttribute('href', '/terms#refunds');
  expect(screen.getByRole('status')).toHaveTextContent('1 page for “refund”');
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
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
  expect(
    screen.getByText('Type a word to search projects, news, reports, downloads and the pages of this site.'),
  ).toBeVisible();
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
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: 'A house in Nilambur' })).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/search?q=വീട്', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1, name: 'തിരയുക' })).toBeVisible();
  expect(screen.getByText('“വീട്”: 2 ഫലങ്ങൾ')).toBeVisible();
});
