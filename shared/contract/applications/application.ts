import * as z from 'zod/mini';
import { AdditionalField, AnyId } from '../content/projects.ts';
import { ApplicationOverview } from './application-overview.ts';
import { LanguageCode } from '../language.ts';
import { mapFields } from '../values/map-fields.ts';
import { TEXT_FIELDS } from './application-fields.ts';
import { RELATIVE_FIELDS } from './relatives.ts';

/** Longer than any field allows, so that whatever a person types gets a message of its own. In UTF-16 units. */
const typed = z.string().check(z.maxLength(30_000));
const uploadId = z.string().check(z.maxLength(300));
const additionalAnswer = z.union([
  typed,
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
]);

/** The category as a client sends it. Only its id is read. */
const ChosenCategory = z.object({ _id: AnyId });

/** What an applicant agreed to: the version of the words, and the language in which they stood. */
export const Consent = z.strictObject({
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  lang: LanguageCode,
});

const formFields = {
  ...mapFields(TEXT_FIELDS, () => z.optional(typed)),
  category: z.optional(ChosenCategory),
  /** Worked out from the birth date, so what is sent is not read. */
  age: z.optional(z.union([typed, z.number()])),
  logo: z.optional(uploadId),
  relativeDetails: z.optional(
    z.array(z.strictObject(mapFields(RELATIVE_FIELDS, () => z.optional(typed)))).check(z.maxLength(100)),
  ),
  additionalFieldsData: z.optional(z.record(z.string().check(z.maxLength(100)), additionalAnswer)),
  documents: z.optional(z.array(uploadId).check(z.maxLength(100))),
  agreement: z.optional(z.boolean()),
  consent: z.optional(Consent),
  /** The draft whose uploads these are. */
  draft: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
};

/** The body of `project/add-application`, as typed; `parseApplication` finds its errors. */
export const NewApplication = z.strictObject(formFields);
export type NewApplication = z.infer<typeof NewApplication>;

/** What names no application, or is missing, finds none, as an unknown name does. */
const applicationName = z.catch(z.string().check(z.maxLength(100)), '');

/** The body of `project/update-application`: the whole application again. A `version` that is not the last one is refused. */
export const ApplicationUpdate = z.strictObject({
  ...formFields,
  _id: applicationName,
  suid: applicationName,
  version: z.optional(z.int()),
});
export type ApplicationUpdate = z.infer<typeof ApplicationUpdate>;

/** The body of `project/get-application-by-suid`. */
export const ApplicationBySuid = z.object({ suid: applicationName });

/** `code` is for people and opens nothing; `suid` is the only key to the application. */
export const SubmittedApplication = z.object({ code: z.string(), suid: z.string() });
export type SubmittedApplication = z.infer<typeof SubmittedApplication>;

/**
 * A stored application. Its category is as it was when the application was sent, in the language of the answer; `aadhar`
 * shows four digits; `age` in years on the day of sending. Moments are ISO 8601.
 */
export const Application = z.extend(ApplicationOverview, {
  _id: z.string(),
  version: z.int(),
  ...mapFields(TEXT_FIELDS, () => z.string()),
  age: z.int(),
  category: z.object({
    _id: z.string(),
    name: z.string(),
    instructions: z.array(z.string()),
    additionalFields: z.array(AdditionalField),
  }),
  logo: z.string(),
  relativeDetails: z.array(z.object(mapFields(RELATIVE_FIELDS, () => z.string()))),
  additionalFieldsData: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  documents: z.array(z.string()),
  /** The uploads of `logo` and `documents` by id: a link that ends after an hour, and the name that the file had. */
  files: z.record(z.string(), z.object({ url: z.string(), fileName: z.string() })),
});
export type Application = z.infer<typeof Application>;

/** What an answer holds and no client sets: a client that sends an application back may leave it in. */
export const ANSWER_ONLY_FIELDS: readonly string[] = [
  'code',
  'status',
  'submittedAt',
  'correctableUntil',
  'files',
];
