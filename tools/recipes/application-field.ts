import { addAfter, addBefore, type Plant } from './edits.ts';

/** The landmark near an applicant's home: required, and at most 80 letters. */
export const APPLICATION_FIELD: Plant = {
  recipe: 'application-field',
  edits: {
    'shared/contract/applications/application-fields.ts': addAfter(
      '  place: line(LINE, MISSING.place),\n',
      '  landmark: line(80, MISSING.landmark),\n',
    ),
    'shared/contract/applications/texts/application.texts.ts': addBefore(
      "  town: { en: 'Town required'",
      "  landmark: { en: 'Landmark required', ml: 'അടുത്തുള്ള അടയാളം എഴുതുക' },\n",
    ),
    'shared/contract/applications/texts/field-labels.texts.ts': addBefore(
      '  town: {',
      "  landmark: { en: 'Landmark', ml: 'അടുത്തുള്ള അടയാളം' },\n",
    ),
    'shared/contract/applications/texts/sections.texts.ts': addAfter(
      "      'place',\n",
      "      'landmark',\n",
    ),
    'shared/testing/application-samples.ts': addAfter("  place: 'വെള്ളൂർ',\n", "  landmark: 'ആൽത്തറ',\n"),
  },
};
