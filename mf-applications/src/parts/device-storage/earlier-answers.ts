import * as z from 'zod/mini';
import { clearEmptyDevice, readDevice, withDevice } from './device-database.ts';
import { Moment } from './moment.ts';
import { isExpired, listDrafts } from './drafts.ts';

/** What neighbours have in common: a coordinator writes it in each application of a village. */
export const REPEATED_FIELDS = [
  'place',
  'town',
  'panchayath',
  'taluk',
  'post',
  'district',
  'pinCode',
  'ward',
  'state',
  'wardMemberName',
  'wardMemberNumber',
] as const;
type RepeatedField = (typeof REPEATED_FIELDS)[number];

export type EarlierAnswers = Readonly<Partial<Record<RepeatedField, string>>>;

/** The one entry of its store. */
const LAST = 'last';
const EarlierSchema = z.object({ savedAt: Moment, answers: z.record(z.string(), z.string()) });
const FormWithAnswers = z.object({ answers: z.record(z.string(), z.string()) });

/**
 * The answers of the application before: of the latest other draft on the device, else of the one that was sent last.
 * Empty ones are left out.
 */
export async function readEarlierAnswers(exceptId: string): Promise<EarlierAnswers> {
  for (const draft of (await listDrafts()) ?? []) {
    if (draft.id === exceptId || draft.damaged) continue;
    const answers = pickAnswers(z.safeParse(FormWithAnswers, draft.form).data?.answers ?? {});
    if (Object.keys(answers).length > 0) return answers;
  }
  const stored = await readDevice((database) => database.get('earlier', LAST));
  if (stored === undefined) return {};
  const { data: earlier } = z.safeParse(EarlierSchema, stored);
  if (earlier && !isExpired(earlier.savedAt)) return pickAnswers(earlier.answers);
  await withDevice((database) => database.delete('earlier', LAST));
  await clearEmptyDevice();
  return {};
}

export async function storeEarlierAnswers(answers: Readonly<Record<string, string>>): Promise<void> {
  const entry = { savedAt: new Date().toISOString(), answers: pickAnswers(answers) };
  await withDevice((database) => database.put('earlier', entry, LAST));
}

function pickAnswers(answers: Readonly<Record<string, string>>): EarlierAnswers {
  const picked = REPEATED_FIELDS.flatMap((field): [RepeatedField, string][] => {
    const answer = answers[field]?.trim();
    return answer ? [[field, answer]] : [];
  });
  return Object.fromEntries(picked);
}
