import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

test('the account number is on the clipboard, and the donor is told', async () => {
  const user = userEvent.setup();
  renderInLanguage(<CopyButton text="000000000001" label="Copy the account number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the account number' }));
  expect(await navigator.clipboard.readText()).toBe('000000000001');
  expect(await screen.findByText('Copied')).toBeVisible();
});

test('a browser that does not allow it says what to do instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  renderInLanguage(<CopyButton text="000000000001" label="പകർത്തുക" />, 'ml');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('status')).toHaveTextContent('പകർത്താനായില്ല');
});
