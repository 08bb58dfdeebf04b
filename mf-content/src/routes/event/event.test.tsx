import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { anEvent } from '../../testing/samples.ts';

test('a post stands under the name of the trust’s posts, with its day, its picture and its text', async () => {
  const { container } = await openPage('/event/11');
  expect(screen.getByText('Sample Posts')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Medical camp in Tirur');
  expect(screen.getByText('5 September 2026')).toBeVisible();
  expect(screen.getByText('Two hundred people came.')).toBeVisible();
  expect(container.querySelector('img')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Medical camp in Tirur/ })).not.toBeInTheDocument();
});

test('a post that the content system does not have leads to the page that says so', async () => {
  await openPage('/event/12', { 'events-list/12': [] });
  expect(location.pathname).toBe('/INVALID');
});

test('a number with anything behind it is not sent to the content system', async () => {
  const { http } = await openPage('/event/11%2F..%2Fusers');
  expect(location.pathname).toBe('/INVALID');
  expect(http.requests.filter(({ base }) => base === 'content')).toEqual([]);
});

test('when the content system is down, Retry brings the post', async () => {
  const { http } = await openPage('/event/11', { 'events-list/11': createUnavailable() });
  http.answers['events-list/11'] = [anEvent];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Two hundred people came.')).toBeVisible();
});

test('in Malayalam the posts have their Malayalam name', async () => {
  await openPage('/event/11', {}, 'ml');
  expect(screen.getByText('സാമ്പിൾ പോസ്റ്റുകൾ')).toBeVisible();
});

test('when the other posts cannot be read the post stands, and Retry brings them', async () => {
  const { http } = await openPage('/event/11', { 'events-list': createUnavailable() });
  expect(screen.getByText('Two hundred people came.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The posts could not be loaded.');
  http.answers['events-list'] = [{ ...anEvent, nid: [{ value: 12 }] }];
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('link', { name: 'Medical camp in Tirur 5 September 2026' })).toBeVisible();
});
