import type { AdditionalAnswers } from '@trust/shared/contract/applications/additional-answers';
import { TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import type { ApplicationForm } from '@trust/shared/contract/applications/parse-application';
import { RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { createFormActions } from '../state/form-actions.ts';
import type { FormStore } from '../state/form-store.ts';

/** Fills the form in as an applicant does, answer by answer, with a photo unless it is ''. */
export function fillIn(store: FormStore, form: ApplicationForm, additional: AdditionalAnswers): void {
  const actions = createFormActions(store);
  for (const field of TEXT_FIELDS) {
    const answer = form[field];
    if (answer !== undefined) actions.setAnswer(field, answer);
  }
  for (const [index, relative] of (form.relativeDetails ?? []).entries()) {
    const entry = mapFields(RELATIVE_FIELDS, (name) => relative[name] ?? '');
    actions.writeRelative({ index, entry });
    actions.saveRelative();
  }
  for (const [id, answer] of Object.entries(additional)) actions.setAdditional(id, answer);
  const { logo = 'photo-of-the-test' } = form;
  actions.setPhoto(logo === '' ? undefined : { name: logo, url: '', fileName: logo });
  actions.setDocuments((form.documents ?? []).map((name) => ({ name, url: '', fileName: name })));
  actions.agree(form.agreement ? 'en' : undefined);
}
