import { addAfter, create, replace, type Plant } from './edits.ts';

const INPUT = `      <TextField
        {...field('pincode')}
        label={t('donor.pincode')}
        autoComplete="postal-code"
        required
      />
`;

/** The postal code of a donor: required, and of six figures. */
export const FORM_FIELD: Plant = {
  recipe: 'form-field',
  edits: {
    'shared/contract/donations/donation-form.ts': replace([
      '  pan: {\n    maxLength: 30,',
      "  pincode: {\n    maxLength: 10,\n    hashVersion: 3,\n    missing: 'pincodeMissing',\n    patterns: [{ matches: /^[0-9]{6}$/, otherwise: 'pincodeInvalid' }],\n  },\n  pan: {\n    maxLength: 30,",
    ]),
    'shared/contract/donations/donation-fields.ts': replace(
      ["'phone', 'address', 'pan'] as const", "'phone', 'address', 'pincode', 'pan'] as const"],
      [
        "DONATION_REQUIRED = ['firstName', 'email', 'phone', 'address']",
        "DONATION_REQUIRED = ['firstName', 'email', 'phone', 'address', 'pincode']",
      ],
    ),
    'shared/contract/donations/donation-form.test.ts': addAfter(
      "  address: 'A house, a town, 000000',\n",
      "  pincode: '676101',\n",
    ),
    'mf-donations/src/routes/payments/form/donation-fields.tsx': replace([
      '      <AmountField\n',
      `${INPUT}      <AmountField\n`,
    ]),
    'mf-donations/src/texts/en.ts': addAfter(
      "  'donor.pan': 'PAN',\n",
      "  'donor.pincode': 'Postal code',\n  'pay.error.pincodeMissing': 'Please provide your postal code.',\n  'error.pincodeInvalid': 'A postal code has six figures',\n",
    ),
    'mf-donations/src/texts/ml.ts': replace([
      "  'donor.address': ",
      "  'donor.pincode': 'പിൻകോഡ്',\n  'pay.error.pincodeMissing': 'ദയവായി പിൻകോഡ് നൽകുക.',\n  'error.pincodeInvalid': 'പിൻകോഡിൽ ആറക്കങ്ങളുണ്ട്',\n  'donor.address': ",
    ]),
    'api/src/plugins/visitor-texts.ts': replace([
      '  panInvalid: {',
      "  pincodeMissing: { en: 'Please provide your postal code.', ml: 'ദയവായി പിൻകോഡ് നൽകുക.' },\n  pincodeInvalid: { en: 'A postal code has six figures', ml: 'പിൻകോഡിൽ ആറക്കങ്ങളുണ്ട്' },\n  panInvalid: {",
    ]),
    'api/migrations/9999-planted-field.sql': create('alter table transactions add column pincode text;\n'),
  },
};
