import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../work/limit-concurrency.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is expensive by design: more at once would delay all other calls. */
const limit = limitConcurrency(2, 100);

/** A hash of a random password: comparing with it takes as long as with a real one. */
const dummyHash = hash(crypto.randomUUID(), COST);

/** An argon2id hash with its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(normalise(password), COST));
}

/** Whether the password matches the stored hash. Takes equally long without an account. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash);
  const same = await limit(() => verify(against, normalise(password)));
  return same && stored !== undefined;
}

/** NFC, since several letters of Malayalam can be typed in two ways. */
function normalise(password: string): string {
  return password.normalize('NFC');
}
