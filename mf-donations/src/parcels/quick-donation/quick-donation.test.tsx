import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderParcel } from '@trust/shared/testing/render-parcel';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import { noNetwork } from '@trust/shared/testing/fake-network';

/** The addresses that the form asked the browser for. */
let asked: string[];

/** The simulated document cannot go anywhere: what a browser would ask for is noted. */
function noteRequest(event: SubmitEvent) {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const address = event.submitter?.getAttribute('formaction') ?? event.target.action;
  const { pathname } = new URL(address, window.location.href);
  const fields = [...new FormData(event.target)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  const method = event.submitter?.getAttribute('formmethod') ?? event.target.method;
  const typed = String(new URLSearchParams(fields));
  asked.push(method === 'get' ? `${pathname}?${typed}` : pathname);
}

beforeEach(() => {
  asked = [];
  window.addEventListener('submit', noteRequest);
});
afterEach(() => window.removeEventListener('submit', noteRequest));

async function openForm(language: 'en' | 'ml' = 'en') {
  const view = await renderParcel(remote, 'quick-donation', {}, { http: noNetwork, language });
  return { ...view, donor: userEvent.setup({ delay: null }) };
}

const proceed = () => screen.getByRole('button', { name: /^Proceed/ });
const amount = () => screen.getByLabelText('Other amount (₹)');

async function fillIn(donor: ReturnType<typeof userEvent.setup>) {
  await donor.type(screen.getByLabelText('Full Name'), 'A Donor');
  await donor.type(screen.getByLabelText('Email Address'), 'a@donor.example');
  await donor.type(screen.getByLabelText('Phone (WhatsApp)'), '0000000000');
  await donor.selectOptions(screen.getByLabelText('Donation category'), 'Emergency medicare');
  await donor.type(amount(), '750');
}

test('a filled form leads to the chosen fund’s page with what was typed', async () => {
  const { donor } = await openForm();
  await fillIn(donor);
  await donor.click(proceed());
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0] ?? '', 'https://site.example');
  expect(pathname).toBe('/payments/medicare');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    firstName: 'A Donor',
    email: 'a@donor.example',
    phone: '0000000000',
    categoryName: 'medicare',
    amount: '750',
  });
});

test('an empty form goes nowhere and lists all that is missing, in order, and says so in the title', async () => {
  document.title = 'Shelter';
  const { donor } = await openForm();
  await donor.click(proceed());
  expect(asked).toEqual([]);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Please enter your name',
    'Please enter your email',
    'Please enter your phone number',
    'Please select the donation category',
    'Please enter your donation amount',
  ]);
  expect(document.title).toBe('Error: Shelter');
});

test('each failure leads to its field, which says the same', async () => {
  const { donor } = await openForm();
  await donor.click(proceed());
  for (const [message, label] of [
    ['Please enter your name', 'Full Name'],
    ['Please enter your email', 'Email Address'],
    ['Please enter your phone number', 'Phone (WhatsApp)'],
    ['Please select the donation category', 'Donation category'],
    ['Please enter your donation amount', 'Other amount (₹)'],
  ] as const) {
    await donor.click(screen.getByRole('link', { name: message }));
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  }
});

test('what was typed stays while failures are shown, and a second attempt brings the donor back to them', async () => {
  const { donor } = await openForm();
  await donor.type(screen.getByLabelText('Full Name'), 'A Donor');
  await donor.click(proceed());
  expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
  await donor.type(screen.getByLabelText('Phone (WhatsApp)'), '1');
  await donor.click(proceed());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Please enter your phone number' })).not.toBeInTheDocument();
});

test('a failure vanishes once its field is right, also where a sum or a category was chosen', async () => {
  const { donor } = await openForm();
  await donor.click(proceed());
  await donor.type(screen.getByLabelText('Full Name'), 'A');
  await donor.selectOptions(screen.getByLabelText('Donation category'), 'bmz');
  await donor.click(screen.getByRole('radio', { name: '₹500' }));
  for (const name of ['Full Name', 'Donation category', 'Other amount (₹)'])
    expect(screen.getByLabelText(name)).toBeValid();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
});

test('a pressed sum is written into the amount, and a written amount presses its sum', async () => {
  const { donor } = await openForm();
  await donor.click(screen.getByRole('radio', { name: '₹500' }));
  expect(amount()).toHaveValue('500');
  await donor.clear(amount());
  expect(screen.getByRole('radio', { name: '₹500' })).not.toBeChecked();
  await donor.type(amount(), '1000');
  expect(screen.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await donor.clear(amount());
  await donor.type(amount(), '൫൦൦');
  expect(screen.getByRole('radio', { name: '₹500' })).toBeChecked();
});

test('PayPal and Payoneer are shown and cannot be chosen', async () => {
  await openForm();
  expect(screen.getByRole('radio', { name: 'UPI, card or net banking' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /PayPal.*not available yet/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Payoneer.*not available yet/ })).toBeDisabled();
});

test('without scripts it is a plain form that is sent to a donation page, and nothing typed stands in its address', async () => {
  await openForm();
  const form = screen.getByRole('form', { name: 'Donate now' });
  expect(form).toHaveAttribute('action', '/payments/home');
  expect(form).toHaveAttribute('method', 'post');
});

test('in Malayalam every word is Malayalam, the failures too', async () => {
  const { container, donor } = await openForm('ml');
  await donor.click(screen.getByRole('button', { name: 'തുടരുക' }));
  expect(screen.getByRole('link', { name: 'ദയവായി നിങ്ങളുടെ പേര് നൽകുക' })).toBeInTheDocument();
  expect(container.textContent?.replaceAll(/UPI|PayPal|Payoneer/g, '')).not.toMatch(/[A-Za-z]/);
});

test.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', async (language) => {
  const { container, donor } = await openForm(language);
  expect(await axe(container)).toHaveNoViolations();
  await donor.click(screen.getByRole('button', { name: language === 'en' ? 'Proceed' : 'തുടരുക' }));
  expect(await axe(container)).toHaveNoViolations();
});
