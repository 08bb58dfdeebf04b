import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn, logOut, readToken, session } from '@trust/shared/session';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { setSilently } from '@trust/shared/testing/set-silently';
import { remote } from '../../remote.tsx';
import {
  accepted,
  asha,
  fakeNetwork,
  refused,
  unreachable,
  type AuthAnswers,
} from '../../testing/fake-network.ts';

const checked = { outcome: 'ok', data: { authenticated: true, ...asha } } as const;
const gone = { outcome: 'ok', data: undefined } as const;

beforeEach(() => logOut());

async function openAccount(answers: AuthAnswers, language: 'en' | 'ml' = 'en', query = '') {
  const { http, sent } = fakeNetwork(answers);
  const view = await act(() => renderScreen(remote, `/account${query}`, { http, language }));
  return { ...view, sent, visitor: userEvent.setup({ delay: null }) };
}

const beLoggedIn = () => logIn({ token: 'token-of-asha', ...asha });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a visitor who is not logged in', () => {
  test('finds the login form in the page and asks the server nothing', async () => {
    const { sent } = await openAccount({});
    await heading('Login');
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('logs in there and is greeted', async () => {
    const { visitor } = await openAccount({ 'users/authenticate': accepted, 'users/checkAuth': checked });
    await visitor.click(screen.getByLabelText('Email'));
    await visitor.paste(asha.email);
    await visitor.type(screen.getByLabelText('Password'), 'palm rain{Enter}');
    expect(await heading('Hello, Asha')).toHaveFocus();
    expect(await screen.findByText('asha@example.org')).toBeInTheDocument();
  });

  test('switches the language and keeps what was typed; the errors follow', async () => {
    const { visitor, language } = await openAccount({});
    await visitor.type(screen.getByLabelText('Email'), 'asha@');
    await visitor.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password');
    act(() => language.change('ml'));
    await heading('ലോഗിൻ');
    expect(screen.getByLabelText('ഇമെയിൽ')).toHaveValue('asha@');
    expect(screen.getByRole('alert')).toHaveTextContent('പാസ്‌വേഡ് എഴുതുക');
  });

  test('who chose to register before scripts ran finds that form, and still goes on to the page that was named', async () => {
    await openAccount({}, 'en', '?mode=register&next=/projects');
    expect(screen.getByLabelText('First name')).toBeInTheDocument();
    const login = screen.getByRole('button', { name: 'Sign In' });
    expect(login.closest('form')).toHaveFormValues({ next: '/projects' });
    expect(login).toHaveAttribute('value', 'login');
  });

  test('can register there', async () => {
    const { visitor } = await openAccount({});
    await visitor.click(screen.getByRole('button', { name: 'Register' }));
    await heading('Register');
    expect(screen.getByLabelText('Confirm password')).toBeInTheDocument();
  });

  test('finds name and email as typed after a look at the other form, and no password', async () => {
    const { visitor } = await openAccount({});
    await visitor.click(screen.getByRole('button', { name: 'Register' }));
    const fields = [
      ['First name', 'Asha'],
      ['Last name', 'Demo'],
      ['Email', 'asha@example.org'],
    ] as const;
    for (const [label, words] of fields) await visitor.type(screen.getByLabelText(label), words);
    await visitor.type(screen.getByLabelText('Password'), 'palm rain');
    await visitor.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
    await visitor.click(screen.getByRole('button', { name: 'Register' }));
    for (const [label, words] of fields) expect(screen.getByLabelText(label)).toHaveValue(words);
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

test.each(['login', 'register'])(
  'no password of the form to %s gets into an address, where the browser itself sends it',
  async (mode) => {
    await openAccount({}, 'en', `?mode=${mode}`);
    expect(screen.getByLabelText('Password')).toHaveProperty('form.method', 'post');
  },
);

describe('what a password manager fills in without an event', () => {
  const fill = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) setSilently(screen.getByLabelText(label), value);
  };
  const password = 'rain on the palm leaves';

  test('logs in', async () => {
    const { visitor, sent } = await openAccount({ 'users/authenticate': refused(401) });
    fill({ Email: asha.email, Password: password });
    await visitor.click(screen.getByRole('button', { name: 'Login' }));
    expect(sent[0]?.body).toEqual({ username: asha.email, password });
  });

  test('stays where the other form is chosen, and registers', async () => {
    const { visitor, sent } = await openAccount({ 'users/create': refused(429) });
    fill({ Email: asha.email });
    await visitor.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByLabelText('Email')).toHaveValue(asha.email);
    fill({ 'First name': 'Asha', 'Last name': 'Demo', Password: password, 'Confirm password': password });
    await visitor.click(screen.getByRole('button', { name: 'Create account' }));
    expect(sent[0]?.body).toMatchObject({ ...asha, password, confirmPassword: password });
  });
});

test('a visitor who registers and logs out finds the login form, not the registration', async () => {
  const registered = { outcome: 'ok', data: { user: asha } } as const;
  const { visitor } = await openAccount({
    'users/create': registered,
    'users/authenticate': accepted,
    'users/checkAuth': checked,
    'users/logout': gone,
  });
  await visitor.click(screen.getByRole('button', { name: 'Register' }));
  await visitor.type(screen.getByLabelText('First name'), 'Asha');
  await visitor.type(screen.getByLabelText('Last name'), 'Demo');
  await visitor.type(screen.getByLabelText('Email'), 'a@b.example');
  await visitor.type(screen.getByLabelText('Password'), 'palm rain');
  await visitor.type(screen.getByLabelText('Confirm password'), 'palm rain{Enter}');
  await visitor.click(await screen.findByRole('button', { name: 'Log out' }));
  await heading('Login');
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
});

describe('a logged-in visitor', () => {
  beforeEach(beLoggedIn);

  test('sees name and email as the server knows them', async () => {
    await openAccount({ 'users/checkAuth': checked });
    await heading('Hello, Asha');
    expect(await screen.findByText('Asha Demo')).toBeInTheDocument();
    expect(screen.getByText('asha@example.org')).toBeInTheDocument();
  });

  test('logs out: the browser forgets everything, and the server is told', async () => {
    const { visitor, sent } = await openAccount({ 'users/checkAuth': checked, 'users/logout': gone });
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await heading('Login')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    expect(sent.at(-1)).toMatchObject({
      path: 'users/logout',
      method: 'POST',
      headers: { Authorization: 'Bearer token-of-asha' },
    });
  });

  test('logs out at once even when the server never answers', async () => {
    const never = new Promise<never>(() => undefined);
    const { visitor } = await openAccount({ 'users/checkAuth': checked, 'users/logout': never });
    await visitor.click(screen.getByRole('button', { name: 'Log out' }));
    await heading('Login');
    expect(session.getState().authenticated).toBe(false);
  });

  test('whose login has expired is asked to log in again', async () => {
    await openAccount({ 'users/checkAuth': refused(401) });
    await heading('Login');
    expect(readToken()).toBeUndefined();
    expect(session.getState().authenticated).toBe(false);
  });

  test.each([unreachable, refused(500)])(
    'stays logged in when the server cannot be asked (%j)',
    async (reply) => {
      const { visitor } = await openAccount({ 'users/checkAuth': [reply, checked] });
      expect(await screen.findByRole('alert')).toHaveTextContent('You are not logged out');
      expect(readToken()).toBe('token-of-asha');
      await visitor.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('asha@example.org')).toBeInTheDocument();
    },
  );

  test('who takes the place of another in a second tab sees nothing of them', async () => {
    const beena = { authenticated: true, firstName: 'Beena', lastName: 'Other', email: 'beena@example.org' };
    let answer: (reply: unknown) => void = () => undefined;
    const later = new Promise<never>((resolve) => (answer = resolve as typeof answer));
    await openAccount({ 'users/checkAuth': [checked, later] });
    await screen.findByText('asha@example.org');
    act(() => logIn({ token: 'token-of-beena', firstName: 'Beena', lastName: 'Other' }));
    await heading('Hello, Beena');
    expect(screen.queryByText('asha@example.org')).not.toBeInTheDocument();
    expect(screen.queryByText('Asha Demo')).not.toBeInTheDocument();
    await act(async () => answer({ outcome: 'ok', data: beena }));
    expect(await screen.findByText('beena@example.org')).toBeInTheDocument();
  });

  test('who logs out in the header or another tab comes to the login form here', async () => {
    await openAccount({ 'users/checkAuth': checked });
    act(() => logOut());
    expect(await heading('Login')).toHaveFocus();
  });
});

test('a login that ended while the visitor was away is forgotten', async () => {
  localStorage.setItem('token', 'ended-long-ago');
  await openAccount({ 'users/checkAuth': refused(401) });
  await heading('Login');
  expect(localStorage).toHaveLength(0);
});

test.each(['en', 'ml'] as const)('the page has no accessibility findings (%s)', async (language) => {
  const { container } = await openAccount({ 'users/checkAuth': checked }, language);
  await expect(axe(container)).resolves.toHaveNoViolations();
  act(() => beLoggedIn());
  await screen.findByText('asha@example.org');
  await expect(axe(container)).resolves.toHaveNoViolations();
});
