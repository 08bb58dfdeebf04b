import { constants, setPriority } from 'node:os';
import * as z from 'zod/mini';
import { startSlowSenders } from './slow-connections.ts';

/** Sent by the parent: to where, how many, and whether all of them are one visitor. */
const Order = z.object({ site: z.url(), count: z.number(), oneAddress: z.boolean() });

/**
 * Slow senders in a process of their own, which ends with its parent; it sends `all` when all have begun. They would sit on
 * other machines: here they take only the processor's time that neither the site nor its visitors want.
 */
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (message) => {
  const { site, count, oneAddress } = Order.parse(message);
  void startSlowSenders(new URL(site), count, oneAddress).then(() => process.send?.('all'));
});
process.on('disconnect', () => process.exit());
