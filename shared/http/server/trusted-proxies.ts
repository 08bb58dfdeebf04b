import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** This machine, whose word for a visitor's address is always taken. */
const THIS_MACHINE = 'loopback';

/** Addresses and networks (`10.0.0.0/8`) between spaces or commas, whose X-Forwarded-For is believed beside this machine's. */
export const TrustedProxies = z.pipe(
  z
    .string()
    .check(z.refine((text) => listIn(text).every(isAddressOrNetwork), 'must be addresses or networks')),
  z.transform((text) => [THIS_MACHINE, ...listIn(text)]),
);

function listIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((piece) => piece !== '');
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
