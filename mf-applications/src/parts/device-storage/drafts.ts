import { DAY_MS } from '@trust/shared/contract/values/durations';
import * as z from 'zod/mini';
import { clearEmptyDevice, readDevice, withDevice } from './device-database.ts';
import { Moment } from './moment.ts';
import { deletePictures } from './pictures.ts';

/** How long an application that was not sent stays on the device after its last change, in days. */
export const DRAFT_DAYS = 30;
const DRAFT_MS = DRAFT_DAYS * DAY_MS;

/** A damaged fact costs that fact only: what the list shows of a draft is worth less than the answers in its form. */
const Text = z.catch(z.string(), '');
const DraftSchema = z.object({
  savedAt: z.catch(Moment, () => new Date().toISOString()),
  /** The tab that stored it last. */
  tab: Text,
  /** Without it there is no form to open. */
  categoryId: z.string(),
  categoryName: Text,
  applicant: Text,
  /** How many answers are missing or wrong, those apart that are asked again in any case. */
  missing: z.catch(z.int(), 0),
  /** The version of the words that were agreed to. */
  agreement: Text,
  /** The form as `toStoredForm` writes it. */
  form: z.unknown(),
});

/** An application on the device that was not sent. */
export interface ApplicationDraft extends z.infer<typeof DraftSchema> {
  readonly id: string;
  readonly damaged?: undefined;
}

/** A draft that cannot be read: its id is all that is known. */
export interface DamagedDraft {
  readonly id: string;
  readonly damaged: true;
}

function parseDraft(id: string, stored: unknown): ApplicationDraft | DamagedDraft {
  const parsed = z.safeParse(DraftSchema, stored);
  return parsed.success ? { ...parsed.data, id } : { id, damaged: true };
}

/** All drafts on the device, latest first; older ones than `DRAFT_DAYS` are removed. Undefined where the device refuses. */
export function listDrafts(
  now = new Date(),
): Promise<readonly (ApplicationDraft | DamagedDraft)[] | undefined> {
  return readDevice(async (database) => {
    const transaction = database.transaction(['drafts', 'pictures'], 'readwrite');
    const store = transaction.objectStore('drafts');
    const [ids, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const drafts = ids.map((id, at) => parseDraft(id, stored[at]));
    const expired = drafts.filter((draft) => !draft.damaged && isExpired(draft.savedAt, now));
    await Promise.all(expired.flatMap(({ id }) => [store.delete(id), deletePictures(transaction, id)]));
    await transaction.done;
    return drafts.filter((draft) => !expired.includes(draft)).sort((a, b) => timeOf(b) - timeOf(a));
  });
}

/** Whether what was stored at that moment has been on the device for longer than `DRAFT_DAYS`. */
export function isExpired(savedAt: string, now = new Date()): boolean {
  return now.getTime() - Date.parse(savedAt) > DRAFT_MS;
}

function timeOf(draft: ApplicationDraft | DamagedDraft): number {
  return draft.damaged ? 0 : Date.parse(draft.savedAt);
}

/** Undefined where there is none, or the device refuses. */
export function readDraft(id: string): Promise<ApplicationDraft | DamagedDraft | undefined> {
  return readDevice(async (database) => {
    const stored = await database.get('drafts', id);
    return stored === undefined ? undefined : parseDraft(id, stored);
  });
}

/**
 * Stores a draft. `before` is when this tab read or stored it last: where another tab has changed it since, it is stored
 * beside the other as `otherId`. Resolves to the id under which it is stored; undefined where the device refuses.
 */
export function writeDraft(
  { id, ...draft }: ApplicationDraft,
  { before, otherId }: { readonly before: string | undefined; readonly otherId: string },
): Promise<string | undefined> {
  return withDevice(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const stored = parseDraft(id, await transaction.store.get(id));
    const isOthers = !stored.damaged && stored.tab !== draft.tab && stored.savedAt !== before;
    const written = isOthers ? otherId : id;
    await Promise.all([transaction.store.put(draft, written), transaction.done]);
    return written;
  });
}

export async function deleteDraft(id: string): Promise<void> {
  await withDevice(async (database) => {
    const transaction = database.transaction(['drafts', 'pictures'], 'readwrite');
    await Promise.all([
      transaction.objectStore('drafts').delete(id),
      deletePictures(transaction, id),
      transaction.done,
    ]);
  });
  await clearEmptyDevice();
}
