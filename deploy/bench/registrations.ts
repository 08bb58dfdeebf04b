const PASSWORD = 'nadi-vazhi-4711';
const CLIENTS = 4;

/** Without an answer it is unknown whether the account exists. */
async function register(address: string, email: string): Promise<'acknowledged' | 'unanswered'> {
  const account = {
    firstName: 'Bench',
    lastName: 'Account',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const status = await post(`${address}/api/users/create`, account);
  if (status === 201) return 'acknowledged';
  if (status === undefined) return 'unanswered';
  throw new Error(`A registration was answered with ${String(status)}`);
}

async function post(url: string, body: object): Promise<number | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.status;
  } catch {
    return undefined;
  }
}

/** Registers accounts by several clients until the server does not answer any more. */
export async function registerUntilCut(address: string, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const client = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const email = `r${String(round)}-${String(number)}-${String(count)}@bench.example`;
      if ((await register(address, email)) === 'unanswered') return;
      acknowledged.push(email);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return acknowledged;
}

/** The accounts that cannot log in. */
export async function findLostAccounts(address: string, emails: readonly string[]): Promise<string[]> {
  const remaining = [...emails];
  const lost: string[] = [];
  const client = async () => {
    for (let email = remaining.pop(); email !== undefined; email = remaining.pop()) {
      const status = await post(`${address}/api/users/authenticate`, { username: email, password: PASSWORD });
      if (status !== 200) lost.push(email);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return lost;
}
