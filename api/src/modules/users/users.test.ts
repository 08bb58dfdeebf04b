import { users } from '../../testing/all-tables.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const ANU = {
  firstName: 'Anu',
  lastName: 'Test',
  email: 'anu@donor.example',
  password: 'kadal-kaattu-7',
  confirmPassword: 'kadal-kaattu-7',
};

const TABLES = ['users', 'sessions', 'failed_attempts'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyTables(api.connection.pool, TABLES);
});

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/users/${path}`, headers, ...(payload && { payload }) });
const check = (token: string) =>
  api.app.inject({ url: '/api/users/checkAuth', headers: { authorization: `Bearer ${token}` } });
const logIn = (password = ANU.password, address = '198.51.100.7', username = ANU.email) =>
  post('authenticate', { username, password }, { 'x-forwarded-for': address });

async function tokenOfAnu(): Promise<string> {
  await post('create', ANU);
  const reply = await logIn();
  return reply.json<{ user: { token: string } }>().user.token;
}

describe('Registering', () => {
  test('a donor registers and is told the name and address that were stored, and nothing else', async () => {
    const reply = await post('create', { ...ANU, email: ' Anu@Donor.example ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      user: { firstName: 'Anu', lastName: 'Test', email: 'anu@donor.example' },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each([
    [{ email: '\u200bmailto:anu@donor.example.' }, { email: 'anu@donor.example' }],
    [{ firstName: ' Anu\u200b ' }, { firstName: 'Anu' }],
    [
      { firstName: 'Anu', lastName: '' },
      { firstName: 'Anu', lastName: '' },
    ],
    [
      { firstName: 'Anu', lastName: undefined },
      { firstName: 'Anu', lastName: '' },
    ],
  ])('who registers with %j has an account of %j', async (typed, stored) => {
    const reply = await post('create', { ...ANU, ...typed });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ user: stored });
    expect((await logIn(ANU.password, undefined, '\u200banu@donor.example')).statusCode).toBe(200);
  });

  test('only a costly hash of the password is stored', async () => {
    await post('create', ANU);
    const [stored] = await api.connection.database.select().from(users);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(ANU.password);
  });

  test('an address that has an account is refused with the words that the site shows', async () => {
    await post('create', ANU);
    const reply = await post('create', { ...ANU, email: 'ANU@donor.example' });
    expect(reply.statusCode).toBe(409);
    expect(reply.headers['content-type']).toBe('application/problem+json');
    expect(reply.json()).toMatchObject({ detail: 'Username Already exists, please use another username' });
  });

  test('two registrations of one address at the same moment make one account', async () => {
    const replies = await Promise.all([post('create', ANU), post('create', ANU)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
    expect(await api.connection.database.select().from(users)).toHaveLength(1);
  });

  test('passwords that differ are refused beside the second one', async () => {
    const reply = await post('create', { ...ANU, confirmPassword: 'kadal-kaattu-8' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: [{ field: 'confirmPassword', message: 'Passwords do not match' }],
    });
  });

  test('the refusal is in Malayalam for who asks for it', async () => {
    const reply = await post('create?lang=ml', { ...ANU, confirmPassword: 'kadal-kaattu-8' });
    expect(reply.headers['content-language']).toBe('ml');
    expect(reply.json()).toMatchObject({ errors: [{ message: 'പാസ്‌വേഡുകൾ തമ്മിൽ യോജിക്കുന്നില്ല' }] });
  });

  test.each([
    ['a name that is empty', { firstName: ' ' }, 'firstName', 'This is required'],
    ['a first name that nobody sees', { firstName: '\u200b' }, 'firstName', 'This is required'],
    [
      'a comma for a dot',
      { email: 'anu@donor,example' },
      'email',
      'There is a comma in this email address. Write a dot there, as in name@example.com',
    ],
    ['a name that is too long', { lastName: 'x'.repeat(81) }, 'lastName', 'Use at most 80 characters'],
    ['an address that is none', { email: 'anu' }, 'email', 'Enter an email address'],
    ['a short password', { password: 'abc1234' }, 'password', 'Use at least 8 characters'],
    ['an endless password', { password: 'x'.repeat(129) }, 'password', 'Use at most 128 characters'],
    ['a missing name', { firstName: undefined }, 'firstName', 'This is required'],
    ['a name that is a list', { firstName: ['Anu'] }, 'firstName', 'This is not valid'],
    ['a field that nobody knows', { shoeSize: 42 }, 'shoeSize', 'This is not accepted here'],
  ])('%s is refused beside its field', async (_what, change, field, message) => {
    const reply = await post('create', { ...ANU, ...change });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ errors: object[] }>().errors).toContainEqual({ field, message });
    expect(await api.connection.database.select().from(users)).toHaveLength(0);
  });

  test.each([
    ['', 'Do not repeat one and the same character. Use different ones'],
    ['?lang=ml', 'ഒരേ അക്ഷരം ആവർത്തിക്കാതെ, പല അക്ഷരങ്ങൾ ഉപയോഗിക്കുക'],
  ])(
    'a password of one repeated character is refused, in the language of the call%s',
    async (query, message) => {
      for (const character of ['a', ' ', 'ക', '🙂']) {
        const password = character.repeat(12);
        const reply = await post(`create${query}`, { ...ANU, password, confirmPassword: password });
        expect(reply.statusCode).toBe(422);
        expect(reply.json()).toMatchObject({ errors: [{ field: 'password', message }] });
      }
    },
  );

  test.each(['password123', 'Kerala@123', 'P@ssw0rd'])(
    'the common password %s is refused',
    async (password) => {
      const reply = await post('create', { ...ANU, password, confirmPassword: password });
      expect(reply.statusCode).toBe(422);
      expect(reply.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe('password');
    },
  );

  test('what is not the visitor’s to set is accepted and has no effect', async () => {
    const reply = await post('create', {
      ...ANU,
      role: 'admin',
      status: 'SUCCESS',
      code: 'X',
      suid: 'Y',
      hash_key: 'Z',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ user: { firstName: 'Anu', lastName: 'Test', email: ANU.email } });
  });
});

describe('Logging in', () => {
  test('a donor logs in and is known by the token', async () => {
    await post('create', ANU);
    const reply = await logIn();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      user: { token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), firstName: 'Anu', lastName: 'Test' },
    });
    const { token } = reply.json<{ user: { token: string } }>().user;
    const who = await check(token);
    expect(who.statusCode).toBe(200);
    expect(who.json()).toEqual({ authenticated: true, firstName: 'Anu', lastName: 'Test', email: ANU.email });
  });

  test('who reads the sessions’ table cannot log in with what is there', async () => {
    const token = await tokenOfAnu();
    const { rows } = await api.connection.pool.query<{ token_hash: string }>(
      'select token_hash from sessions',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await check(rows[0]?.token_hash ?? '')).statusCode).toBe(401);
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    await post('create', ANU);
    const wrong = await logIn('kadal-kaattu-8');
    const unknown = await logIn(ANU.password, '198.51.100.7', 'nobody@donor.example');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    const said = [wrong, unknown].map((reply) => ({ ...reply.json<object>(), requestId: '' }));
    expect(said[0]).toEqual(said[1]);
    expect(said[0]).toMatchObject({ detail: 'Wrong email or password' });
  });

  test('after ten wrong passwords even the right one has to wait, and is told how long', async () => {
    await post('create', ANU);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await logIn('wrong-one')).statusCode).toBe(401);
    const refused = await logIn();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toMatchObject({ detail: 'Too many attempts. Try again in 15 minutes' });
    api.clock.pass(0.001);
    const later = await logIn();
    expect(later.headers['retry-after']).toBe('900');
    expect(later.json()).toMatchObject({ detail: 'Too many attempts. Try again in 15 minutes' });
    api.clock.pass(14.9);
    expect((await logIn()).json()).toMatchObject({
      status: 429,
      detail: 'Too many attempts. Try again in 1 minute',
    });
    api.clock.pass(0.099);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('a stranger’s wrong passwords do not lock the family out', async () => {
    await post('create', ANU);
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('wrong-one', '203.0.113.5');
    expect((await logIn(ANU.password, '203.0.113.5')).statusCode).toBe(429);
    expect((await logIn(ANU.password, '198.51.100.7')).statusCode).toBe(200);
  });

  test('of many wrong passwords at the same moment no more are compared than one after another', async () => {
    await post('create', ANU);
    const replies = await Promise.all(Array.from({ length: 40 }, () => logIn('wrong-one')));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  describe('with a bound of 12 wrong passwords for one account from all addresses', () => {
    let bounded: TestApi;
    beforeAll(async () => {
      bounded = await startTestApi({ accountFailuresAllowed: 12 });
    });
    afterAll(() => bounded.close());
    beforeEach(async () => {
      bounded.clock.reset();
      await emptyTables(bounded.connection.pool, TABLES);
      await bounded.app.inject({ method: 'POST', url: '/api/users/create', payload: ANU });
    });
    const logInFrom = (address: string, password: string, cookie = '') =>
      bounded.app.inject({
        method: 'POST',
        url: '/api/users/authenticate',
        headers: { 'x-forwarded-for': address, cookie },
        payload: { username: ANU.email, password },
      });
    const guessFromManyAddresses = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => logInFrom(`203.0.113.${index}`, 'wrong-one')));

    test('who guesses from many addresses is stopped for the day', async () => {
      const replies = await guessFromManyAddresses();
      expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(12);
      const refused = await logInFrom('198.51.100.7', ANU.password);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('86400');
      bounded.clock.pass(24 * 60);
      expect((await logInFrom('198.51.100.7', ANU.password)).statusCode).toBe(200);
    });

    test('a device that has logged in before passes meanwhile, with ten tries of its own', async () => {
      const before = await logInFrom('198.51.100.7', ANU.password);
      const cookie = String(before.headers['set-cookie']).split(';')[0] ?? '';
      await guessFromManyAddresses();
      expect((await logInFrom('198.51.100.8', ANU.password, cookie)).statusCode).toBe(200);
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await logInFrom('198.51.100.8', 'wrong-one', cookie)).statusCode).toBe(401);
      expect((await logInFrom('198.51.100.8', ANU.password, cookie)).statusCode).toBe(429);
    });

    test('a login of the owner on a new device gives who guesses no further tries', async () => {
      for (let index = 0; index < 8; index += 1)
        expect((await logInFrom(`203.0.113.${index}`, 'wrong-one')).statusCode).toBe(401);
      expect((await logInFrom('198.51.100.7', ANU.password)).statusCode).toBe(200);
      const replies = await guessFromManyAddresses();
      expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4);
    });

    test('logins with the right password do not use the bound up', async () => {
      for (let attempt = 0; attempt < 14; attempt += 1)
        expect((await logInFrom('198.51.100.7', ANU.password)).statusCode).toBe(200);
    });
  });

  test('a right password clears the count of wrong ones', async () => {
    await post('create', ANU);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await logIn('wrong-one');
      expect((await logIn()).statusCode).toBe(200);
    }
  });
});

describe('Sessions', () => {
  test('a session ends after half an hour without use', async () => {
    const [left, used] = [await tokenOfAnu(), (await logIn()).json<{ user: { token: string } }>().user.token];
    api.clock.pass(29);
    expect((await check(used)).statusCode).toBe(200);
    api.clock.pass(1);
    expect((await check(left)).statusCode).toBe(401);
    expect((await check(used)).statusCode).toBe(200);
  });

  test('a session ends after half an hour without use, although the clock was put back a day', async () => {
    const token = await tokenOfAnu();
    api.clock.pass(-24 * 60);
    expect((await check(token)).statusCode).toBe(200);
    api.clock.pass(30);
    expect((await check(token)).statusCode).toBe(401);
  });

  test('a session lasts while it is used', async () => {
    const token = await tokenOfAnu();
    for (let use = 0; use < 5; use += 1) {
      api.clock.pass(29);
      expect((await check(token)).statusCode).toBe(200);
    }
  });

  test('a session ends twelve hours after it began, used or not', async () => {
    const token = await tokenOfAnu();
    for (let use = 0; use < 24; use += 1) {
      api.clock.pass(29);
      expect((await check(token)).statusCode).toBe(200);
    }
    api.clock.pass(23);
    expect((await check(token)).statusCode).toBe(200);
    api.clock.pass(1);
    expect((await check(token)).statusCode).toBe(401);
  });

  test('a session ends at once when the donor logs out, and another one of theirs goes on', async () => {
    const token = await tokenOfAnu();
    const other = (await logIn()).json<{ user: { token: string } }>().user.token;
    const out = await post('logout', undefined, { authorization: `Bearer ${token}` });
    expect(out.statusCode).toBe(204);
    expect((await check(token)).statusCode).toBe(401);
    expect((await check(other)).statusCode).toBe(200);
  });

  test('logging out twice, or without a token, is no error', async () => {
    const token = await tokenOfAnu();
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer ${token}` },
      undefined,
    ]) {
      expect((await post('logout', undefined, headers)).statusCode).toBe(204);
    }
  });

  test.each(['', 'nonsense', 'x'.repeat(600), "' or 1=1 --"])('the token %j is nobody’s', async (token) => {
    expect((await check(token)).statusCode).toBe(401);
  });
});

describe('Visitors without an account', () => {
  test('a visitor without an account gets a token for five minutes, which opens nothing', async () => {
    const reply = await post('anonymous-token');
    expect(reply.statusCode).toBe(200);
    const { token, expiresAt } = reply.json<{ token: string; expiresAt: string }>();
    expect(new Date(expiresAt).getTime() - api.clock.now.getTime()).toBe(300_000);
    expect((await check(token)).statusCode).toBe(401);
  });
});
