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

describe('a page that the browser loaded ahead', () => {
  const setVisibility = (state: DocumentVisibilityState) =>
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  beforeEach(() => {
    document.cookie = 'lang=en';
  });
  afterEach(() => setVisibility('visible'));

  test('a language that the address of such a page names is kept for later visits once it is seen', () => {
    history.replaceState(null, '', '/projects?lang=ml');
    setVisibility('hidden');
    createLanguageSource('ml');
    expect(document.cookie).toBe('lang=en');
    setVisibility('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(document.cookie).toBe('lang=ml');
  });

  test('a language that only the phone prefers is not kept', () => {
    history.replaceState(null, '', '/projects');
    createLanguageSource('ml');
    expect(document.cookie).toBe('lang=en');
  });
});

test.each(['/projects', '/projects?lang=fr'])(
  'an address like %s leaves the language as it is',
  (address) => {
    const language = createLanguageSource('ml');
    goBackTo(address);
    expect(language.current()).toBe('ml');
  },
);
