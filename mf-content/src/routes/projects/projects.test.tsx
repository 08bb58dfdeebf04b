import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { createUnavailable, type fakeHttp } from '../../testing/fake-http.ts';
import { setSilently } from '@trust/shared/testing/set-silently';
import { openPage } from '../../testing/open-page.tsx';
import { aProject } from '../../testing/samples.ts';

const asked = (http: ReturnType<typeof fakeHttp>, path: string) =>
  http.requests.filter((request) => request.path === path).map(({ body }) => body);

test('the list opens with the projects that go on', async () => {
  const { http } = await openPage('/projects');
  expect(screen.getByRole('link', { name: 'An open well' })).toHaveAttribute('href', '/project/1002');
  expect(screen.getByText('2 projects')).toBeVisible();
  expect(asked(http, 'project/get-project-list')).toEqual([
    { limit: 30, skip: 0, query: { successStory: false } },
  ]);
});

test('the address says which status, category and page are shown', async () => {
  const { http } = await openPage('/projects?status=completed&category=11&page=2', {
    'project/get-project-list-count': 44,
  });
  const query = { successStory: true, category: '11' };
  expect(asked(http, 'project/get-project-list')).toEqual([{ limit: 30, skip: 30, query }]);
  expect(asked(http, 'project/get-project-list-count')).toEqual([{ limit: 30, skip: 30, query }]);
  expect(screen.getByRole('radio', { name: 'Completed' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('11');
});

test('a donor chooses, presses Apply, and the address follows', async () => {
  await openPage('/projects?page=2', { 'project/get-project-list-count': 44 });
  await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Well Project');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(location.search).toBe('?status=completed&category=11'));
});

test('a filter that another program fills in without an event is applied', async () => {
  await openPage('/projects');
  setSilently(screen.getByRole('radio', { name: 'Completed' }), true);
  setSilently(screen.getByRole('combobox', { name: 'Category' }), '11');
  setSilently(screen.getByRole('searchbox', { name: 'Keyword' }), 'veedu');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(location.search).toBe('?status=completed&category=11&search=veedu'));
});

test('a donor types a word, and the address, the list and the filter hold it', async () => {
  const { http } = await openPage('/projects?page=2', { 'project/get-project-list-count': 44 });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'veedu{Enter}');
  await waitFor(() => expect(location.search).toBe('?search=veedu'));
  const query = { successStory: false, search: 'veedu' };
  expect(asked(http, 'project/get-project-list').at(-1)).toEqual({ limit: 30, skip: 0, query });
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('veedu');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/projects?search=veedu&page=2');
});

test('the form works as a plain form before scripts arrive', async () => {
  const { container } = await openPage('/projects');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/projects#result');
  expect(form).toHaveAttribute('method', 'get');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    status: 'ongoing',
    category: '',
    search: '',
  });
});

test('after Apply the focus is on the number of projects that were found, and the filter is folded', async () => {
  const { http } = await openPage('/projects');
  await userEvent.click(screen.getByText('Filter'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Well Project');
  http.answers['project/get-project-list-count'] = 4;
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: '4 projects' })).toHaveFocus());
  expect(screen.getByRole('form', { hidden: true }).closest('details')).not.toHaveAttribute('open');
});

test('each chosen filter is removed with one press, which keeps the others, and so are all', async () => {
  await openPage('/projects?status=completed&category=11&search=veedu&page=2');
  const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chosen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Completed', '/projects?category=11&search=veedu'],
    ['Well Project', '/projects?status=completed&search=veedu'],
    ['“veedu”', '/projects?status=completed&category=11'],
    ['Clear all', '/projects'],
  ]);
  await userEvent.click(chosen.getByRole('link', { name: 'Remove the filter Well Project' }));
  await waitFor(() => expect(location.search).toBe('?status=completed&search=veedu'));
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 projects' })).toHaveFocus());
});

test('a list that is not filtered has nothing to remove', async () => {
  await openPage('/projects?page=2');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
});

test.each([
  [30, undefined],
  [31, '/projects?page=2'],
])('with %i projects the next page is %s', async (count, next) => {
  await openPage('/projects', { 'project/get-project-list-count': count });
  const link = screen.queryByRole('link', { name: 'Next' });
  if (next) expect(link).toHaveAttribute('href', next);
  else expect(link).not.toBeInTheDocument();
});

test('an empty list says so and offers the whole one', async () => {
  await openPage('/projects?category=11', {
    'project/get-project-list': [],
    'project/get-project-list-count': 0,
  });
  expect(screen.getByText('No projects available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all ongoing projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
});

test('without any ongoing project the way on is to the completed ones, not to this very page', async () => {
  await openPage('/projects', {
    'project/get-project-list': [],
    'project/get-project-list-count': 0,
  });
  expect(screen.getByText('All projects are funded right now. New ones follow soon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the completed projects' })).toHaveAttribute(
    'href',
    '/projects?status=completed',
  );
});

test('a page beyond the last one says so, and leads back to the first and to the last', async () => {
  await openPage('/projects?category=11&page=9', {
    'project/get-project-list': [],
    'project/get-project-list-count': 44,
  });
  expect(screen.getByText('There is no such page.')).toBeVisible();
  expect(screen.queryByText('No projects available')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/projects?category=11',
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/projects?category=11&page=2',
  );
});

test('when the list cannot be read the page says so, and Retry brings it', async () => {
  const { http } = await openPage('/projects', { 'project/get-project-list': createUnavailable() });
  expect(screen.getByRole('alert')).toBeVisible();
  http.answers['project/get-project-list'] = [aProject()];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('heading', { name: 'Projects' })).toBeVisible();
});

test('without the categories the projects still stand', async () => {
  await openPage('/projects', { 'project/get-category-list': createUnavailable() });
  expect(screen.getByRole('alert')).toHaveTextContent('The categories could not be loaded.');
  expect(screen.getByRole('link', { name: 'An open well' })).toBeVisible();
});

test('of a chosen category the page tells how many projects go on and how many are completed', async () => {
  await openPage('/projects?category=11');
  expect(screen.getByText('In this category: 1 ongoing, 2 completed.')).toBeVisible();
});

test('without these numbers the projects still stand', async () => {
  await openPage('/projects?category=11', { 'projects-stats/all/11/': createUnavailable() });
  expect(screen.getByRole('alert')).toHaveTextContent('The numbers of this category could not be loaded.');
  expect(screen.getByRole('link', { name: 'An open well' })).toBeVisible();
});

test('a category that is not a number is as if it were not there', async () => {
  const { http } = await openPage('/projects?category=11%27--');
  expect(asked(http, 'project/get-project-list')).toEqual([
    { limit: 30, skip: 0, query: { successStory: false } },
  ]);
});

test('in Malayalam the list, its filter and its count are in Malayalam', async () => {
  await openPage('/projects', { 'project/get-project-list-count': 1 }, 'ml');
  expect(screen.getByRole('heading', { level: 1, name: 'പദ്ധതികൾ' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'പൂർത്തിയായവ' })).toBeInTheDocument();
  expect(screen.getByText('1 പദ്ധതി')).toBeVisible();
});

test('switching the language shows the same list again in the other one', async () => {
  const { language, http } = await openPage('/projects?category=11');
  http.answers['project/get-project-list'] = [aProject({ lang: 'ml', name: 'തുറന്ന കിണർ' })];
  act(() => language.change('ml'));
  expect(await screen.findByRole('link', { name: 'തുറന്ന കിണർ' })).toBeVisible();
  expect(location.search).toBe('?category=11');
  expect(screen.getByRole('combobox', { name: 'വിഭാഗം' })).toHaveValue('11');
});

test.each(['en', 'ml'] as const)(
  'a filtered list has nothing that a screen reader would stumble over (%s)',
  async (language) => {
    const { container } = await openPage('/projects?status=completed&category=11', {}, language);
    expect(await axe(container)).toHaveNoViolations();
  },
);
