import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../../concurrency.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is made to be expensive: more than this at once and every other call would wait for it. */
const inTurn = takeTurns(2, 100);

/** A hash of no password at all, made the same way: comparing with it takes as long as with a real one. */
const nobodysHash = hash(crypto.randomUUID(), COST);

/** An argon2id hash with its own salt and cost, ready to be stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalised(password), COST));
}

/** Whether the password is the one that was hashed. Takes equally long when there is no account to compare with. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const same = await inTurn(() => verify(against, normalised(password)));
  return same && stored !== undefined;
}

/** A letter that can be typed in two ways (Malayalam has several) is the same letter. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
