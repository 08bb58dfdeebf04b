import { fireEvent } from '@testing-library/dom';
import { watchTyping } from './typed-page.ts';

const FORM = `<input value="Asha"><input type="hidden" value="1"><input type="checkbox" checked><textarea>Roof</textarea>
  <select><option>All</option><option>Health</option></select><select><option>All</option><option selected>Health</option></select>`;

const control = <Control extends Element>(selector: string) => document.querySelector<Control>(selector)!;

beforeEach(() => {
  document.body.innerHTML = FORM;
});

test('a page as the server has written it holds nothing that was typed', () => {
  expect(watchTyping()()).toBe(false);
});

test.each<[string, () => void]>([
  ['a field', () => (control<HTMLInputElement>('input').value = 'Binu')],
  ['a text', () => (control<HTMLTextAreaElement>('textarea').value = '')],
  ['a box', () => (control<HTMLInputElement>('[type=checkbox]').checked = false)],
  ['a choice', () => (control<HTMLSelectElement>('select').selectedIndex = 1)],
  ['a choice that was made before', () => (control<HTMLSelectElement>('select + select').selectedIndex = 0)],
])('%s that was changed before the scripts ran is noticed', (_what, change) => {
  change();
  expect(watchTyping()()).toBe(true);
});

test('what is typed later is noticed', () => {
  const hasTyped = watchTyping();
  expect(hasTyped()).toBe(false);
  fireEvent.input(control('input'), { target: { value: 'B' } });
  expect(hasTyped()).toBe(true);
});
