import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import {
  ADDITIONAL_ANSWERS,
  ADDITIONAL_FIELDS,
  COMPLETE_FORM,
  SAMPLE_RELATIVE,
} from '@trust/shared/testing/application-samples';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { setSilently, SILENT_WAYS } from '@trust/shared/testing/set-silently';
import { startCorrection } from '../../../parts/correction.ts';
import { remote } from '../../../remote.tsx';
import { formNetwork, type Answer } from '../../../testing/form-network.ts';
import { sampleApplication } from '../../../testing/sample-application.ts';
import { sampleCategory } from '../../../testing/sample-category.ts';
import { createFormActions } from './state/form-actions.ts';
import { createEmptyForm } from './state/form-state.ts';
import { openFormStore, restoreForm } from './state/form-store.ts';

const SENT: Answer = { outcome: 'ok', data: { code: 'ACDE3467', suid: 'suid-of-the-test' } };
const store = openFormStore('new');
const COUNTRIES: Readonly<Record<string, string>> = { '+91': 'IN', '+966': 'SA' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // The test's device stores no drafts.
  for (const kind of ['new', 'correction'] as const)
    openFormStore(kind).setState({ ...createEmptyForm(), draftNotice: 'refused' }, true);
  sessionStorage.setItem('application:agreed', 'yes');
});

const field = (name: string) => document.getElementById(`field-${name}`);
// By role the lists of countries would be read each time.
const step = (title: string) => waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(title));
const press = (name: string) => click(screen.getByText(name, { selector: 'button' }));
/** With what React and the form do right after it. */
const during = (work: () => unknown) => act(async () => void work());
const click = (element: Element) => during(() => fireEvent.click(element));

let fields = 0;
const setInTurn = (element: Element | null, value: string | boolean) =>
  setSilently(element, value, SILENT_WAYS[fields++ % SILENT_WAYS.length]);

async function openForm(fragment: string, answers: Answer[] = []) {
  const http = formNetwork(answers, sampleCategory({ additionalFields: [...ADDITIONAL_FIELDS] }));
  const view = await renderScreen(remote, `/application/12#${fragment}`, { http });
  await step('Step');
  return { ...view, sent: http.sent };
}

/** Fills one of the form's fields in as the sample does; each in the other way than the one before. */
function fillIn(name: string, answer: string) {
  const set = (id: string, value: string) => setInTurn(field(id), value);
  const choices = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const choice = choices.find(({ value }) => value === answer);
  if (name === 'birthDate') {
    const [year = '', month = '', day = ''] = answer.split('-');
    set('birthDate', day);
    set('birthDate-month', month);
    set('birthDate-year', year);
  } else if (choice) setInTurn(choice, true);
  else set(name, COUNTRIES[answer] ?? answer);
}

test('whatever the browser and other programs fill in without an event is sent, of every field of the form', async () => {
  const { sent } = await openForm('applicant', [SENT]);
  act(() => createFormActions(store).setPhoto({ name: 'photo', url: '', fileName: 'photo' }));
  for (const { title, fields } of APPLICATION_SECTIONS.slice(0, -1)) {
    await step(title.en);
    for (const name of fields) {
      const answer: unknown = Reflect.get(COMPLETE_FORM, name);
      if (typeof answer === 'string' && field(name)) fillIn(name, answer);
    }
    if (fields.some((name) => name === 'pastShelterCase'))
      // What is asked only after a yes is there by then.
      for (const name of ['pastAmount', 'pastCaseDetails', 'otherApplicationsDetails'] as const) {
        await during(() => fireEvent.focusIn(document.body));
        fillIn(name, COMPLETE_FORM[name]);
      }
    if (fields.some((name) => name === 'relativeDetails')) {
      await press('Add a relative');
      for (const [name, answer] of Object.entries(SAMPLE_RELATIVE))
        fillIn(`relativeDetails.0.${name}`, answer);
      await press('Save this relative');
    }
    if (fields.some((name) => name === 'additionalFieldsData')) {
      for (const name of ['deed', 'history'] as const)
        fillIn(`additionalFieldsData.${name}`, ADDITIONAL_ANSWERS[name]);
      setInTurn(document.querySelector('input[name=roof][value=thatch]'), true);
      for (const box of document.querySelectorAll('input[name=needs]')) setInTurn(box, true);
    }
    await press('Save and go on');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  await step('Check your answers');
  setInTurn(field('agreement'), true);
  await press('See what is missing');
  await click(await screen.findByText('Yes, send it'));
  await screen.findByText('ACDE3467');
  expect(sent[0]?.body).toMatchObject({
    ...mapFields(TEXT_FIELDS, (name) => COMPLETE_FORM[name]),
    number: '9847012345',
    pinCode: '676517',
    shelterContactNumber: '9447011111',
    relativeDetails: [SAMPLE_RELATIVE],
    additionalFieldsData: { ...ADDITIONAL_ANSWERS, needs: ['water', 'light'] },
    agreement: true,
  });
});

describe('what was filled in without an event', () => {
  const houseName = () => field('houseName');
  const stored = () => restoreForm('new').store.getState().answers.houseName;

  test('stays, and is stored, while another field is typed in', async () => {
    await openForm('address');
    setSilently(houseName(), 'Puthiyapurayil');
    await during(() => fireEvent.input(field('ward')!, { target: { value: '7' } }));
    expect(houseName()).toHaveValue('Puthiyapurayil');
    expect(store.getState().answers).toMatchObject({ houseName: 'Puthiyapurayil', ward: '7' });
    expect(stored()).toBe('Puthiyapurayil');
  });

  test('stays where the form is shown anew for another reason', async () => {
    await openForm('applicant');
    for (const [id, value] of [
      ['birthDate', '28'],
      ['birthDate-month', '2'],
      ['birthDate-year', '1971'],
      ['number', '98470 12345'],
      ['countryCode', 'SA'],
    ] as const)
      setSilently(field(id), value);
    await during(() => store.setState({ savedAt: '2026-11-20T10:00:00Z' }));
    expect(store.getState().answers).toMatchObject({
      birthDate: '1971-2-28',
      number: '98470 12345',
      countryCode: '+966',
    });
    expect(field('birthDate')).toHaveValue('28');
    expect(field('number')).toHaveValue('98470 12345');
  });

  test.each([
    ['the browser’s Back', () => window.history.back()],
    ['a link to another step', () => screen.getByRole('link', { name: 'Family' }).click()],
    ['an address', () => (window.location.hash = 'family')],
  ])('stays where the step is left by %s', async (_way, leave) => {
    await openForm('documents');
    await press('Save and go on');
    await step('Check your answers');
    await during(() => (window.location.hash = 'address'));
    await step('Home address');
    setSilently(houseName(), 'Puthiyapurayil');
    await during(leave);
    await waitFor(() => expect(houseName()).not.toBeInTheDocument());
    expect(stored()).toBe('Puthiyapurayil');
  });

  test.each(['pagehide', 'visibilitychange'])('is stored when the page is left (%s)', async (type) => {
    await openForm('address');
    setSilently(houseName(), 'Puthiyapurayil');
    await during(() => fireEvent(type === 'pagehide' ? window : document, new Event(type)));
    expect(stored()).toBe('Puthiyapurayil');
  });

  test('corrects an application that was sent', async () => {
    startCorrection('suid-1');
    const application = sampleApplication({ suid: 'suid-1', pinCode: '676517', logo: 'photo-1' });
    const read: Answer = { outcome: 'ok', data: application };
    const { sent } = await openForm('address', [read, read]);
    setSilently(houseName(), 'Puthiyapurayil');
    await click(screen.getByRole('link', { name: 'Check your answers and send' }));
    await step('Check your answers');
    await press('Send Application');
    await click(await screen.findByText('Yes, send it'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ houseName: 'Puthiyapurayil', place: COMPLETE_FORM.place });
  });

  test('is left as it is where the applicant changes it', async () => {
    await openForm('address');
    setSilently(houseName(), 'Puthiyapurayil');
    await during(() => fireEvent.input(houseName()!, { target: { value: 'Another house' } }));
    expect(houseName()).toHaveValue('Another house');
    expect(store.getState().answers.houseName).toBe('Another house');
  });
});
