import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/component-axe.ts';
import { CheckField, ChoiceField, SelectField, TextArea, TextField } from './field.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

test('a field says its name, its hint and what is wrong with it', () => {
  renderInLanguage(
    <TextField
      label="Phone"
      hint="We’ll contact you only about this donation"
      error="Please enter your phone number"
      name="phone"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'We’ll contact you only about this donation Please enter your phone number',
  );
});

test('a field without an error is not said to be wrong', () => {
  renderInLanguage(<TextField label="Phone" name="phone" />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).not.toHaveAttribute('aria-invalid');
});

test('a field that may stay empty says so in Malayalam', () => {
  renderInLanguage(<TextArea label="വിലാസം" optional name="address" />, 'ml');
  expect(screen.getByRole('textbox', { name: 'വിലാസം (നിർബന്ധമില്ല)' })).toBeVisible();
});

test('a list asks to choose before anything is chosen', () => {
  renderInLanguage(
    <SelectField label="Category" name="category" options={[{ value: 'home', label: 'Home' }]} />,
  );
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose');
});

test('one of a few is chosen by pressing its box, and what is not available cannot be', async () => {
  const choose = jest.fn();
  renderInLanguage(
    <ChoiceField
      legend="Payment method"
      name="method"
      defaultValue="card"
      onChoose={choose}
      options={[
        { value: 'card', label: 'Card' },
        { value: 'bank', label: 'Bank' },
        { value: 'paypal', label: 'PayPal', hint: 'not available yet', disabled: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByText('Bank'));
  await userEvent.click(screen.getByText('PayPal'));
  expect(choose.mock.calls).toEqual([['bank']]);
  expect(screen.getByRole('radio', { name: 'Bank' })).toBeChecked();
});

test('fields have nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(
    <>
      <TextField label="Name" name="name" error="Please enter your name" />
      <TextArea label="Address" name="address" hint="With the pin code" />
      <SelectField label="Category" name="category" options={[{ value: 'home', label: 'Home' }]} />
      <ChoiceField
        legend="Amount"
        name="amount"
        compact
        error="Please choose an amount"
        options={[
          { value: '250', label: '₹250' },
          { value: '500', label: '₹500' },
        ]}
      />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a box is ticked by pressing its words, and says what it does', async () => {
  renderInLanguage(<CheckField name="anonymous" label="Hide my name" hint="Not on the receipt" />);
  const box = screen.getByRole('checkbox', { name: 'Hide my name' });
  expect(box).toHaveAccessibleDescription('Not on the receipt');
  await userEvent.click(screen.getByText('Hide my name'));
  expect(box).toBeChecked();
});
