import type { Application } from '@trust/shared/contract/applications/application';
import { TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { COMPLETE_FORM, SAMPLE_RELATIVE } from '@trust/shared/testing/application-samples';

/** An application as the server answers to whoever has its suid. */
export function sampleApplication(changes: Partial<Application> = {}): Application {
  return {
    ...mapFields(TEXT_FIELDS, (field) => COMPLETE_FORM[field]),
    _id: 'id-1',
    suid: 'suid-of-the-test',
    code: 'ACDEFGHJ',
    version: 1,
    status: 'received',
    submittedAt: '2026-11-20T10:00:00Z',
    correctableUntil: '2026-11-22T10:00:00Z',
    age: 55,
    aadhar: 'XXXX XXXX 1234',
    category: {
      _id: '12',
      name: 'Medi Care',
      instructions: ['Attach the prescription.', 'Attach the estimate of the hospital.'],
      additionalFields: [],
    },
    logo: '',
    relativeDetails: [SAMPLE_RELATIVE],
    additionalFieldsData: {},
    documents: [],
    files: {},
    ...changes,
  };
}
