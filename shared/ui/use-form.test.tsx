import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { LocalisedText } from '../contract/language.ts';
import { textIn } from '../contract/text-in.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';
import { createTestContext, renderInLanguage } from './testing/render-in-language.tsx';
import { UiContextProvider, useUiContext } from './ui-context.tsx';
import { readTyped, useForm, type SubmitResult } from './use-form.ts';

type Result = SubmitResult<'name' | 'phone', LocalisedText, string>;

const NAME_MISSING = { field: 'name', message: { en: 'Enter your name', ml: 'പേര് എഴുതുക' } } as const;
const PHONE_MISSING = { field: 'phone', message: { en: 'Enter your phone', ml: 'ഫോൺ എഴുതുക' } } as const;

/** Both are required. */
const checkBoth = (data: FormData) =>
  [NAME_MISSING, PHONE_MISSING].filter(({ field }) => readTyped(data, field).trim() === '');

function Form({
  work,
  initial,
  check,
}: {
  work: (data: FormData) => Promise<Result>;
  initial?: Result;
  check?: typeof checkBoth;
}) {
  const { language } = useUiContext();
  const { formRef, attempt, errors, failure, isBusy, idOf, errorOf, onInput, onSubmit, retry } = useForm<
    'name' | 'phone',
    LocalisedText,
    string
  >({
    toText: (message) => textIn(language, message),
    unexpected: 'Nobody could be reached',
    initial,
    ...(check && { check }),
  });
  return (
    <form ref={formRef} aria-label="Details" aria-busy={isBusy} onInput={onInput} onSubmit={onSubmit(work)}>
      <ErrorSummary key={attempt} title="There is a problem" errors={errors} />
      <TextField id={idOf('name')} name="name" label="Name" error={errorOf('name')} required />
      <TextField id={idOf('phone')} name="phone" label="Phone" error={errorOf('phone')} />
      <output>{failure}</output>
      <p>Attempt {attempt}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </form>
  );
}

/** Attempts that end when the test says so. */
function createWork() {
  const attempts: { data: FormData; end: (result: Result) => void; fail: (error: Error) => void }[] = [];
  const work = (data: FormData) =>
    new Promise<Result>((end, fail) => void attempts.push({ data, end, fail }));
  return {
    work,
    attempts,
    endLast: (result: Result) => act(async () => attempts.at(-1)?.end(result)),
    failLast: (error: Error) => act(async () => attempts.at(-1)?.fail(error)),
  };
}

const form = () => screen.getByRole('form', { name: 'Details' });
const submit = () => fireEvent.submit(form());
const listedErrors = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const returnToPage = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('errors are listed in the order of the result, and each stands beside its field', async () => {
  const { work, endLast } = createWork();
  renderInLanguage(<Form work={work} />);
  submit();
  await endLast({ errors: [PHONE_MISSING, NAME_MISSING] });
  expect(listedErrors()).toEqual(['Enter your phone', 'Enter your name']);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter your phone');
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('the errors of one attempt are gone after the next', async () => {
  const { work, endLast } = createWork();
  renderInLanguage(<Form work={work} />);
  submit();
  await endLast({ errors: [NAME_MISSING], failure: 'Not accepted' });
  submit();
  expect(listedErrors()).toEqual(['Enter your name']);
  await endLast({});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Attempt 2')).toBeVisible();
});

test('an error goes once its own field has none, and not with what is typed elsewhere', async () => {
  const { work, endLast } = createWork();
  renderInLanguage(<Form work={work} check={checkBoth} />);
  submit();
  await endLast({ errors: [NAME_MISSING, PHONE_MISSING] });
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type('Name', ' ');
  expect(listedErrors()).toEqual(['Enter your name', 'Enter your phone']);
  type('Name', 'Asha');
  expect(listedErrors()).toEqual(['Enter your phone']);
  expect(screen.getByLabelText('Name')).toBeValid();
  // What was right and is wrong now is said at the next attempt.
  type('Name', '');
  expect(listedErrors()).toEqual(['Enter your phone']);
  type('Phone', '1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Attempt 1')).toBeVisible();
});

test('an error of the server goes with a change of its field, and the other one stays', async () => {
  const { work, endLast } = createWork();
  renderInLanguage(<Form work={work} check={checkBoth} />);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '1' } });
  submit();
  await endLast({ errors: [NAME_MISSING, PHONE_MISSING] });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '12' } });
  expect(listedErrors()).toEqual(['Enter your name']);
});

test('errors follow when the language changes', async () => {
  const { work, endLast } = createWork();
  const inLanguage = (language: 'en' | 'ml') => (
    <UiContextProvider value={createTestContext(language)}>
      <Form work={work} />
    </UiContextProvider>
  );
  const { rerender } = renderInLanguage(inLanguage('en'));
  submit();
  await endLast({ errors: [NAME_MISSING, PHONE_MISSING] });
  rerender(inLanguage('ml'));
  expect(listedErrors()).toEqual(['പേര് എഴുതുക', 'ഫോൺ എഴുതുക']);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('പേര് എഴുതുക');
  expect(screen.getByText('Attempt 1')).toBeVisible();
});

test('one attempt runs at a time, with what was typed when it began', async () => {
  const { work, attempts, endLast } = createWork();
  renderInLanguage(<Form work={work} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Asha ' } });
  submit();
  submit();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(attempts).toHaveLength(1);
  expect(form()).toHaveAttribute('aria-busy', 'true');
  await endLast({ failure: 'Not accepted' });
  expect(form()).toHaveAttribute('aria-busy', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(attempts.map(({ data }) => readTyped(data, 'name'))).toEqual([' Asha ', ' Asha ']);
  expect(attempts.map(({ data }) => readTyped(data, 'nothing'))).toEqual(['', '']);
});

test('an attempt that throws is reported, says that it failed, and can be repeated', async () => {
  const report = jest.fn();
  window.reportError = report;
  const { work, attempts, failLast } = createWork();
  renderInLanguage(<Form work={work} />);
  submit();
  const error = new Error('A broken contract');
  await failLast(error);
  expect(report).toHaveBeenCalledWith(error);
  expect(screen.getByRole('status')).toHaveTextContent('Nobody could be reached');
  expect(form()).toHaveAttribute('aria-busy', 'false');
  submit();
  expect(attempts).toHaveLength(2);
});

test('the form is busy until the browser has left, and ready when it returns to the page', async () => {
  const { work, attempts, endLast } = createWork();
  renderInLanguage(<Form work={work} />);
  submit();
  await endLast({ isLeaving: true });
  expect(form()).toHaveAttribute('aria-busy', 'true');
  submit();
  expect(attempts).toHaveLength(1);
  // Every page load sends this event; only a page from the back-forward cache had been left.
  returnToPage(false);
  expect(form()).toHaveAttribute('aria-busy', 'true');
  returnToPage(true);
  expect(form()).toHaveAttribute('aria-busy', 'false');
  submit();
  expect(attempts).toHaveLength(2);
});

test('an attempt that still runs after a return to the page keeps the form busy', async () => {
  const { work, endLast } = createWork();
  renderInLanguage(<Form work={work} />);
  submit();
  returnToPage(true);
  expect(form()).toHaveAttribute('aria-busy', 'true');
  await endLast({});
  expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('the result of a form that was posted without scripts counts as an attempt', () => {
  const { work } = createWork();
  renderInLanguage(<Form work={work} initial={{ errors: [PHONE_MISSING], failure: 'Not accepted' }} />);
  expect(screen.getByText('Attempt 1')).toBeVisible();
  expect(listedErrors()).toEqual(['Enter your phone']);
  expect(screen.getByRole('status')).toHaveTextContent('Not accepted');
  expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('the browser’s own messages are for visitors without scripts', () => {
  const { work } = createWork();
  const html = renderToString(
    <UiContextProvider value={createTestContext('en')}>
      <Form work={work} />
    </UiContextProvider>,
  );
  expect(html).not.toMatch(/novalidate/i);
  renderInLanguage(<Form work={work} />);
  expect(form()).toHaveProperty('noValidate', true);
});
