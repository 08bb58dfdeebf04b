import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';

test('the player loads only when it is pressed, from the host that sets no cookies', async () => {
  const { container } = await openPage('/video/demoVideo01');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A house in forty days');
  expect(container.querySelector('iframe')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Play the video' }));
  expect(screen.getByTitle('A house in forty days')).toHaveFocus();
  expect(screen.getByTitle('A house in forty days')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/demoVideo01/),
  );
});

test('without scripts the still leads to the video itself', async () => {
  await openPage('/video/demoVideo01');
  expect(screen.getByRole('link', { name: 'Play the video' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=demoVideo01',
  );
});

test('where another player is configured, it plays, and without scripts the still leads to it', async () => {
  await openPage('/video/demoVideo01', {}, 'en', { ...sampleConfig, videoPlayer: '/sandbox/videos' });
  const still = screen.getByRole('link', { name: 'Play the video' });
  expect(still).toHaveAttribute('href', '/sandbox/videos/demoVideo01?autoplay=1&rel=0');
  await userEvent.click(still);
  expect(screen.getByTitle('A house in forty days')).toHaveAttribute(
    'src',
    '/sandbox/videos/demoVideo01?autoplay=1&rel=0',
  );
});

test.each(['/video/%22onload%3Dalert', '/video/noSuchVid01'])(
  '%s, which is no video of the trust, leads to the page that says so',
  async (address) => {
    await openPage(address);
    expect(location.pathname).toBe('/INVALID');
  },
);

test('a video plays even where the list of names failed', async () => {
  await openPage('/video/demoVideo01', { 'project/get-media-list': createUnavailable() });
  expect(screen.getByRole('link', { name: 'Play the video' })).toBeVisible();
});

test('in Malayalam the still is labelled in Malayalam', async () => {
  await openPage('/video/demoVideo01', {}, 'ml');
  expect(screen.getByRole('link', { name: 'വീഡിയോ പ്ലേ ചെയ്യുക' })).toBeVisible();
});
