import { findLoginFaults, findRegistrationFaults } from './form.rules.ts';

const asha = {
  firstName: 'Asha',
  lastName: 'Demo',
  email: 'asha@example.org',
  password: 'rain on the palm leaves',
  confirmPassword: 'rain on the palm leaves',
};

describe('a registration', () => {
  test('with everything in order has no faults', () => {
    expect(findRegistrationFaults(asha)).toEqual({});
  });

  test.each([
    ['no first name', { firstName: '' }, { firstName: 'firstName.missing' }],
    ['a first name of spaces', { firstName: '   ' }, { firstName: 'firstName.missing' }],
    ['a last name that is too long', { lastName: 'a'.repeat(81) }, { lastName: 'lastName.wrong' }],
    ['no email', { email: '' }, { email: 'email.missing' }],
    ['an email that is none', { email: 'asha at example.org' }, { email: 'email.wrong' }],
    ['an email with spaces around it', { email: ' asha@example.org ' }, {}],
    ['a short password', { password: 'seven77', confirmPassword: 'seven77' }, { password: 'password.wrong' }],
    ['no password', { password: '', confirmPassword: '' }, { password: 'password.missing' }],
    [
      'another password below',
      { confirmPassword: 'something else' },
      { confirmPassword: 'passwords.differ' },
    ],
  ])('with %s says so', (_, typed, faults) => {
    expect(findRegistrationFaults({ ...asha, ...typed })).toEqual(faults);
  });

  test('with several faults says all of them', () => {
    const nothing = { firstName: '', lastName: '', email: '', password: '', confirmPassword: 'x' };
    expect(findRegistrationFaults(nothing)).toEqual({
      firstName: 'firstName.missing',
      lastName: 'lastName.missing',
      email: 'email.missing',
      password: 'password.missing',
      confirmPassword: 'passwords.differ',
    });
  });
});

describe('a login', () => {
  test.each([
    ['with both is sent', 'asha@example.org', 'a password', {}],
    ['without an email is not sent', ' ', 'a password', { email: 'email.missing' }],
    ['without a password is not sent', 'asha@example.org', '', { password: 'password.missing' }],
    ['with nothing is not sent', '', '', { email: 'email.missing', password: 'password.missing' }],
  ])('%s', (_, username, password, faults) => {
    expect(findLoginFaults({ username, password })).toEqual(faults);
  });
});
