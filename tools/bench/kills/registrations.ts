import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postJson } from '../site/post.ts';
import type { KilledApi, KillScenario } from './run-under-kills.ts';

const PASSWORD = 'nadi-vazhi-4711';
const CLIENTS = 4;
/** Between a visitor's registrations, in ms. */
const PAUSE_MS = 50;
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
  const answer = await postJson(url, body, AbortSignal.timeout(ANSWER_MS)).catch(() => undefined);
  return answer?.status;
}

/** Visitors register accounts. */
export function registrationsScenario({ address }: KilledApi): KillScenario {
  const acknowledged: string[] = [];
  const register = (signal: AbortSignal) =>
    registerUntilStopped(address, signal, PAUSE_MS, (email) => acknowledged.push(email));
  return {
    work: (signal) => Promise.all(Array.from({ length: CLIENTS }, () => register(signal))),
    countAcknowledged: () => acknowledged.length,
    findLosses: () => findLostAccounts(address, acknowledged),
  };
}

/** Registers one account after the other with a pause between them until `stopped`, whatever fails. */
export async function registerUntilStopped(
  address: string,
  stopped: AbortSignal,
  pauseMs: number,
  onAcknowledged: (email: string) => void,
): Promise<void> {
  while (!stopped.aborted) {
    const email = `${randomUUID()}@bench.example`;
    if ((await register(address, email)) === CREATED) onAcknowledged(email);
    await pause(pauseMs);
  }
}

const WRONG_CREDENTIALS = 401;
/** How often a login that a busy server did not answer is tried, and how long after the one before: milliseconds. */
const LOGIN_TRIES = 20;
const LOGIN_PAUSE_MS = 500;

async function login(address: string, email: string): Promise<number | undefined> {
  let status: number | undefined;
  for (let tried = 0; tried < LOGIN_TRIES && status !== 200 && status !== WRONG_CREDENTIALS; tried += 1) {
    if (tried > 0) await pause(LOGIN_PAUSE_MS);
    status = await post(`${address}/api/users/authenticate`, { username: email, password: PASSWORD });
  }
  return status;
}

/** The accounts that cannot log in, each with the status that its last try was answered with. */
export async function findLostAccounts(address: string, emails: readonly string[]): Promise<string[]> {
  const remaining = [...emails];
  const lost: string[] = [];
  const client = async () => {
    for (let email = remaining.pop(); email !== undefined; email = remaining.pop()) {
      const status = await login(address, email);
      if (status !== 200) lost.push(`${email}: ${String(status)}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return lost;
}
