import { CHOICES } from '@trust/shared/contract/applications/texts/choices.texts';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import {
  ADDITIONAL_ANSWERS,
  ADDITIONAL_FIELDS,
  BROKEN_ADDITIONAL,
  BROKEN_RULES,
  COMPLETE_FORM,
  SAMPLE_RELATIVE,
  makeAadhaar,
} from '@trust/shared/testing/application-samples';
import { listErrors, parseForm, toApplicationForm } from './check-form.rules.ts';
import { createFormActions } from './form-actions.ts';
import { createEmptyForm } from './form-state.ts';
import { openFormStore, restoreForm } from './form-store.ts';
import { fillIn } from '../testing/fill-in.ts';

const TODAY = '2026-11-22';
const page = { today: TODAY, language: 'en' } as const;
const store = openFormStore('new');
const actions = createFormActions(store);

beforeEach(() => {
  sessionStorage.clear();
  store.setState(createEmptyForm(), true);
});

const errorsNow = (fields: readonly AdditionalField[] = []) => listErrors(store.getState(), fields, page);

test('a form in which everything is answered has no errors', () => {
  fillIn(store, COMPLETE_FORM, ADDITIONAL_ANSWERS);
  expect(errorsNow(ADDITIONAL_FIELDS)).toEqual([]);
});

describe('an applicant who breaks a rule reads why', () => {
  const noPhoto = [{ logo: '' }, 'logo', 'Passport size photo required'] as const;
  const rules = [...BROKEN_RULES, noPhoto].map(
    ([change, field, message]) => [field, message, change] as const,
  );
  test.each(rules)('%s: %s', (field, message, change) => {
    fillIn(store, { ...COMPLETE_FORM, ...change }, ADDITIONAL_ANSWERS);
    expect(errorsNow(ADDITIONAL_FIELDS)).toEqual(
      expect.arrayContaining([expect.objectContaining({ field, text: message })]),
    );
  });

  const own = BROKEN_ADDITIONAL.filter(([, field]) => field !== 'pool').map(
    ([change, field, message]) => [field, message, change] as const,
  );
  test.each(own)('%s: %s', (field, message, change) => {
    fillIn(store, COMPLETE_FORM, { ...ADDITIONAL_ANSWERS, ...change });
    expect(errorsNow(ADDITIONAL_FIELDS)).toEqual([
      expect.objectContaining({ field: `additionalFieldsData.${field}`, text: message }),
    ]);
  });
});

test('an answer to what the category does not ask is not sent', () => {
  fillIn(store, COMPLETE_FORM, { ...ADDITIONAL_ANSWERS, pool: 'yes' });
  expect(errorsNow(ADDITIONAL_FIELDS)).toEqual([]);
  expect(toApplicationForm(store.getState(), ADDITIONAL_FIELDS).additionalFieldsData).not.toHaveProperty(
    'pool',
  );
});

test('the answer to a question that is not asked any more is not sent', () => {
  fillIn(store, COMPLETE_FORM, {});
  const [, none] = CHOICES.pastShelterCase;
  actions.setAnswer('pastShelterCase', none.value);
  expect(parseForm(store.getState(), [], TODAY)).toMatchObject({
    value: {
      pastAmount: '',
      pastCaseDetails: '',
    },
  });
});

test('a birth date is sent with two figures for day and month', () => {
  fillIn(store, { ...COMPLETE_FORM, birthDate: '1971-2-8' }, {});
  expect(parseForm(store.getState(), [], TODAY)).toMatchObject({ value: { birthDate: '1971-02-08' } });
});

test('a number without a chosen country is one of India, and no code is sent without a number', () => {
  fillIn(store, { ...COMPLETE_FORM, countryCode: '', countryCode_oth: '+966', number_oth: '' }, {});
  expect(parseForm(store.getState(), [], TODAY)).toMatchObject({
    value: {
      countryCode: '+91',
      countryCode_oth: '',
      number_oth: '',
    },
  });
});

describe('relatives', () => {
  const names = () => store.getState().relatives.map(({ name }) => name);
  beforeEach(() => {
    const relatives = ['Amina', 'Basheer', 'Devi'].map((name) => ({ ...SAMPLE_RELATIVE, name }));
    fillIn(store, { ...COMPLETE_FORM, relativeDetails: relatives }, {});
  });

  test('removing the middle one leaves the others as they are', () => {
    actions.removeRelative(1);
    expect(names()).toEqual(['Amina', 'Devi']);
  });

  test('one that is being written is sent too, and its gaps are errors', () => {
    actions.addRelative();
    expect(errorsNow()).toEqual([]);
    actions.writeRelative({ index: 3, entry: { ...SAMPLE_RELATIVE, name: 'Chandran', job: '' } });
    expect(errorsNow()).toEqual([
      expect.objectContaining({
        field: 'relativeDetails.3.job',
        text: 'Enter all the details for relatives.',
      }),
    ]);
    actions.writeRelative({ index: 3, entry: { ...SAMPLE_RELATIVE, name: 'Chandran' } });
    expect(parseForm(store.getState(), [], TODAY)).toMatchObject({
      value: { relativeDetails: { length: 4 } },
    });
    actions.saveRelative();
    expect(names()).toEqual(['Amina', 'Basheer', 'Devi', 'Chandran']);
  });

  test('a changed one takes the place of what it was', () => {
    actions.editRelative(1);
    actions.writeRelative({ index: 1, entry: { ...SAMPLE_RELATIVE, name: 'Basheer K' } });
    actions.saveRelative();
    expect(names()).toEqual(['Amina', 'Basheer K', 'Devi']);
  });
});

describe('another category', () => {
  test('keeps the common answers and drops those to the former one’s questions', () => {
    actions.chooseCategory({ _id: '12', name: 'Medi Care' });
    fillIn(store, COMPLETE_FORM, ADDITIONAL_ANSWERS);
    actions.chooseCategory({ _id: '12', name: 'മെഡി കെയർ' });
    expect(store.getState().additional).toEqual(ADDITIONAL_ANSWERS);
    actions.chooseCategory({ _id: '13', name: 'Shelter Home' });
    expect(store.getState()).toMatchObject({ additional: {}, answers: { houseName: 'പുതിയപുരയിൽ' } });
  });
});

test('what the server said of a field is gone when the field changes', () => {
  fillIn(store, COMPLETE_FORM, {});
  const errors = [
    { field: 'ward', message: 'No such ward' },
    { field: 'relativeDetails.0.age', message: 'Too old' },
  ];
  actions.setServerErrors(errors, 'en');
  expect(errorsNow().map(({ text }) => text)).toEqual(['No such ward', 'Too old']);
  actions.setAnswer('ward', '8');
  expect(errorsNow().map(({ text }) => text)).toEqual(['Too old']);
  actions.removeRelative(0);
  expect(errorsNow().map(({ text }) => text)).toEqual(['Relative details required']);
});

test('what the server said in another language is said in general in the page’s own', () => {
  fillIn(store, COMPLETE_FORM, {});
  actions.setServerErrors([{ field: 'ward', message: 'No such ward' }], 'en');
  const inMalayalam = listErrors(store.getState(), [], { ...page, language: 'ml' });
  expect(inMalayalam.map(({ text }) => text)).toEqual(['ഇത് സ്വീകരിച്ചില്ല. കാരണം അറിയാൻ വീണ്ടും അയയ്ക്കുക.']);
});

describe('after a reload', () => {
  const reloaded = () => restoreForm('new').store.getState();

  test('everything is there but the Aadhaar number, of which four digits are stored', () => {
    fillIn(store, COMPLETE_FORM, ADDITIONAL_ANSWERS);
    actions.agree('ml');
    const { answers, relatives, additional, aadhaarLastFour, agreedIn, draft } = reloaded();
    const { aadhar, agreement: _agreement, relativeDetails, ...texts } = COMPLETE_FORM;
    expect(answers).toEqual(texts);
    expect(relatives).toEqual(relativeDetails);
    expect(additional).toEqual(ADDITIONAL_ANSWERS);
    expect(aadhaarLastFour).toBe(aadhar.slice(-4));
    expect(agreedIn).toBeUndefined();
    expect(draft).toBe(store.getState().draft);
  });

  test('no part of the device’s storage holds the Aadhaar number, however it was written', () => {
    const number = makeAadhaar(7);
    const spaced = number.replaceAll(/(.{4})(?=.)/g, '$1 ');
    fillIn(store, { ...COMPLETE_FORM, aadhar: spaced }, {});
    actions.setAnswer('name', 'Fathima');
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('Fathima');
    expect(stored).not.toContain(number);
    expect(stored).not.toContain(spaced);
  });

  test.each(['2345', '2999 0000 0017 9', '299900000018', 'at home 5678'])(
    'of “%s”, which is no whole number, nothing is stored',
    (typed) => {
      actions.setAnswer('name', 'Fathima');
      actions.setAnswer('aadhar', typed);
      const stored = JSON.stringify({ ...sessionStorage });
      expect(stored).toContain('Fathima');
      expect(stored).not.toContain(typed.slice(-4));
      expect(reloaded().aadhaarLastFour).toBeUndefined();
    },
  );

  test('the four digits outlive a second reload', () => {
    fillIn(store, COMPLETE_FORM, {});
    const second = restoreForm('new').store;
    createFormActions(second).setAnswer('name', 'Fathima');
    expect(reloaded().aadhaarLastFour).toBe(COMPLETE_FORM.aadhar.slice(-4));
  });

  test.each([
    ['nothing'],
    ['{"answers":'],
    ['null'],
    ['[]'],
    ['{"answers":7,"relatives":"x","documents":[{}],"additional":{"a":{}}}'],
    ['{"version":0}'],
  ])('%s in the storage opens an empty form', (stored) => {
    sessionStorage.setItem('application:form', stored);
    expect(reloaded()).toMatchObject({ answers: {}, relatives: [], additional: {}, documents: [] });
  });

  test('an older form keeps the answers that are still asked', () => {
    sessionStorage.setItem(
      'application:form',
      JSON.stringify({
        answers: { name: 'Amina', nickname: 'Ammu', ward: 7 },
        relatives: [{ name: 'Devi' }],
      }),
    );
    expect(reloaded()).toMatchObject({
      answers: { name: 'Amina', ward: '' },
      relatives: [{ name: 'Devi', age: '' }],
    });
    expect(reloaded().answers).not.toHaveProperty('nickname');
    expect(reloaded().former).toEqual({ nickname: 'Ammu' });
  });
});
