import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { translatePage } from '../../testing/translate-page.ts';
import { readTyped } from '../../ui/use-form.ts';
import { restoreTyped } from './restore-typed.ts';

function Form() {
  const [amount, setAmount] = useState('');
  return (
    <form onInput={({ currentTarget }) => setAmount(readTyped(new FormData(currentTarget), 'amount'))}>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" />
      <input aria-label="Amount" name="amount" />
      <textarea aria-label="Remark" name="remark" defaultValue="none" />
      <select aria-label="District" name="district">
        <option value="Ernakulam">Ernakulam</option>
        <option value="Wayanad">Wayanad</option>
      </select>
      {['500', '1000'].map((sum) => (
        <label key={sum}>
          <input type="radio" name="suggested" value={sum} defaultChecked={sum === '500'} /> ₹{sum}
        </label>
      ))}
      <label>
        <input type="checkbox" name="remember" /> Remember me
      </label>
      <button>Give {amount}</button>
    </form>
  );
}

const readServerPage = () => ({
  fields: document.querySelectorAll('input, textarea, select'),
  focused: document.activeElement,
  href: location.href,
});

/** React hydrates a page of the server that the visitor and a translator have changed. `isLate`: before the script is there. */
async function hydrateServerPage(change: (field: (label: string) => HTMLElement) => void, isLate = false) {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const element = document.querySelector('div')!;
  const server = document.querySelector('form');
  change((label) => screen.getByLabelText(label));
  translatePage();
  const page = readServerPage();
  if (!isLate) restoreTyped(page);
  await act(async () => void hydrateRoot(element, <Form />, { onRecoverableError: () => undefined }));
  await waitFor(() => expect(server).not.toBeInTheDocument());
  if (isLate) act(() => restoreTyped(page));
}

test.each([
  ['comes first', false],
  ['comes late', true],
])(
  'what was typed before a translated page was taken over is not lost, nor is the focus, if the script %s',
  async (_when, isLate) => {
    await hydrateServerPage((field) => {
      Object.assign(field('Name'), { value: 'Asha' });
      Object.assign(field('Amount'), { value: '750' });
      Object.assign(field('Remark'), { value: 'for the well' });
      Object.assign(field('District'), { value: 'Wayanad' });
      Object.assign(field('₹1000'), { checked: true });
      Object.assign(field('Remember me'), { checked: true });
      field('Amount').focus();
    }, isLate);
    await waitFor(() =>
      expect(document.querySelector('form')).toHaveFormValues({
        name: 'Asha',
        amount: '750',
        remark: 'for the well',
        district: 'Wayanad',
        suggested: '1000',
        remember: true,
      }),
    );
    expect(screen.getByRole('button')).toHaveTextContent('Give 750');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  },
);

test('what the visitor left as it was stays as React shows it', async () => {
  await hydrateServerPage(() => undefined);
  await waitFor(() =>
    expect(document.querySelector('form')).toHaveFormValues({
      name: '',
      remark: 'none',
      district: 'Ernakulam',
      suggested: '500',
      remember: false,
    }),
  );
});

test('another page gets nothing of what was typed', async () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  Object.assign(screen.getByLabelText('Name'), { value: 'Asha' });
  restoreTyped(readServerPage());
  history.pushState(null, '', '/another');
  await act(async () => void (document.body.innerHTML = renderToString(<Form />)));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('another page that was shown before the script came gets nothing either', async () => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  Object.assign(screen.getByLabelText('Name'), { value: 'Asha' });
  const page = readServerPage();
  history.pushState(null, '', '/a-third');
  document.body.innerHTML = renderToString(<Form />);
  restoreTyped(page);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
