import type { AdditionalAnswer } from '@trust/shared/contract/applications/additional-answers';
import type { TextField } from '@trust/shared/contract/applications/application-fields';
import type { RelativeEntry } from '@trust/shared/contract/applications/relatives';
import type { Category } from '@trust/shared/contract/content/projects';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import type { UploadsStatus } from '../../../../parts/uploads/queue/upload-stage.ts';
import type { UploadedPicture } from '../../../../parts/uploads/uploaded-picture.ts';
import {
  createEmptyForm,
  type SubmitAttempt,
  type FormState,
  type RelativeInHand,
  type SentApplication,
  type UploadField,
} from './form-state.ts';
import type { FormStore } from './form-store.ts';
import { EMPTY_RELATIVE, mergeRelatives } from './relatives.rules.ts';

/** All that changes a form. */
export function createFormActions(store: FormStore) {
  return { ...createAnswerActions(store), ...createRelativeActions(store), ...createStageActions(store) };
}

/** What the server said of a field, or of its parts, is answered by a change of it. */
const otherErrors = ({ getState }: FormStore, field: string) =>
  getState().serverErrors.filter((error) => error.field !== field && !error.field.startsWith(`${field}.`));

function createAnswerActions(store: FormStore) {
  const { getState, setState } = store;
  const setStatus = (field: UploadField, status: UploadsStatus) => {
    const { uploads } = getState();
    if (uploads[field] !== status) setState({ uploads: { ...uploads, [field]: status } });
  };

  return {
    setAnswer: (field: TextField, answer: string) =>
      setState(({ answers }) => ({
        answers: { ...answers, [field]: answer },
        serverErrors: otherErrors(store, field),
      })),
    setCountry: (field: TextField, country: string, code: string) =>
      setState(({ answers, countries }) => ({
        answers: { ...answers, [field]: code },
        countries: { ...countries, [field]: country },
        serverErrors: otherErrors(store, field),
      })),
    setAdditional: (id: string, answer: AdditionalAnswer) =>
      setState(({ additional }) => ({
        additional: { ...additional, [id]: answer },
        serverErrors: otherErrors(store, `additionalFieldsData.${id}`),
      })),
    setPhoto: (photo: UploadedPicture | undefined) =>
      setState({ photo, serverErrors: otherErrors(store, 'logo') }),
    setDocuments: (documents: readonly UploadedPicture[]) =>
      setState({ documents, serverErrors: otherErrors(store, 'documents') }),
    setPhotoStatus: (status: UploadsStatus) => setStatus('logo', status),
    setDocumentsStatus: (status: UploadsStatus) => setStatus('documents', status),
  };
}

function createRelativeActions(store: FormStore) {
  const { setState } = store;
  return {
    addRelative: () =>
      setState(({ relatives }) => ({
        relativeInHand: { index: relatives.length, entry: EMPTY_RELATIVE },
      })),
    editRelative: (index: number) =>
      setState(({ relatives }) => ({
        relativeInHand: { index, entry: relatives[index] ?? EMPTY_RELATIVE },
      })),
    writeRelative: (relativeInHand: RelativeInHand) =>
      setState({ relativeInHand, serverErrors: otherErrors(store, 'relativeDetails') }),
    saveRelative: () =>
      setState((state) => ({ relatives: mergeRelatives(state), relativeInHand: undefined })),
    discardRelative: () => setState({ relativeInHand: undefined }),
    removeRelative: (index: number) =>
      setState(({ relatives }) => ({
        relatives: relatives.filter((_: RelativeEntry, at) => at !== index),
        relativeInHand: undefined,
        serverErrors: otherErrors(store, 'relativeDetails'),
      })),
  };
}

/** Which category is applied to, and how far the form has come. */
function createStageActions({ setState }: FormStore) {
  return {
    /** Common answers stay; those to another category's own questions go. */
    chooseCategory: ({ _id, name }: Pick<Category, '_id' | 'name'>) =>
      setState((state) => ({
        categoryId: _id,
        categoryName: name,
        ...(state.categoryId !== _id && { additional: {}, questions: {} }),
      })),
    /** How many answers are missing, and the category's own questions as they are now. */
    setMissing: (missing: number, questions: FormState['questions']) =>
      setState((state) => {
        const isKnown = Object.entries(questions).every(([id, name]) => state.questions[id] === name);
        if (isKnown && missing === state.missing) return state;
        return { missing, questions: { ...state.questions, ...questions } };
      }),
    /** Removes answers that no question asks for any more. */
    dismissFormer: (ids: readonly string[]) =>
      setState(({ former, additional }) => ({
        former: without(former, ids),
        additional: without(additional, ids),
      })),
    agree: (language: Language | undefined) => setState({ agreedIn: language }),
    showErrorsOf: (steps: readonly string[]) =>
      setState(({ checkedSteps }) => ({ checkedSteps: [...new Set([...checkedSteps, ...steps])] })),
    setServerErrors: (errors: readonly FieldError[], language: Language) =>
      setState({ serverErrors: errors.map((error) => ({ ...error, language })) }),
    setAttempt: (attempt: SubmitAttempt | undefined) => setState({ attempt }),
    /** Clears the form once the server has the application. */
    finish: (sent: SentApplication) => setState({ ...createEmptyForm(), sent }),
    confirmSent: () => setState(({ sent }) => ({ sent: sent && { ...sent, confirmed: true } })),
    clear: () => setState(createEmptyForm()),
  };
}

function without<Value>(
  entries: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.includes(id)));
}
