import { adoptPressedSum, alignAmount, fieldOf } from './amount-field.tsx';

/** A form as the server sends it: its text holds `start`, and the sum that equals it is pressed. */
function openForm(start: string) {
  const form = document.createElement('form');
  form.innerHTML = ['250', '500', '1000']
    .map((sum) => `<input type="radio" name="quickAmount" value="${sum}" ${sum === start ? 'checked' : ''}>`)
    .join('');
  form.innerHTML += `<input name="amount" value="${start}"><input name="firstName">`;
  const input = (selector: string) => form.querySelector<HTMLInputElement>(selector)!;
  return {
    form,
    text: input('input[name=amount]'),
    name: input('input[name=firstName]'),
    sum: (value: string) => input(`input[value="${value}"]`),
    shown: () => [input('input[name=amount]').value, form.querySelector<HTMLInputElement>(':checked')?.value],
  };
}

/** What a donor did while no script ran. */
interface Before {
  readonly start?: string;
  readonly typed?: string;
  readonly pressed?: string;
  readonly shown: readonly [text: string, sum: string | undefined];
}

test.each<Before>([
  { shown: ['', undefined] },
  { typed: '750', shown: ['750', undefined] },
  { typed: '500', shown: ['500', '500'] },
  { pressed: '500', shown: ['500', '500'] },
  { typed: '750', pressed: '500', shown: ['750', undefined] },
  { start: '250', shown: ['250', '250'] },
  { start: '250', pressed: '1000', shown: ['1000', '1000'] },
  { start: '250', typed: '750', shown: ['750', undefined] },
  { start: '250', typed: '750', pressed: '1000', shown: ['750', undefined] },
  { start: '250', typed: '', shown: ['250', '250'] },
  { start: '750', typed: '', shown: ['', undefined] },
  { start: '750', pressed: '500', shown: ['500', '500'] },
])('a sum that was said before scripts ran counts as it would be posted: %j', (before) => {
  const { form, text, sum, shown } = openForm(before.start ?? '');
  if (before.typed !== undefined) text.value = before.typed;
  if (before.pressed) sum(before.pressed).checked = true;
  adoptPressedSum(form);
  alignAmount(form, null);
  expect(shown()).toEqual(before.shown);
});

test('a pressed sum is written, a written one pressed, and the amount is told', () => {
  const { form, text, name, sum, shown } = openForm('');
  sum('500').checked = true;
  expect(alignAmount(form, sum('500'))).toEqual({ kind: 'paise', paise: 50_000 });
  expect(shown()).toEqual(['500', '500']);
  text.value = 'Rs. 1,000/-';
  expect(alignAmount(form, text)).toEqual({ kind: 'paise', paise: 100_000 });
  expect(shown()).toEqual(['Rs. 1,000/-', '1000']);
  text.value = '';
  expect(alignAmount(form, text)).toEqual({ kind: 'missing' });
  expect(shown()).toEqual(['', undefined]);
  name.value = 'A Donor';
  expect(alignAmount(form, name)).toEqual({ kind: 'missing' });
});

test('a sum that was pressed without an event is taken with the next change of another field', () => {
  const { form, name, sum, shown } = openForm('');
  sum('500').checked = true;
  expect(alignAmount(form, name)).toEqual({ kind: 'paise', paise: 50_000 });
  expect(shown()).toEqual(['500', '500']);
});

test('a pressed sum changes the field of the amount, and every other input its own', () => {
  const { text, name, sum } = openForm('');
  expect([sum('500'), text, name].map(fieldOf)).toEqual(['amount', 'amount', 'firstName']);
});
