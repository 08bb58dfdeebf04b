import * as z from 'zod/mini';
import { clearEmptyDevice, readDevice, withDevice } from './device-database.ts';
import { Moment } from './moment.ts';

const SentSchema = z.object({
  code: z.string(),
  categoryName: z.string(),
  sentAt: Moment,
});

/** An application that this device has sent; its suid opens its page. */
export interface SentOnDevice extends z.infer<typeof SentSchema> {
  readonly suid: string;
}

/** What this device has sent, latest first. Undefined where the device refuses. */
export function listSent(): Promise<readonly SentOnDevice[] | undefined> {
  return readDevice(async (database) => {
    const [suids, stored] = await Promise.all([database.getAllKeys('sent'), database.getAll('sent')]);
    return suids
      .flatMap((suid, at) => {
        const parsed = z.safeParse(SentSchema, stored[at]);
        return parsed.success ? [{ ...parsed.data, suid }] : [];
      })
      .sort((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
  });
}

export async function addSent({ suid, ...sent }: SentOnDevice): Promise<void> {
  await withDevice((database) => database.put('sent', sent, suid));
}

export async function deleteSent(suid: string): Promise<void> {
  await withDevice((database) => database.delete('sent', suid));
  await clearEmptyDevice();
}
