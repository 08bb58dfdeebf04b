import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { logIn, logOut, readToken, session, start, type TokenState } from '@trust/shared/session';
import { useSession } from './use-session.ts';

const asha = { token: 'token-of-asha', firstName: 'Asha', lastName: 'Demo' };
const never = () => new Promise<TokenState>(() => undefined);
const answering = (state: TokenState) => jest.fn(() => Promise.resolve(state));

function storedEarlier(visitor: typeof asha) {
  for (const [key, value] of Object.entries(visitor)) localStorage.setItem(key, value);
}

function inAnotherTab(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
}

beforeEach(() => logOut());

test('a visitor is anonymous until logged in, and has no role', () => {
  expect(session.getState()).toEqual({ authenticated: false, firstName: '', lastName: '', role: '' });
});

test('logging in shows the name and stores the token', () => {
  logIn(asha);
  expect(session.getState()).toEqual({ authenticated: true, firstName: 'Asha', lastName: 'Demo', role: '' });
  expect(readToken()).toBe('token-of-asha');
});

test('logging out leaves nothing behind in the browser', () => {
  logIn(asha);
  logOut();
  expect(session.getState().authenticated).toBe(false);
  expect(localStorage).toHaveLength(0);
});

describe('when a page starts', () => {
  test('a stored token that the server accepts logs the visitor in with the stored name', async () => {
    storedEarlier(asha);
    const check = answering('valid');
    await start(check);
    expect(check).toHaveBeenCalledWith('token-of-asha');
    expect(session.getState()).toMatchObject({ authenticated: true, firstName: 'Asha', lastName: 'Demo' });
  });

  test('the visitor is not called logged in before the server has answered', () => {
    storedEarlier(asha);
    void start(never);
    expect(session.getState().authenticated).toBe(false);
  });

  test('a token that the server refuses is forgotten with its names', async () => {
    storedEarlier(asha);
    await start(answering('invalid'));
    expect(session.getState().authenticated).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('whoever watches for a token hears of one that was refused', async () => {
    storedEarlier(asha);
    const listener = jest.fn();
    const stop = session.subscribe(() => listener(readToken()));
    await start(answering('invalid'));
    stop();
    expect(listener).toHaveBeenCalledWith(undefined);
  });

  test('a server that cannot be asked costs nobody their login', async () => {
    storedEarlier(asha);
    await start(answering('unknown'));
    expect(readToken()).toBe('token-of-asha');
  });

  test('what could not be asked is asked again when the browser is back online', async () => {
    storedEarlier(asha);
    const check = jest.fn().mockResolvedValueOnce('unknown').mockResolvedValueOnce('valid');
    await start(check);
    window.dispatchEvent(new Event('online'));
    await act(async () => undefined);
    expect(session.getState().authenticated).toBe(true);
    window.dispatchEvent(new Event('online'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('names without a token are cleared, and the server is not asked', async () => {
    localStorage.setItem('firstName', 'Asha');
    const check = answering('valid');
    await start(check);
    expect(check).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('a late answer about an old token does not log out whoever logged in meanwhile', async () => {
    storedEarlier({ ...asha, token: 'old-token' });
    let answer: (state: TokenState) => void = () => undefined;
    const starting = start(() => new Promise((resolve) => (answer = resolve)));
    logIn(asha);
    answer('invalid');
    await starting;
    expect(session.getState().authenticated).toBe(true);
  });
});

describe('in a second tab', () => {
  test('logging in shows at once in this one', async () => {
    await start(never);
    inAnotherTab(() => storedEarlier(asha), 'token');
    expect(session.getState()).toMatchObject({ authenticated: true, firstName: 'Asha' });
  });

  test('what is stored of something else changes nothing here', async () => {
    await start(never);
    logIn(asha);
    inAnotherTab(() => localStorage.clear(), 'lang');
    expect(session.getState().authenticated).toBe(true);
  });

  test('the names of who logs in here are there when the token is', () => {
    const storedBefore: string[] = [];
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (key === 'token') storedBefore.push(...Object.keys({ ...localStorage }));
      setItem.call(this, key, value);
    });
    logIn(asha);
    expect(storedBefore.sort()).toEqual(['firstName', 'lastName']);
    jest.restoreAllMocks();
  });

  test.each(['token', null])('logging out shows at once in this one (storage key %s)', async (key) => {
    await start(never);
    logIn(asha);
    inAnotherTab(() => localStorage.clear(), key);
    expect(session.getState().authenticated).toBe(false);
  });

  test('logging out shows in a page that comes back out of the back-forward cache', async () => {
    await start(never);
    logIn(asha);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getState().authenticated).toBe(false);
  });
});

test('where the browser refuses storage, the visitor is logged in until the page is left', () => {
  refuseStorage();
  logIn(asha);
  expect(session.getState().firstName).toBe('Asha');
  expect(readToken()).toBe('token-of-asha');
  logOut();
  expect(readToken()).toBeUndefined();
});

test('where storage is full, the visitor is logged in until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  logIn(asha);
  expect(readToken()).toBe('token-of-asha');
});

describe('a component that shows the session', () => {
  function Greeting() {
    const { authenticated, firstName } = useSession();
    return <p>{authenticated ? `Hello ${firstName}` : 'Hello'}</p>;
  }

  test('follows a login and a logout at once', () => {
    render(<Greeting />);
    act(() => logIn(asha));
    expect(screen.getByText('Hello Asha')).toBeInTheDocument();
    act(() => logOut());
    expect(screen.getByText('Hello')).toBeInTheDocument();
  });

  test('is anonymous in server HTML, and takes that over without a mismatch although logged in', async () => {
    logIn(asha);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Greeting />);
    expect(container).toHaveTextContent(/^Hello$/);
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(container, <Greeting />, { onRecoverableError }));
    expect(container).toHaveTextContent('Hello Asha');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
