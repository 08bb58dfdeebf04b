import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn, logOut, readToken, session } from '@trust/shared/session';
import { renderParcel } from '@trust/shared/testing/render-parcel';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import {
  accepted,
  asha,
  fakeNetwork,
  refused,
  unreachable,
  type AuthAnswers,
} from '../../testing/fake-network.ts';

const password = 'palm rain';
const registered = { outcome: 'ok', data: { user: asha } } as const;

beforeEach(() => logOut());

async function openDialog({
  mode = 'login',
  language = 'en',
  answers = {},
}: {
  mode?: 'login' | 'register';
  language?: 'en' | 'ml';
  answers?: AuthAnswers;
} = {}) {
  const { http, sent } = fakeNetwork(answers);
  const close = jest.fn();
  const view = await renderParcel(remote, 'login-dialog', { mode }, { http, language, close });
  return { ...view, sent, close, visitor: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

type Visitor = ReturnType<typeof userEvent.setup>;

async function fill(visitor: Visitor, label: string, text: string) {
  await visitor.click(screen.getByLabelText(label));
  await visitor.paste(text);
}

async function typeLogin(visitor: Visitor) {
  await fill(visitor, 'Email', asha.email);
  await fill(visitor, 'Password', password);
}

async function typeRegistration(visitor: Visitor) {
  await fill(visitor, 'First name', asha.firstName);
  await fill(visitor, 'Last name', asha.lastName);
  await typeLogin(visitor);
  await fill(visitor, 'Confirm password', password);
}

describe('login', () => {
  test('with the right password shows the name everywhere at once and closes the dialog', async () => {
    const { visitor, sent, close } = await openDialog({ answers: { 'users/authenticate': accepted } });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(session.getState()).toMatchObject({ authenticated: true, firstName: 'Asha', lastName: 'Demo' });
    expect(readToken()).toBe('token-of-asha');
    expect(sent).toMatchObject([
      { base: 'api', path: 'users/authenticate', method: 'POST', body: { username: asha.email, password } },
    ]);
  });

  test('works with the Enter key', async () => {
    const { visitor } = await openDialog({ answers: { 'users/authenticate': accepted } });
    await typeLogin(visitor);
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(session.getState().authenticated).toBe(true));
  });

  test('with empty fields is not sent, and says what is missing', async () => {
    const { visitor, sent } = await openDialog();
    await visitor.click(button('Login'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your email', 'Enter your password']);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
    await visitor.click(within(summary).getByRole('link', { name: 'Enter your password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('shows an error only until its field is mended', async () => {
    const { visitor } = await openDialog();
    await visitor.click(button('Login'));
    // What lists the errors takes the focus when they are known: what is typed before that goes there.
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await visitor.type(screen.getByLabelText('Email'), asha.email);
    expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  });

  test('that is refused keeps what was typed and does not say whether the account exists', async () => {
    const { visitor, close } = await openDialog({ answers: { 'users/authenticate': refused(401) } });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password. Please check both.');
    expect(screen.getByLabelText('Email')).toHaveValue(asha.email);
    expect(screen.getByLabelText('Password')).toHaveValue(password);
    expect(close).not.toHaveBeenCalled();
  });

  test('without a connection keeps what was typed, and a second try can succeed', async () => {
    const { visitor } = await openDialog({ answers: { 'users/authenticate': [unreachable, accepted] } });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Our server could not be reached.');
    expect(screen.getByLabelText('Password')).toHaveValue(password);
    await visitor.click(button('Login'));
    await waitFor(() => expect(session.getState().authenticated).toBe(true));
  });

  test.each([
    [400, 'Wrong email or password. Please check both.'],
    [403, 'Wrong email or password. Please check both.'],
    [404, 'Wrong email or password. Please check both.'],
    [422, 'Wrong email or password. Please check both.'],
    [429, 'There were too many attempts.'],
    [500, 'Our server could not be reached.'],
    [503, 'Our server could not be reached.'],
  ])('answered with %i says "%s"', async (status, words) => {
    const { visitor } = await openDialog({ answers: { 'users/authenticate': refused(status) } });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('is sent once however often the button is pressed', async () => {
    const { visitor, sent } = await openDialog({
      answers: { 'users/authenticate': new Promise(() => undefined) },
    });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    await visitor.click(button('Login'));
    await visitor.type(screen.getByLabelText('Password'), '{Enter}');
    expect(sent).toHaveLength(1);
  });

  test('answered against the contract is reported, and the visitor can try again', async () => {
    const report = jest.fn();
    window.reportError = report;
    const { visitor } = await openDialog({ answers: { 'users/authenticate': { outcome: 'ok', data: {} } } });
    await typeLogin(visitor);
    await visitor.click(button('Login'));
    expect(await screen.findByRole('alert')).toHaveTextContent('please try again');
    expect(report).toHaveBeenCalled();
  });

  test('in another tab closes the dialog', async () => {
    const { close } = await openDialog();
    act(() => logIn({ token: 'token-of-asha', ...asha }));
    expect(close).toHaveBeenCalled();
  });
});

describe('registration', () => {
  test('creates the account, logs in, closes the dialog and asks for the home page', async () => {
    const answers = { 'users/create': registered, 'users/authenticate': accepted };
    const { visitor, sent, close } = await openDialog({ mode: 'register', answers });
    const goHome = jest.fn();
    window.addEventListener('auth:registered', goHome, { once: true });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: 'users/create', body: { ...asha, password, confirmPassword: password } },
      { path: 'users/authenticate', body: { username: asha.email, password } },
    ]);
    expect(session.getState()).toMatchObject({ authenticated: true, firstName: 'Asha' });
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  test('with two different passwords says that they do not match', async () => {
    const { visitor, sent } = await openDialog({ mode: 'register' });
    await typeRegistration(visitor);
    await fill(visitor, 'Confirm password', 'x');
    await visitor.click(button('Create account'));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(sent).toEqual([]);
  });

  test('with an email that has an account says so', async () => {
    const { visitor } = await openDialog({ mode: 'register', answers: { 'users/create': refused(409) } });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    const words = 'Username Already exists, please use another username';
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: words })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(words);
  });

  test("that the server finds fault with shows the server's words beside the field", async () => {
    const errors = [{ field: 'password', message: 'This password is too common' }];
    const answers = { 'users/create': refused(422, errors) };
    const { visitor } = await openDialog({ mode: 'register', answers });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/This password is too common/);
  });

  test.each([
    [429, 'There were too many attempts.'],
    [500, 'Our server could not be reached.'],
  ])('answered with %i says "%s", and logs nobody in', async (status, words) => {
    const { visitor, sent } = await openDialog({
      mode: 'register',
      answers: { 'users/create': refused(status) },
    });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(sent.map(({ path }) => path)).toEqual(['users/create']);
    expect(readToken()).toBeUndefined();
  });

  test('refused without a field says so, and keeps what was typed', async () => {
    const { visitor } = await openDialog({ mode: 'register', answers: { 'users/create': refused(422) } });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The account could not be created.');
    expect(screen.getByLabelText('First name')).toHaveValue('Asha');
  });

  test('whose login gets lost leads to the login form, with the email in it', async () => {
    const answers = { 'users/create': registered, 'users/authenticate': unreachable };
    const { visitor } = await openDialog({ mode: 'register', answers });
    await typeRegistration(visitor);
    await visitor.click(button('Create account'));
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready.');
    expect(screen.getByLabelText('Email')).toHaveValue(asha.email);
    expect(button('Login')).toBeInTheDocument();
  });
});

describe('the dialog', () => {
  test('changes between both forms and takes the email along', async () => {
    const { visitor } = await openDialog();
    await fill(visitor, 'Email', asha.email);
    await visitor.click(button('Register'));
    expect(screen.getByRole('dialog', { name: 'Register' })).toBeInTheDocument();
    expect(button('Register')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Email')).toHaveValue(asha.email);
    await visitor.click(button('Sign In'));
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  });

  test('closes when asked to, without logging in', async () => {
    const { visitor, close } = await openDialog();
    await visitor.click(button('Close'));
    expect(close).toHaveBeenCalledTimes(1);
    expect(session.getState().authenticated).toBe(false);
  });

  test('shows the password to whoever wants to see it', async () => {
    const { visitor } = await openDialog({ mode: 'register' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await visitor.click(screen.getByLabelText('Show passwords'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'text');
  });

  test('tells password managers what each field is', async () => {
    const { visitor } = await openDialog();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await visitor.click(button('Register'));
    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test('speaks Malayalam', async () => {
    const { visitor } = await openDialog({ mode: 'register', language: 'ml' });
    expect(screen.getByRole('dialog', { name: 'രജിസ്റ്റർ ചെയ്യുക' })).toBeInTheDocument();
    await fill(visitor, 'പാസ്‌വേഡ്', 'ഏഴക്ഷരം');
    await visitor.click(button('അക്കൗണ്ട് തുടങ്ങുക'));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('പാസ്‌വേഡ് ഒന്നുകൂടി')).toHaveAccessibleDescription('രണ്ട് പാസ്‌വേഡുകളും ഒരുപോലെയല്ല');
  });

  test.each([
    ['login', 'en'],
    ['login', 'ml'],
    ['register', 'en'],
    ['register', 'ml'],
  ] as const)('has no accessibility findings (%s, %s), before and after errors', async (mode, language) => {
    const { visitor, container } = await openDialog({ mode, language });
    await expect(axe(container)).resolves.toHaveNoViolations();
    await visitor.click(within(container).getByRole('button', { name: /^(Login|Create|ലോഗിൻ|അക്കൗണ്ട്)/ }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    await expect(axe(container)).resolves.toHaveNoViolations();
  });
});
