import { maskAadhaar } from '@trust/shared/contract/applications/aadhaar';
import type { ApplicationUpdate } from '@trust/shared/contract/applications/application';
import {
  parseApplication,
  type ApplicationError,
} from '@trust/shared/contract/applications/parse-application';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { Language } from '@trust/shared/contract/languages';
import { findOpenCategory } from '../projects/index.ts';
import { encryptAadhaar, hashWithKey } from './aadhaar/aadhaar-cipher.ts';
import { additionalFieldsIn, contactOf, correctableUntil, toStoredAnswers } from './applications.rules.ts';
import {
  findBySuid,
  hasNearDuplicate,
  updateApplication,
  type ApplicationRow,
} from './applications.store.ts';
import { claimUploads, readUploads, UploadsRefusedError } from './claim-uploads.ts';
import type { ApplicationDeps } from './deps.ts';
import { comparedSince, toSnapshot } from './submit-application.ts';

export type CorrectOutcome =
  | { outcome: 'corrected'; application: ApplicationRow }
  | { outcome: 'refused'; errors: readonly ApplicationError[] }
  | { outcome: 'not-found' | 'closed' | 'stale' };

/** Replaces the answers of an application, for whoever has its suid and while it may be corrected. */
export async function correctApplication(
  deps: ApplicationDeps,
  form: ApplicationUpdate,
  language: Language,
): Promise<CorrectOutcome> {
  const { keys, uploads } = deps;
  const now = deps.now();
  const row = await findBySuid(deps.database, form.suid);
  if (row?.id !== form._id) return { outcome: 'not-found' };
  if (!correctableUntil(row, deps.correctionHours, now)) return { outcome: 'closed' };
  if (form.version !== undefined && form.version !== row.version) return { outcome: 'stale' };
  const category = await findCategory(deps, row, form.category?._id ?? row.categoryId);
  const storedMask = maskAadhaar(row.aadhaarLastFour);
  const parsed = parseApplication(
    // The agreement of the first sending stands.
    { ...form, ...readUploads(form), agreement: true },
    {
      category: category && { additionalFields: additionalFieldsIn(language, category.snapshot) },
      today: dayInIndia(now),
      photoRequired: uploads.takesUploads,
      storedMask,
    },
  );
  if (parsed.outcome === 'invalid' || !category)
    return { outcome: 'refused', errors: parsed.outcome === 'invalid' ? parsed.errors : [] };
  const application = parsed.value;
  const change = {
    categoryId: category.id,
    category: category.snapshot,
    answers: toStoredAnswers(application),
    photo: application.logo,
    documents: [...application.documents],
    contactHash: hashWithKey(keys, 'contact', contactOf(application)),
    updatedAt: now,
    ...(application.aadhar !== storedMask && {
      ...encryptAadhaar(keys, row.id, application.aadhar),
      aadhaarLastFour: application.aadhar.slice(-4),
      aadhaarHash: hashWithKey(keys, 'aadhaar', application.aadhar),
    }),
  };
  try {
    return await deps.database.transaction(async (tx) => {
      const possibleDuplicate = await hasNearDuplicate(tx, { ...row, ...change }, comparedSince(now));
      const stored = await updateApplication(tx, row, { ...change, possibleDuplicate });
      if (!stored) return { outcome: 'stale' };
      const { photo, documents } = change;
      await claimUploads(tx, uploads, {
        applicationId: row.id,
        draft: form.draft,
        photo,
        documents,
        owned: row,
      });
      await uploads.removeOthers(tx, row.id, [photo, ...documents]);
      return { outcome: 'corrected', application: stored };
    });
  } catch (error) {
    if (error instanceof UploadsRefusedError) return { outcome: 'refused', errors: error.errors };
    throw error;
  }
}

/** The application's own category as it was, or another one that takes applications now. */
async function findCategory({ database }: ApplicationDeps, row: ApplicationRow, id: string) {
  if (id === row.categoryId) return { id, snapshot: row.category };
  const category = await findOpenCategory(database, id);
  return category && { id, snapshot: toSnapshot(category) };
}
