import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { NotFound, Strip, Unavailable, Waiting } from './outlet-message.tsx';

test('a part that could not be loaded says so and can be tried again', async () => {
  const retry = jest.fn();
  render(<Unavailable language="en" onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'This part is unavailable' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without scripts Retry loads the page anew', () => {
  render(<Unavailable language="ml" />);
  expect(screen.getByText('വീണ്ടും ശ്രമിക്കുക')).toHaveAttribute('href', '');
});

test('a page that is not there leads to those that are', () => {
  render(<NotFound language="en" />);
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
});

test('a page that can only be read says so', async () => {
  const retry = jest.fn();
  render(<Strip language="en" text="readingOnly" onRetry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You can read this page and use its links and simple forms.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the messages have nothing that a screen reader would stumble over', async () => {
  const { container } = render(
    <>
      <Strip language="ml" text="readingOnly" onRetry={() => undefined} />
      <Unavailable language="ml" onRetry={() => undefined} />
      <Waiting language="ml" />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
