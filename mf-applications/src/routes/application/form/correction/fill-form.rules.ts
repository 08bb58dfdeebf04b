import type { Application } from '@trust/shared/contract/applications/application';
import { TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import type { Language } from '@trust/shared/contract/languages';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import type { UploadedPicture } from '../../../../parts/uploads/uploaded-picture.ts';
import { createEmptyForm, type FormState } from '../state/form-state.ts';

/** The form with all that a stored application says, to be corrected; `language` is that of its category's names. */
export function fillForm(application: Application, language: Language): FormState {
  const { _id, suid, version, aadhar, category, logo, documents } = application;
  return {
    ...createEmptyForm(),
    categoryId: category._id,
    categoryName: category.name,
    answers: mapFields(TEXT_FIELDS, (field) => application[field]),
    relatives: application.relativeDetails,
    additional: application.additionalFieldsData,
    photo: logo === '' ? undefined : pictureOf(application, logo),
    documents: documents.map((name) => pictureOf(application, name)),
    correction: {
      id: _id,
      suid,
      version,
      mask: aadhar,
      language,
      additionalFields: category.additionalFields,
    },
  };
}

function pictureOf({ files }: Application, name: string): UploadedPicture {
  return { name, url: files[name]?.url ?? '', fileName: files[name]?.fileName ?? name };
}
