import fc from 'fast-check';
import { ANY_CHARACTER } from '../../testing/any-character.ts';
import { fill } from '../../i18n/fill.ts';
import {
  ADDITIONAL_ANSWERS,
  ADDITIONAL_FIELDS,
  BROKEN_ADDITIONAL,
  BROKEN_RULES,
  COMPLETE_FORM,
  SAMPLE_RELATIVE,
} from '../../testing/application-samples.ts';
import { APPLICATION_FIELDS, TEXT_FIELDS, textRuleOf } from './application-fields.ts';
import { MISSING, NOT_ACCEPTED } from './texts/application.texts.ts';
import { CHOICES } from './texts/choices.texts.ts';
import { parseApplication, type ApplicationForm, type ParseOptions } from './parse-application.ts';

const OPTIONS: ParseOptions = {
  category: { additionalFields: [] },
  today: '2026-03-01',
  photoRequired: false,
};
const HOUSE: ParseOptions = { ...OPTIONS, category: { additionalFields: ADDITIONAL_FIELDS } };

const errorsOf = (form: ApplicationForm, options = OPTIONS) => {
  const result = parseApplication(form, options);
  const errors = result.outcome === 'invalid' ? result.errors : [];
  return errors.map(({ field, message }) => [field, fill(message.texts.en, message.values)]);
};
const parsed = (change: ApplicationForm, options = OPTIONS) => {
  const result = parseApplication({ ...COMPLETE_FORM, ...change }, options);
  if (result.outcome === 'invalid') throw new Error(JSON.stringify(result.errors));
  return result.value;
};

test('ten documents and twenty relatives are taken, and not one more of either', () => {
  const documents = (count: number) =>
    Array.from({ length: count }, (_, index) => `document-${String(index)}`);
  const relativeDetails = (count: number) => Array.from({ length: count }, () => SAMPLE_RELATIVE);
  const messagesOf = (change: ApplicationForm) =>
    errorsOf({ ...COMPLETE_FORM, ...change }).map(([field]) => field);
  expect(messagesOf({ documents: documents(10), relativeDetails: relativeDetails(20) })).toEqual([]);
  expect(messagesOf({ documents: documents(11) })).toEqual(['documents']);
  expect(messagesOf({ relativeDetails: relativeDetails(21) })).toEqual(['relativeDetails']);
});

test('a complete application is accepted, each answer in the form in which it is stored', () => {
  const { agreement: _agreement, ...answers } = COMPLETE_FORM;
  expect(parsed({})).toEqual({
    ...answers,
    number: '9847012345',
    shelterContactNumber: '9447011111',
    pinCode: '676517',
    logo: '',
    additionalFieldsData: {},
    documents: [],
  });
});

test.each(BROKEN_RULES)('with %j the field %s is refused: %s', (change, field, message) => {
  expect(errorsOf({ ...COMPLETE_FORM, ...change })).toEqual([[field, message]]);
});

test.each(BROKEN_ADDITIONAL)('with the additional answer %j, %s is refused: %s', (change, field, message) => {
  const additionalFieldsData = { ...ADDITIONAL_ANSWERS, ...change };
  expect(errorsOf({ ...COMPLETE_FORM, additionalFieldsData }, HOUSE)).toEqual([
    [`additionalFieldsData.${field}`, message],
  ]);
});

test('every field that has a rule is broken by a case', () => {
  const broken = new Set(BROKEN_RULES.map(([, field]) => field.split('.')[0]));
  const unbroken = TEXT_FIELDS.filter((field) => {
    const { missing, read } = textRuleOf(field);
    return (missing ?? read) && !broken.has(field);
  });
  // The code of the other number has the rule of the first.
  expect(unbroken).toEqual(['countryCode_oth']);
});

test('an empty form is told all that it lacks, in the order of the specification', () => {
  const form = { pastShelterCase: 'ഉണ്ട്', otherApplicationsAny: 'ഉണ്ട്' };
  const options = { ...HOUSE, photoRequired: true };
  const fields = errorsOf(form, options).map(([field]) => field);
  expect(fields).toEqual(
    ['name', 'number', 'whatsapp', 'birthDate', 'gender', 'logo', 'email', 'fatherName', 'houseName']
      .concat(['place', 'town', 'panchayath', 'taluk', 'post', 'district', 'pinCode', 'ward', 'state'])
      .concat(['resident', 'shelterContact', 'shelterContactNumber', 'pastAmount', 'pastCaseDetails'])
      .concat(['otherApplicationsDetails', 'wardMemberName', 'wardMemberNumber', 'job', 'jobPlace'])
      .concat(['salary', 'aadhar', 'relativeDetails', 'otherInfo', 'homeStatus', 'roadStatus'])
      .concat(['landStatus', 'vehicleStatus', 'rationCard'])
      .concat(ADDITIONAL_FIELDS.map(({ id }) => `additionalFieldsData.${id}`))
      .concat(['agreement']),
  );
});

test('without a category that takes applications, one has to be chosen', () => {
  const form = { ...COMPLETE_FORM, additionalFieldsData: ADDITIONAL_ANSWERS };
  expect(errorsOf(form, { ...OPTIONS, category: undefined })).toEqual([
    ['category', 'Select the project category for the applicant'],
  ]);
});

test('a photo is required where there are uploads', () => {
  expect(errorsOf(COMPLETE_FORM, { ...OPTIONS, photoRequired: true })).toEqual([
    ['logo', 'Passport size photo required'],
  ]);
  expect(parsed({ logo: 'photo-1' }, { ...OPTIONS, photoRequired: true }).logo).toBe('photo-1');
});

test('a document that is named twice is one', () => {
  expect(parsed({ documents: ['card', 'deed', 'card'] }).documents).toEqual(['card', 'deed']);
});

test('what is not asked is neither required nor stored', () => {
  expect(
    parsed({ pastShelterCase: 'ഇല്ല', otherApplicationsAny: 'ഇല്ല', pastAmount: '', pastCaseDetails: 'old' }),
  ).toMatchObject({ pastAmount: '', pastCaseDetails: '', otherApplicationsDetails: '' });
});

test.each(['NIL', 'nil', 'ഇല്ല'])(
  '%s answers every required text but name, number, pin code and Aadhaar',
  (nil) => {
    const excepted = ['name', 'number', 'pinCode', 'aadhar', 'birthDate'];
    const fields = TEXT_FIELDS.filter((field) => {
      const { kind, missing } = textRuleOf(field);
      return missing && kind !== 'choice' && !excepted.includes(field);
    });
    expect(fields).toEqual(expect.arrayContaining(['email', 'whatsapp', 'wardMemberNumber', 'pastAmount']));
    const answers = Object.fromEntries(fields.map((field) => [field, nil]));
    expect(parsed(answers)).toMatchObject(answers);
  },
);

test('a name that says NIL is a name', () => {
  expect(parsed({ name: 'NIL' }).name).toBe('NIL');
});

test('the answers to a category’s own fields are stored by id, several in the order of the list', () => {
  const additionalFieldsData = { ...ADDITIONAL_ANSWERS, needs: ['light', 'water', 'light'] };
  expect(parsed({ additionalFieldsData }, HOUSE).additionalFieldsData).toEqual({
    ...ADDITIONAL_ANSWERS,
    needs: ['water', 'light'],
  });
});

test('an answer by the name of a property of every object is unknown', () => {
  const additionalFieldsData = JSON.parse('{"__proto__": "x", "constructor": "x"}') as Record<string, string>;
  expect(errorsOf({ ...COMPLETE_FORM, additionalFieldsData }).map(([field]) => field)).toEqual([
    'additionalFieldsData.__proto__',
    'additionalFieldsData.constructor',
  ]);
});

test.each([
  ['+91', '+91 98470-12345', '9847012345'],
  ['91', '09847012345', '9847012345'],
  ['+91', '൯൮൪൭൦൧൨൩൪൫', '9847012345'],
  ['', '0483 2712345', '4832712345'],
  ['+966', '050 123 4567', '501234567'],
  ['00971', '+971 50 123 4567', '501234567'],
])('with the country code %j the number %j is stored as %s', (countryCode, number, stored) => {
  expect(parsed({ countryCode, number }).number).toBe(stored);
});

test('a whatsapp number of another country has its code', () => {
  expect(parsed({ whatsapp: '00966 50 123 4567' }).whatsapp).toBe('+966501234567');
});

test('letters are counted as a reader counts them', () => {
  // Each is one letter of several characters.
  expect(parsed({ name: 'ക്ഷി'.repeat(50) }).name).toHaveLength(200);
  expect(parsed({ name: '👩‍👩‍👧'.repeat(100) }).name).toContain('👩‍👩‍👧');
  expect(errorsOf({ ...COMPLETE_FORM, name: 'a'.repeat(101) })).toHaveLength(1);
  expect(errorsOf({ ...COMPLETE_FORM, name: `a${'\u0301'.repeat(20_000)}` })).toHaveLength(1);
});

test('texts are stored in the composed form, on one line, without signs that turn the writing', () => {
  expect(parsed({ name: ' Jose\u0301\n  \u202eA\u0000mina\ud800 ', job: 'അവന്\u200d' })).toMatchObject({
    name: 'José A mina',
    job: 'അവന്\u200d',
  });
  expect(parsed({ familyDetails: 'One\r\ntwo' }).familyDetails).toBe('One\ntwo');
});

test('the mask of the stored Aadhaar number stays when it is left unchanged', () => {
  const options = { ...OPTIONS, storedMask: 'XXXX XXXX 4321' };
  expect(parsed({ aadhar: ' XXXX XXXX 4321' }, options).aadhar).toBe('XXXX XXXX 4321');
  expect(errorsOf({ ...COMPLETE_FORM, aadhar: 'XXXX XXXX 1234' }, options)).toHaveLength(1);
});

test('every message and every choice exists in Malayalam', () => {
  const texts = [
    ...Object.values(MISSING),
    ...Object.values(NOT_ACCEPTED),
    ...Object.values(CHOICES).flatMap((choices) => choices.map(({ label }) => label)),
  ];
  expect(texts.filter(({ ml }) => !/[\u0d00-\u0d7f]/.test(ml))).toEqual([]);
});

test('whatever is typed, it is an application or has errors at fields that exist', () => {
  const text = fc.oneof(fc.string({ unit: ANY_CHARACTER }), fc.constantFrom('NIL', 'ഇല്ല', 'ഉണ്ട്', '\ud800'));
  const form = fc.dictionary(fc.constantFrom(...TEXT_FIELDS), text);
  fc.assert(
    fc.property(form, (change) => {
      for (const [field] of errorsOf({ ...COMPLETE_FORM, ...change }))
        expect(APPLICATION_FIELDS).toContain(field);
    }),
  );
});

test('an answer is as long as its rule says, and not one letter longer', () => {
  const longest: Record<string, number> = { name: 100, email: 254, fatherName: 100, wardMemberName: 100 };
  const long = ['pastCaseDetails', 'otherApplicationsDetails', 'familyDetails'];
  const asked = { pastShelterCase: 'ഉണ്ട്', otherApplicationsAny: 'ഉണ്ട്', pastAmount: '1' };
  const details = { pastCaseDetails: 'x', otherApplicationsDetails: 'x' };
  for (const field of TEXT_FIELDS.filter((field) => (textRuleOf(field).maxLength ?? 0) > 0)) {
    const max = longest[field] ?? (long.includes(field) ? 2_000 : 150);
    const answer = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - 12)}@example.org` : 'a'.repeat(length);
    const errors = (length: number) =>
      errorsOf({ ...COMPLETE_FORM, ...asked, ...details, [field]: answer(length) }).map(([name]) => name);
    expect([field, errors(max), errors(max + 1)]).toEqual([field, [], [field]]);
  }
});

test.each([
  ['5', '5'],
  ['5 cents', '5'],
  ['5.5 Cent', '5.5'],
  ['5.25സെന്റ്', '5.25'],
  ['5 cent.', '5'],
  ['999999', '999999'],
  ['NIL', 'NIL'],
  ['1000000', undefined],
  ['5.255', undefined],
  ['5.', undefined],
  ['cents 5', undefined],
  ['5 cents of land', undefined],
  ['x5', undefined],
])('the land area “%s” is stored as %s', (landArea, stored) => {
  if (stored === undefined)
    expect(errorsOf({ ...COMPLETE_FORM, landArea })).toMatchObject([['landArea', expect.anything()]]);
  else expect(parsed({ landArea })).toMatchObject({ landArea: stored });
});

test('the other number may be NIL', () => {
  expect(parsed({ number_oth: 'NIL' })).toMatchObject({ number_oth: 'NIL' });
});

test('each answer of a relative is as long as its rule says, and not one letter longer', () => {
  const longest = { name: 100, age: 20, relation: 50, job: 100, salary: 50, remarks: 250 };
  for (const [field, max] of Object.entries(longest)) {
    const errors = (length: number) =>
      errorsOf({ ...COMPLETE_FORM, relativeDetails: [{ ...SAMPLE_RELATIVE, [field]: 'a'.repeat(length) }] });
    expect([field, errors(max)]).toEqual([field, []]);
    expect(errors(max + 1)).toMatchObject([
      [`relativeDetails.0.${field}`, expect.stringContaining(String(max))],
    ]);
  }
});

test('of an answer to a field that is not asked the name is told, cut after a hundred letters', () => {
  const additionalFieldsData = { ...ADDITIONAL_ANSWERS, ['x'.repeat(101)]: 'a' };
  const [[field] = []] = errorsOf({ ...COMPLETE_FORM, additionalFieldsData }, HOUSE);
  expect(field).toBe(`additionalFieldsData.${'x'.repeat(100)}`);
});
