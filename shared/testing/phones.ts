import { randomInt } from 'node:crypto';

/** A number that nobody has, another one each time: the server limits how often one number begins a donation. */
export function newPhone(): string {
  return `0000${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
