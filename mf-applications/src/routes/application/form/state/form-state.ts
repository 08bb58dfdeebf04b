import type { AdditionalAnswers } from '@trust/shared/contract/applications/additional-answers';
import type { TextField } from '@trust/shared/contract/applications/application-fields';
import type { RelativeEntry } from '@trust/shared/contract/applications/relatives';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import type { UploadsStatus } from '../../../../parts/uploads/queue/upload-stage.ts';
import type { UploadedPicture } from '../../../../parts/uploads/uploaded-picture.ts';

/** A relative whose details are being written; its index is the number of relatives where it is a new one. */
export interface RelativeInHand {
  readonly index: number;
  readonly entry: RelativeEntry;
}

/** The stored application that is corrected. */
export interface Correction {
  readonly id: string;
  readonly suid: string;
  readonly version: number;
  /** The stored Aadhaar number as it is shown; sent back, it keeps the number. */
  readonly mask: string;
  /** Of the names in `additionalFields` and of the category's. */
  readonly language?: Language | undefined;
  /** Of the category as it was when the application was sent. */
  readonly additionalFields: readonly AdditionalField[];
}

/** One try to send: its key, and what was sent but for the Aadhaar number. */
export interface SubmitAttempt {
  readonly key: string;
  readonly content: string;
}

/** What the server answered to the application. */
export interface SentApplication {
  readonly code: string;
  readonly suid: string;
  readonly corrected: boolean;
  /** The applicant has seen the number, and gone to the application's page. */
  readonly confirmed?: boolean | undefined;
}

type ServerError = FieldError & { readonly language: Language };

/** All that the applicant typed and chose, and how far the form is. */
export interface FormState {
  /** Of the category for which the form was filled; '' before its first step. */
  readonly categoryId: string;
  readonly categoryName: string;
  /** The code under which files are uploaded. */
  readonly draft: string;
  /** Under which the form is stored on the device. */
  readonly draftId: string;
  /** When it was stored on the device last, in ISO 8601; undefined before the first time. */
  readonly savedAt: string | undefined;
  /** As typed. A birth date has its parts as typed, between hyphens. */
  readonly answers: Readonly<Partial<Record<TextField, string>>>;
  /** The chosen countries of country codes, since several countries share a code. */
  readonly countries: Readonly<Record<string, string>>;
  readonly relatives: readonly RelativeEntry[];
  readonly relativeInHand: RelativeInHand | undefined;
  readonly additional: AdditionalAnswers;
  /** The questions of the category as they were when they were answered, by id. */
  readonly questions: Readonly<Record<string, string>>;
  /** Answers to questions that the form does not have any more. */
  readonly former: Readonly<Record<string, string>>;
  readonly photo: UploadedPicture | undefined;
  readonly documents: readonly UploadedPicture[];
  /** The steps whose errors are shown. */
  readonly checkedSteps: readonly string[];
  readonly attempt: SubmitAttempt | undefined;
  /** Of an Aadhaar number that was typed; all of it that is stored on the device. */
  readonly aadhaarLastFour: string | undefined;
  readonly correction: Correction | undefined;
  readonly sent: SentApplication | undefined;
  /** The language in which the declaration was agreed to. In memory only: the box is never ticked already. */
  readonly agreedIn: Language | undefined;
  /** The server's errors, until their fields change, in the language in which it was asked. In memory only. */
  readonly serverErrors: readonly ServerError[];
  /** The device refused to store what was typed last. In memory only. */
  readonly unstored: boolean;
  /** What the uploads of each field wait for. In memory only. */
  readonly uploads: Readonly<Record<UploadField, UploadsStatus>>;
  /** How many answers are missing or wrong, those apart that are asked again in any case. In memory only. */
  readonly missing: number;
  /** What happened to the draft, for a notice. In memory only. */
  readonly draftNotice: DraftNotice | undefined;
}

/**
 * `damaged`: what was stored could not be read. `copied`: another tab changed the draft, so that there are two now. `refused`:
 * the browser stores no drafts, only what this tab needs for a reload.
 */
type DraftNotice = 'damaged' | 'copied' | 'refused';

export const UPLOAD_FIELDS = ['logo', 'documents'] as const;

/** A field whose answer is pictures. */
export type UploadField = (typeof UPLOAD_FIELDS)[number];

export function isUploadField(field: string): field is UploadField {
  return UPLOAD_FIELDS.some((name) => name === field);
}

export function createEmptyForm(): FormState {
  const draft = createIdempotencyKey();
  return {
    categoryId: '',
    categoryName: '',
    draft,
    draftId: draft,
    savedAt: undefined,
    answers: {},
    countries: {},
    relatives: [],
    relativeInHand: undefined,
    additional: {},
    questions: {},
    former: {},
    photo: undefined,
    documents: [],
    checkedSteps: [],
    attempt: undefined,
    aadhaarLastFour: undefined,
    correction: undefined,
    sent: undefined,
    agreedIn: undefined,
    serverErrors: [],
    unstored: false,
    uploads: { logo: 'done', documents: 'done' },
    missing: 0,
    draftNotice: undefined,
  };
}

/** Whether anything was typed or chosen. */
export function hasAnswers({ answers, relatives, relativeInHand, additional, photo, documents }: FormState) {
  return (
    Object.values(answers).some((answer) => answer.trim() !== '') ||
    Object.keys(additional).length + relatives.length + documents.length > 0 ||
    relativeInHand !== undefined ||
    photo !== undefined
  );
}
