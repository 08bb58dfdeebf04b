import { TEXT_FIELDS, type TextField } from '@trust/shared/contract/applications/application-fields';
import { readAadhaar } from '@trust/shared/contract/applications/aadhaar';
import { RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import { AdditionalField } from '@trust/shared/contract/content/projects';
import { LanguageCode } from '@trust/shared/contract/language';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import * as z from 'zod/mini';
import { createEmptyForm, type FormState } from './form-state.ts';

const text = z.string();
const texts = z.catch(z.record(z.string(), z.catch(z.string(), '')), {});
const Relative = z.object(mapFields(RELATIVE_FIELDS, () => z.catch(z.string(), '')));
const Picture = z.object({ name: text, url: text, fileName: text });
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.array(schema), []);

/** Each part is read for itself, so that what an older form stored, or what is damaged, costs that part only. */
const StoredForm = z.object({
  categoryId: z.catch(text, ''),
  categoryName: z.catch(text, ''),
  draft: optional(text.check(z.regex(/^[\w-]{1,100}$/))),
  draftId: optional(text.check(z.regex(/^[\w-]{1,100}$/))),
  savedAt: optional(text),
  answers: texts,
  countries: texts,
  relatives: list(Relative),
  relativeInHand: optional(z.object({ index: z.int().check(z.nonnegative()), entry: Relative })),
  additional: z.catch(z.record(z.string(), z.union([text, z.array(text)])), {}),
  questions: texts,
  former: texts,
  photo: optional(Picture),
  documents: list(Picture),
  checkedSteps: list(text),
  attempt: optional(z.object({ key: text, content: text })),
  aadhaarLastFour: optional(text.check(z.regex(/^[0-9]{4}$/))),
  correction: optional(
    z.object({
      id: text,
      suid: text,
      version: z.int(),
      mask: text,
      language: optional(LanguageCode),
      additionalFields: z.array(AdditionalField),
    }),
  ),
  sent: optional(
    z.object({ code: text, suid: text, corrected: z.boolean(), confirmed: optional(z.boolean()) }),
  ),
});

/** The form as it is stored on the device: of an Aadhaar number the last four digits only. */
export function toStoredForm(state: FormState): unknown {
  const {
    answers,
    agreedIn: _agreedIn,
    serverErrors: _errors,
    unstored: _unstored,
    uploads: _uploads,
    missing: _missing,
    draftNotice: _notice,
    ...stored
  } = state;
  const { aadhar: _aadhar, ...others } = answers;
  return { ...stored, answers: others, aadhaarLastFour: lastFourOf(state) };
}

/** What was typed of the number so far; where it was asked for again and is not typed yet, what was typed before. */
function lastFourOf({ answers, correction, aadhaarLastFour }: FormState): string | undefined {
  const { aadhar = '' } = answers;
  if (aadhar === '') return aadhaarLastFour;
  return aadhar === correction?.mask ? undefined : readAadhaar(aadhar)?.slice(-4);
}

/** The form in what is stored; undefined where that is none. Answers to questions that are gone become `former`. */
export function readStoredForm(stored: unknown): FormState | undefined {
  const parsed = z.safeParse(StoredForm, stored);
  if (!parsed.success) return undefined;
  const empty = createEmptyForm();
  const { answers, draft, draftId, former, ...form } = parsed.data;
  const unknown = Object.entries(answers).filter(
    ([field, answer]) => !TEXT_FIELDS.some((name) => name === field) && answer.trim() !== '',
  );
  const { correction, aadhaarLastFour } = form;
  const known = TEXT_FIELDS.flatMap((field): [TextField, string][] => {
    const answer = field === 'aadhar' ? undefined : answers[field];
    return answer === undefined ? [] : [[field, answer]];
  });
  return {
    ...empty,
    ...form,
    draft: draft ?? empty.draft,
    draftId: draftId ?? empty.draftId,
    former: { ...former, ...Object.fromEntries(unknown) },
    answers: {
      ...Object.fromEntries(known),
      ...(correction && aadhaarLastFour === undefined && { aadhar: correction.mask }),
    },
  };
}
