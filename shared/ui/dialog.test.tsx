import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/component-axe.ts';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

function Page({ role }: { role?: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Login</button>
      {open ? (
        <Dialog title="Sign In" role={role} onClose={() => setOpen(false)}>
          <label>
            Photo <input type="file" />
          </label>
        </Dialog>
      ) : null}
    </>
  );
}

async function openDialog(role?: 'alertdialog') {
  const view = renderInLanguage(<Page role={role} />);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return { ...view, dialog: screen.getByRole(role ?? 'dialog', { name: 'Sign In' }) };
}

test('closing gives the focus back to what opened it', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
});

test('opening it takes the focus inside, and Esc closes it', async () => {
  await openDialog();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the back gesture of a phone closes it', async () => {
  const { dialog } = await openDialog();
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving a file chooser without a file does not close it', async () => {
  const { dialog } = await openDialog();
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('a press beside it closes a dialog, and not a question that wants an answer', async () => {
  const { dialog, unmount } = await openDialog();
  fireEvent.mouseDown(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  const question = await openDialog('alertdialog');
  fireEvent.mouseDown(question.dialog);
  expect(question.dialog).toBeInTheDocument();
});

test('a dialog has nothing that a screen reader would stumble over', async () => {
  const { container } = await openDialog();
  expect(await axe(container)).toHaveNoViolations();
});
