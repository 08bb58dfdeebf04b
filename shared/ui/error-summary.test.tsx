import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/component-axe.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTestContext, renderInLanguage } from './testing/render-in-language.tsx';
import { UiContextProvider } from './ui-context.tsx';

const errors = [
  { fieldId: 'name', message: 'Please enter your name' },
  { fieldId: 'phone', message: 'Please enter your phone number' },
];

function Form({ attempt, wrong = errors }: { attempt: number; wrong?: typeof errors }) {
  return (
    <>
      <ErrorSummary key={attempt} title="There is a problem" errors={wrong} />
      <TextField id="name" label="Name" name="name" />
      <TextField id="phone" label="Phone" name="phone" />
    </>
  );
}

beforeEach(() => {
  document.title = 'Donate';
});

test('the summary takes the focus when it appears, and is announced', () => {
  renderInLanguage(<Form attempt={1} />);
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
});

test('without scripts the browser focuses the summary', () => {
  const summary = <ErrorSummary title="There is a problem" errors={errors} />;
  const html = renderToStaticMarkup(
    <UiContextProvider value={createTestContext('en')}>{summary}</UiContextProvider>,
  );
  expect(html).toContain(' tabindex="-1" autofocus=""');
});

test('each failure leads to its field', async () => {
  renderInLanguage(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Please enter your phone number' }));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  expect(location.hash).toBe('');
});

test('another attempt takes the focus again, mending a field does not', () => {
  const { rerender } = renderInLanguage(<Form attempt={1} />);
  screen.getByRole('textbox', { name: 'Name' }).focus();
  rerender(<Form attempt={1} wrong={errors.slice(1)} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  rerender(<Form attempt={2} wrong={errors.slice(1)} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the tab’s title says Error while something is wrong, and no longer', () => {
  const { rerender } = renderInLanguage(<Form attempt={1} />);
  expect(document.title).toBe('Error: Donate');
  rerender(<Form attempt={2} wrong={errors.slice(1)} />);
  expect(document.title).toBe('Error: Donate');
  rerender(<Form attempt={3} wrong={[]} />);
  expect(document.title).toBe('Donate');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the summary has nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(<Form attempt={1} />, 'ml');
  expect(await axe(container)).toHaveNoViolations();
});
