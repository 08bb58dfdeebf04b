import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aGallery } from '../../testing/samples.ts';

test('a visitor goes from a category through a subcategory to its pictures', async () => {
  const { http } = await openPage('/gallery');
  await userEvent.click(screen.getByRole('link', { name: 'Shelter Home' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Handed over' }));
  expect(await screen.findByRole('heading', { name: 'The key is handed over' })).toBeVisible();
  expect(http.requests.map(({ body }) => body)).toEqual([
    { showGallery: true },
    { query: { category: '1', subCategory: 'Handed over' } },
  ]);
});

test('a picture opens large, counted among those of its gallery', async () => {
  await openPage('/gallery?category=11');
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3: The key is handed over' }));
  expect(within(await screen.findByRole('dialog')).getByText('3 / 4')).toBeVisible();
});

test('a finger turns the pictures sideways, and not while it scrolls', async () => {
  await openPage('/gallery?category=11');
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3: The key is handed over' }));
  const dialog = within(await screen.findByRole('dialog'));
  const swipe = (across: number, along: number) => {
    const picture = dialog.getByRole('img');
    fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + across, clientY: 200 + along }] });
  };
  swipe(-120, 10);
  expect(dialog.getByText('4 / 4')).toBeVisible();
  swipe(60, 150);
  swipe(-10, 0);
  expect(dialog.getByText('4 / 4')).toBeVisible();
  swipe(120, 10);
  swipe(120, 10);
  expect(dialog.getByText('2 / 4')).toBeVisible();
});

test('two fingers that make a picture larger do not turn it', async () => {
  await openPage('/gallery?category=11');
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3: The key is handed over' }));
  const dialog = within(await screen.findByRole('dialog'));
  const finger = { clientX: 200, clientY: 200 };
  fireEvent.touchStart(dialog.getByRole('img'), { touches: [finger, { clientX: 220, clientY: 200 }] });
  fireEvent.touchEnd(dialog.getByRole('img'), { changedTouches: [{ clientX: 60, clientY: 200 }] });
  expect(dialog.getByText('3 / 4')).toBeVisible();
});

test('a picture that is enlarged is scrolled by arrows and fingers, and the next one is shown whole again', async () => {
  await openPage('/gallery?category=11');
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3: The key is handed over' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.dblClick(dialog.getByRole('img'));
  const whole = dialog.getByRole('button', { name: 'Show all of the picture' });
  act(() => whole.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('3 / 4')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('4 / 4')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Enlarge' })).toBeVisible();
});

test('Back closes a picture and leaves the gallery as it was', async () => {
  const { container } = await openPage('/gallery?category=11');
  const link = screen.getByRole('link', { name: 'Picture 3: The key is handed over' });
  await userEvent.click(link);
  await screen.findByRole('dialog');
  expect(await axe(container)).toHaveNoViolations();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.search).toBe('?category=11');
  expect(link).toHaveFocus();
});

test('the arrow clears what was chosen, and the category is one press away', async () => {
  await openPage('/gallery?category=1&subCategory=Handed+over');
  expect(screen.getByRole('link', { name: 'Shelter Home' })).toHaveAttribute('href', '/gallery?category=1');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Well Project' })).toBeVisible();
  expect(location.search).toBe('');
});

test('an empty subcategory says so', async () => {
  await openPage('/gallery?category=11', { 'project/get-gallery-list': [] });
  expect(screen.getByText('No pictures available')).toBeVisible();
});

test('when the pictures cannot be read, Retry brings them', async () => {
  const { http } = await openPage('/gallery?category=11', {
    'project/get-gallery-list': createUnavailable(),
  });
  http.answers['project/get-gallery-list'] = [aGallery()];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('heading', { name: 'The key is handed over' })).toBeVisible();
});

test('in Malayalam the page is in Malayalam', async () => {
  await openPage('/gallery', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ഗാലറി');
});
