import type { Category } from '@trust/shared/contract/content/projects';
import { useFragment } from '@trust/shared/remote';
import { SilentValues } from '@trust/shared/ui/typing/silent-values';
import { useEffect, useState } from 'react';
import { readCorrection } from '../../../parts/correction.ts';
import { InSight } from '../../../parts/uploads/in-sight.ts';
import { CategoryChange } from './category-change.tsx';
import { CheckAnswers } from './check/check-answers.tsx';
import { DraftNotices } from './draft/draft-notices.tsx';
import { waitForStoredPictures } from './draft/wait-for-stored-pictures.ts';
import { RestoredForm } from './draft/restored-form.tsx';
import { CorrectionLoader } from './correction/correction-loader.tsx';
import { Sent } from './sending/sent.tsx';
import { FormProvider } from './state/form-context.ts';
import { isUploadField, type FormState } from './state/form-state.ts';
import { openFormStore, type FormStore } from './state/form-store.ts';
import { useApplicationForm, type ApplicationFormState } from './state/use-application-form.ts';
import { Questions } from './steps/questions.tsx';
import { StepList } from './steps/step-list.tsx';
import { readFragment } from './steps/steps.rules.ts';
import styles from './steps/steps.module.css';

export { announceFormPages } from './draft/announce-form-pages.ts';
export { discardForm, openDraft, prepareForm } from './draft/open-draft.ts';

/**
 * The application form of a category, at the step that the address's fragment names. A correction has the category of its
 * application, which may have closed since.
 */
export function ApplicationForm({ category }: { category?: Category }) {
  const [suid] = useState(readCorrection);
  const store = openFormStore(suid === undefined ? 'new' : 'correction');
  const form = <FilledForm store={store} category={category} />;
  return suid === undefined ? (
    <RestoredForm categoryId={category?._id ?? ''}>{form}</RestoredForm>
  ) : (
    <CorrectionLoader suid={suid} store={store}>
      {form}
    </CorrectionLoader>
  );
}

function FilledForm({ store, category: chosen }: { store: FormStore; category: Category | undefined }) {
  const form = useApplicationForm(store, chosen);
  const { state, actions, category } = form;
  const isOther = state.categoryId !== '' && state.categoryId !== category._id && !state.correction;
  const losesAnswers = isOther && Object.keys(state.additional).length > 0;
  const { _id, name } = category;
  const isFollowing = chosen !== undefined && !state.correction && !state.sent && !losesAnswers;
  useEffect(() => {
    if (isFollowing) actions.chooseCategory({ _id, name });
  }, [isFollowing, actions, _id, name]);

  const { additionalFields } = form;
  const missing = form.errors.filter(({ field }) => !isAskedAgain(field, state)).length;
  const isNew = !state.correction && !state.sent;
  useEffect(() => {
    if (isNew)
      actions.setMissing(missing, Object.fromEntries(additionalFields.map((each) => [each.id, each.name])));
  }, [isNew, actions, missing, additionalFields]);

  const { draftId } = state;
  useEffect(() => {
    if (isNew) void waitForStoredPictures(store);
  }, [isNew, draftId, store]);

  if (losesAnswers && !state.sent) return <CategoryChange form={form} />;
  return (
    <FormProvider value={form}>
      {state.sent ? <Sent sent={state.sent} /> : <Steps form={form} />}
    </FormProvider>
  );
}

/** The device stores neither the Aadhaar number nor the declaration's tick. */
function isAskedAgain(field: string, { aadhaarLastFour }: FormState): boolean {
  return field === 'agreement' || (field === 'aadhar' && aadhaarLastFour !== undefined);
}

function Steps({ form: { steps, state } }: { form: ApplicationFormState }) {
  const place = readFragment(useFragment(), steps);
  const [first] = steps;
  const step = place?.step ?? first;
  if (!step) return null;
  // A step that was left while a picture of it is not uploaded stays, out of sight, until that is done.
  const mounted = steps.filter(
    (other) =>
      other === step || other.fields.some((name) => isUploadField(name) && state.uploads[name] !== 'done'),
  );
  return (
    <SilentValues className={styles.form}>
      <StepList current={step} />
      <div className={styles.pages}>
        <DraftNotices />
        {mounted.map((other) => {
          const Step = other.id === 'declaration' ? CheckAnswers : Questions;
          const isShown = other === step;
          return (
            <div key={other.id} className={styles.page} hidden={!isShown}>
              <InSight value={isShown}>
                <Step step={other} isShown={isShown} field={isShown ? place?.field : undefined} />
              </InSight>
            </div>
          );
        })}
      </div>
    </SilentValues>
  );
}
