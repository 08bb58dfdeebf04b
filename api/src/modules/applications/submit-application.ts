import { randomUUID } from 'node:crypto';
import type { NewApplication } from '@trust/shared/contract/applications/application';
import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import {
  parseApplication,
  type ApplicationError,
} from '@trust/shared/contract/applications/parse-application';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { Language } from '@trust/shared/contract/languages';
import { monthsBefore } from '../../india/calendar.rules.ts';
import { enqueueTrustMail } from '../../mail/outbox.store.ts';
import { findOpenCategory } from '../projects/index.ts';
import { encryptAadhaar, hashWithKey } from './aadhaar/aadhaar-cipher.ts';
import { additionalFieldsIn, contactOf, newCode, newSuid, toStoredAnswers } from './applications.rules.ts';
import {
  findByIdempotencyKey,
  hasNearDuplicate,
  insertApplication,
  type ApplicationRow,
} from './applications.store.ts';
import { composeOfficeMail } from './staff/compose-office-mail.rules.ts';
import type { CategorySnapshot } from './applications.schema.ts';
import { claimUploads, readUploads, UploadsRefusedError } from './claim-uploads.ts';
import type { ApplicationDeps } from './deps.ts';

/** How many codes are tried before giving up; a code that is in use already is a rare accident. */
const CODE_ATTEMPTS = 5;
/** Older applications are not compared. */
const COMPARED_YEARS = 2;

/** What an application comes with. */
export type Submission = {
  form: NewApplication;
  language: Language;
  idempotencyKey: string | undefined;
  accountId: string | null;
};

export type SubmitOutcome =
  | { outcome: 'submitted'; application: Pick<ApplicationRow, 'code' | 'suid'> }
  | { outcome: 'refused'; errors: readonly ApplicationError[] }
  | { outcome: 'key-conflict' };

/** Stores an application. The same form under the same key is the same application, also when both come at once. */
export async function submitApplication(
  deps: ApplicationDeps,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { form, language, idempotencyKey } = submission;
  const requestHash = hashWithKey(deps.keys, 'request', JSON.stringify(form));
  const repeated = await findRepeated(deps, idempotencyKey, requestHash);
  if (repeated) return repeated;
  const category = form.category && (await findOpenCategory(deps.database, form.category._id));
  const parsed = parseApplication(
    { ...form, ...readUploads(form) },
    {
      category: category && { additionalFields: additionalFieldsIn(language, category) },
      today: dayInIndia(deps.now()),
      photoRequired: deps.uploads.takesUploads,
    },
  );
  // An application without errors has a category.
  if (parsed.outcome === 'invalid' || !category)
    return { outcome: 'refused', errors: parsed.outcome === 'invalid' ? parsed.errors : [] };
  const application = parsed.value;
  const now = deps.now();
  const id = randomUUID();
  const row: Omit<ApplicationRow, 'code' | 'possibleDuplicate'> = {
    id,
    suid: newSuid(),
    accountId: submission.accountId,
    categoryId: category.id,
    category: toSnapshot(category),
    answers: toStoredAnswers(application),
    photo: application.logo,
    documents: [...application.documents],
    ...encryptAadhaar(deps.keys, id, application.aadhar),
    aadhaarLastFour: application.aadhar.slice(-4),
    aadhaarHash: hashWithKey(deps.keys, 'aadhaar', application.aadhar),
    contactHash: hashWithKey(deps.keys, 'contact', contactOf(application)),
    consentVersion: form.consent?.version ?? CONSENT.version,
    consentLanguage: form.consent?.lang ?? language,
    consentedAt: now,
    language,
    status: 'received',
    version: 1,
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
    submittedAt: now,
    updatedAt: now,
  };
  for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
    const outcome = await insertOnce(deps, row, form.draft);
    if (outcome) return outcome;
    const found = await findRepeated(deps, idempotencyKey, requestHash);
    if (found) return found;
  }
  throw new Error('No free code was found for an application');
}

/** The outcome of an earlier request with this key; undefined when there was none. */
async function findRepeated(
  { database }: ApplicationDeps,
  key: string | undefined,
  requestHash: string,
): Promise<SubmitOutcome | undefined> {
  const known = key === undefined ? undefined : await findByIdempotencyKey(database, key);
  if (!known) return undefined;
  return known.requestHash === requestHash
    ? { outcome: 'submitted', application: known }
    : { outcome: 'key-conflict' };
}

/** Stores the row with its files or neither; undefined when its key or its code is in use. */
async function insertOnce(
  { database, uploads, mail }: ApplicationDeps,
  row: Omit<ApplicationRow, 'code' | 'possibleDuplicate'>,
  draft: string | undefined,
): Promise<SubmitOutcome | undefined> {
  try {
    return await database.transaction(async (tx) => {
      const possibleDuplicate = await hasNearDuplicate(tx, row, comparedSince(row.submittedAt));
      const stored = await insertApplication(tx, { ...row, code: newCode(), possibleDuplicate });
      if (!stored) return undefined;
      await claimUploads(tx, uploads, {
        applicationId: row.id,
        draft,
        photo: row.photo,
        documents: row.documents,
      });
      const notice = { kind: 'notice', causeId: row.id, mail: composeOfficeMail(stored) } as const;
      if (mail) await enqueueTrustMail(tx, notice, row.submittedAt);
      return { outcome: 'submitted', application: stored };
    });
  } catch (error) {
    if (error instanceof UploadsRefusedError) return { outcome: 'refused', errors: error.errors };
    throw error;
  }
}

/** From when on applications are compared with a new one. */
export function comparedSince(now: Date): Date {
  return monthsBefore(now, 12 * COMPARED_YEARS);
}

/** What an application remembers of its category. */
export function toSnapshot({ name, instructions, additionalFields }: CategorySnapshot): CategorySnapshot {
  return { name, instructions, additionalFields };
}
