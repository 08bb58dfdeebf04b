import { NotFoundError } from '@trust/shared/http';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aNewsItem } from '../../testing/samples.ts';

const older = { 'project/get-newsUpdate-list': [aNewsItem({ _id: '7', name: 'School opens' })] };

test('a reader sees the date, the name and the text, and what was before it', async () => {
  const { http } = await openPage('/newsDetail/1', older);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Twelve wells before the summer');
  expect(screen.getByText('14 March 2026')).toBeVisible();
  expect(screen.getByText('Friday')).toBeVisible();
  expect(screen.getByRole('link', { name: 'School opens' })).toHaveAttribute('href', '/newsDetail/7');
  expect(screen.getByRole('link', { name: 'The latest news' })).toHaveAttribute('href', '/newsDetail');
  const asked = http.requests.find(({ path }) => path === 'project/get-newsUpdate-list');
  expect(asked?.body).toEqual({ limit: 10, query: { olderThan: '1' } });
});

test('without an id the latest news is shown', async () => {
  const { http } = await openPage('/newsDetail');
  const asked = http.requests.find(({ path }) => path === 'project/get-newsUpdate-by-id');
  expect(asked?.body).toEqual({ _id: '2' });
  expect(screen.queryByRole('link', { name: 'School opens' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Twelve wells before the summer' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The latest news' })).not.toBeInTheDocument();
});

test('before there is any news the page says so, and leads on', async () => {
  await openPage('/newsDetail', { 'project/get-newsUpdate-list': [] });
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(screen.getByText('No news yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
});

test('news that does not exist leads to the page that says so', async () => {
  await openPage('/newsDetail/9', {
    'project/get-newsUpdate-by-id': new NotFoundError('none'),
  });
  expect(location.pathname).toBe('/INVALID');
});

test('an item stands even where the list beside it failed', async () => {
  await openPage('/newsDetail/1', { 'project/get-newsUpdate-list': createUnavailable() });
  expect(screen.getByText('Friday')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The news could not be loaded.');
});

test('when the item cannot be read, Retry brings it', async () => {
  const { http } = await openPage('/newsDetail/1', { 'project/get-newsUpdate-by-id': createUnavailable() });
  http.answers['project/get-newsUpdate-by-id'] = aNewsItem();
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Friday')).toBeVisible();
});

test('in Malayalam the date and the labels are in Malayalam', async () => {
  await openPage('/newsDetail/1', {}, 'ml');
  expect(screen.getByText('2026 മാർച്ച് 14')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'മുമ്പത്തെ വാർത്തകൾ' })).toBeVisible();
});

test('beside the first news that there was it is said that there is none before it', async () => {
  await openPage('/newsDetail/1', { 'project/get-newsUpdate-list': [] });
  expect(screen.getByText('There is no older news.')).toBeVisible();
});
