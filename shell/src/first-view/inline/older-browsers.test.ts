import { provideBuiltIns, showPlainly } from './older-browsers.ts';

const addedScripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  document.head.innerHTML = '';
});

test('a browser that has what scripts use loads no script for it', () => {
  const then = jest.fn();
  provideBuiltIns('/site/older.js', then);
  expect([then.mock.calls.length, addedScripts().length]).toEqual([1, 0]);
});

test.each([
  ['toSorted', Array.prototype],
  ['at', Array.prototype],
  ['replaceAll', String.prototype],
  ['hasOwn', Object],
  ['structuredClone', window],
])('without %s the page’s scripts wait for the script that provides it', (name, owner) => {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  const then = jest.fn();
  try {
    provideBuiltIns('/site/older.js', then);
  } finally {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  }
  expect(then).not.toHaveBeenCalled();
  const [script] = addedScripts();
  expect(script?.getAttribute('src')).toBe('/site/older.js');
  script?.dispatchEvent(new Event('load'));
  expect(then).toHaveBeenCalledTimes(1);
});

test('a browser that is too old gets plain styles, and what is for browsers without scripts', () => {
  const write = jest.spyOn(document, 'write').mockImplementation();
  document.body.innerHTML = '<main><noscript><p>Print this form</p></noscript></main>';
  showPlainly('/site/older.css');
  expect(write).toHaveBeenCalledWith('<link rel="stylesheet" href="/site/older.css">');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('main')?.innerHTML).toBe('<p>Print this form</p>');
});
