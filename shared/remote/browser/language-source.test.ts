import { createLanguageSource } from './language-source.ts';

/** Goes back to an entry with this address, as the browser does. */
function goBackTo(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('who goes back to an address that names a language reads it in that one', () => {
  const language = createLanguageSource('ml');
  const listener = jest.fn();
  language.subscribe(listener);
  language.change('en');
  goBackTo('/projects?lang=ml');
  expect(language.current()).toBe('ml');
  expect(document.documentElement.lang).toBe('ml');
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['/projects', '/projects?lang=fr'])(
  'an address like %s leaves the language as it is',
  (address) => {
    const language = createLanguageSource('ml');
    goBackTo(address);
    expect(language.current()).toBe('ml');
  },
);
