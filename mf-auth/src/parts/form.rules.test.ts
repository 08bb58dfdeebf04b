import { checkLogin, checkRegistration } from './form.rules.ts';

const asha = {
  firstName: 'Asha',
  lastName: 'Demo',
  email: 'asha@example.org',
  password: 'rain on the palm leaves',
  confirmPassword: 'rain on the palm leaves',
};

test('a login with a comma for a dot in the email says so', () => {
  const typed = { username: 'asha@example,org', password: asha.password };
  expect(checkLogin(typed)).toEqual([{ field: 'email', message: 'email.comma' }]);
});

describe('a registration', () => {
  test('with everything in order has no errors', () => {
    expect(checkRegistration(asha)).toEqual([]);
  });

  test.each([
    ['no first name', { firstName: '' }, [{ field: 'firstName', message: 'firstName.missing' }]],
    ['a first name of spaces', { firstName: '   ' }, [{ field: 'firstName', message: 'firstName.missing' }]],
    [
      'a last name that is too long',
      { lastName: 'a'.repeat(81) },
      [{ field: 'lastName', message: 'lastName.wrong' }],
    ],
    [
      'a first name that nobody sees',
      { firstName: '\u200b' },
      [{ field: 'firstName', message: 'firstName.missing' }],
    ],
    ['one name alone', { lastName: '' }, []],
    [
      'a comma for a dot in the email',
      { email: 'asha@example,org' },
      [{ field: 'email', message: 'email.comma' }],
    ],
    ['an email that was copied', { email: '\u200bmailto:asha@example.org.' }, []],
    ['no email', { email: '' }, [{ field: 'email', message: 'email.missing' }]],
    ['an email that is none', { email: 'asha at example.org' }, [{ field: 'email', message: 'email.wrong' }]],
    ['an email with spaces around it', { email: ' asha@example.org ' }, []],
    [
      'a short password',
      { password: 'seven77', confirmPassword: 'seven77' },
      [{ field: 'password', message: 'password.wrong' }],
    ],
    [
      'no password',
      { password: '', confirmPassword: '' },
      [{ field: 'password', message: 'password.missing' }],
    ],
    [
      'another password below',
      { confirmPassword: 'something else' },
      [{ field: 'confirmPassword', message: 'passwords.differ' }],
    ],
  ])('with %s says so', (_, typed, errors) => {
    expect(checkRegistration({ ...asha, ...typed })).toEqual(errors);
  });

  test('with several errors says all of them, in the order of the form', () => {
    const nothing = { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'x' };
    expect(checkRegistration(nothing)).toEqual([
      { field: 'firstName', message: 'firstName.missing' },
      { field: 'email', message: 'email.missing' },
      { field: 'password', message: 'password.missing' },
      { field: 'confirmPassword', message: 'passwords.differ' },
    ]);
  });
});

describe('a login', () => {
  test.each([
    ['with both is sent', 'asha@example.org', 'a password', []],
    ['without an email is not sent', ' ', 'a password', [{ field: 'email', message: 'email.missing' }]],
    [
      'without a password is not sent',
      'asha@example.org',
      '',
      [{ field: 'password', message: 'password.missing' }],
    ],
    [
      'with nothing is not sent',
      '',
      '',
      [
        { field: 'email', message: 'email.missing' },
        { field: 'password', message: 'password.missing' },
      ],
    ],
  ])('%s', (_, username, password, errors) => {
    expect(checkLogin({ username, password })).toEqual(errors);
  });
});
