import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

test('a button that is busy does nothing more, and keeps the focus', async () => {
  const pressed = jest.fn();
  renderInLanguage(
    <Button busy onClick={pressed}>
      Proceed
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Proceed' });
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a form is not sent twice while its button is busy', () => {
  const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderInLanguage(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Proceed
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', () => {
  renderInLanguage(<ButtonLink href="/payments/1001">Donate Now</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/payments/1001');
});
