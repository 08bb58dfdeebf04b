import { setTimeout as pause } from 'node:timers/promises';

const PASSWORD = 'nadi-vazhi-4711';
const CLIENTS = 4;
const CREATED = 201;
/** After so long without an answer there is none: milliseconds. */
const ANSWER_MS = 30_000;

/** The answer's status; undefined without an answer, when it is unknown whether the account exists. */
function register(address: string, email: string): Promise<number | undefined> {
  const account = {
    firstName: 'Bench',
    lastName: 'Account',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  return post(`${address}/api/users/create`, account);
}

async function post(url: string, body: object): Promise<number | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
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
      const status = await register(address, email);
      if (status === undefined) return;
      if (status !== CREATED) throw new Error(`A registration was answered with ${String(status)}`);
      acknowledged.push(email);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return acknowledged;
}

/** Registers one account after the other with a pause between them until `stopped`, whatever fails. */
export async function registerUntilStopped(
  address: string,
  stopped: AbortSignal,
  pauseMs: number,
  onAcknowledged: (email: string) => void,
): Promise<void> {
  for (let count = 0; !stopped.aborted; count += 1) {
    const email = `kept-${String(count)}@bench.example`;
    if ((await register(address, email)) === CREATED) onAcknowledged(email);
    await pause(pauseMs);
  }
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
