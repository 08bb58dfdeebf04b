import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aVideo } from '../../testing/samples.ts';

test.each(['/videos', '/video'])('%s shows every video by name', async (path) => {
  await openPage(path);
  expect(screen.getByRole('link', { name: 'A house in forty days' })).toHaveAttribute(
    'href',
    '/video/demoVideo01',
  );
});

test('no picture and no script of the video host is asked for', async () => {
  const { container } = await openPage('/videos');
  expect(container.querySelectorAll('img, image, iframe, script')).toHaveLength(0);
});

test('before the first video the page says so, and leads on', async () => {
  await openPage('/videos', { 'project/get-media-list': [] });
  expect(screen.getByText('No videos available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
});

test('when the list cannot be read, Retry brings it', async () => {
  const { http } = await openPage('/videos', { 'project/get-media-list': createUnavailable() });
  http.answers['project/get-media-list'] = [aVideo];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: 'A house in forty days' })).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/videos', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('വീഡിയോകൾ');
});
