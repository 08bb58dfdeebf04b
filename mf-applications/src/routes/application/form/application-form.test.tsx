import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPLETE_FORM, makeAadhaar, SAMPLE_RELATIVE } from '@trust/shared/testing/application-samples';
import type { HttpRequest } from '@trust/shared/http';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { remote } from '../../../remote.tsx';
import { readJustSent } from '../../../parts/just-sent.ts';
import { startCorrection } from '../../../parts/correction.ts';
import { sampleApplication } from '../../../testing/sample-application.ts';
import { formNetwork, refusal, type Answer } from '../../../testing/form-network.ts';
import { createFormActions } from './state/form-actions.ts';
import { createEmptyForm } from './state/form-state.ts';
import { openFormStore, restoreForm } from './state/form-store.ts';
import { fillIn } from './testing/fill-in.ts';

const store = openFormStore('new');
const ILLNESS = { illness: 'Kidney disease' };
const SENT: Answer = { outcome: 'ok', data: { code: 'ACDE3467', suid: 'suid-of-the-test' } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const kind of ['new', 'correction'] as const) openFormStore(kind).setState(createEmptyForm(), true);
  sessionStorage.setItem('application:agreed', 'yes');
});

const heading = () => screen.getByRole('heading', { level: 1 });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm(
  fragment = '#applicant',
  { answers = [], language = 'en' }: { answers?: Answer[]; language?: 'en' | 'ml' } = {},
) {
  const http = formNetwork(answers);
  const view = await renderScreen(remote, `/application/12${fragment}`, { http, language });
  await screen.findByRole('heading', { level: 1, name: /Step|ഘട്ടം/ });
  return { ...view, sent: http.sent, applicant: userEvent.setup({ delay: null }) };
}

/** A complete form at its last step. */
async function openComplete(answers: Answer[] = []) {
  fillIn(store, COMPLETE_FORM, ILLNESS);
  createFormActions(store).chooseCategory({ _id: '12', name: 'Medi Care' });
  createFormActions(store).setAdditional('illness', ILLNESS.illness);
  return openForm('#declaration', { answers });
}

async function send(applicant: ReturnType<typeof userEvent.setup>) {
  await applicant.click(button('Send Application'));
  await applicant.click(await screen.findByRole('button', { name: 'Yes, send it' }));
}

function expectOneKey(sent: readonly HttpRequest[], count: number) {
  const keys = sent.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(count);
  expect(new Set(keys).size).toBe(1);
}

describe('the start', () => {
  test('an applicant reads what to have at hand, and begins with the first step', async () => {
    const applicant = userEvent.setup({ delay: null });
    await renderScreen(remote, '/application/12', { http: formNetwork([]) });
    const start = await screen.findByRole('region', { name: 'Apply here' });
    expect(within(start).getByText('the Aadhaar card')).toBeInTheDocument();
    await applicant.click(within(start).getByRole('button', { name: 'Start the application' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Step 1 of 9 The applicant'));
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Application for: Medi Care')).toBeInTheDocument();
  });

  test('after an application was sent, the next one begins empty', async () => {
    createFormActions(store).finish({ code: 'ACDE3467', suid: 'suid', corrected: false });
    const applicant = userEvent.setup({ delay: null });
    await renderScreen(remote, '/application/12', { http: formNetwork([]) });
    await applicant.click(await screen.findByRole('button', { name: 'Start the application' }));
    expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('');
  });

  test('a form that was begun is there at once after a reload', async () => {
    createFormActions(store).setAnswer('houseName', 'Puthiyapurayil');
    await openForm('#address');
    expect(screen.getByRole('textbox', { name: 'House name' })).toHaveValue('Puthiyapurayil');
  });
});

describe('the steps', () => {
  test('Next says what is missing, each error leads to its field and goes when that is right', async () => {
    const { applicant } = await openForm('#address');
    await applicant.click(button('Save and go on'));
    const summary = screen.getByRole('alert', { name: 'Please check these before you go on' });
    expect(summary).toHaveFocus();
    const errors = within(summary).getAllByRole('link');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'House name required',
      'Place required',
      'Town required',
      'Panchayath required',
      'Taluk required',
      'Post required',
      'District required',
      'pin code required',
      'Ward number required',
      'State required',
      'residence required',
    ]);
    await applicant.click(within(summary).getByRole('link', { name: 'Ward number required' }));
    const ward = screen.getByRole('textbox', { name: 'Ward number' });
    expect(ward).toHaveFocus();
    expect(ward).toHaveAccessibleDescription(expect.stringContaining('Ward number required'));
    await applicant.type(ward, '7');
    expect(ward).toBeValid();
    expect(screen.queryByText('Ward number required')).not.toBeInTheDocument();
  });

  test('a step may be filled in later, and the list of steps says what is missing in it', async () => {
    const { applicant } = await openForm('#work');
    await applicant.click(button('Save and go on'));
    await applicant.click(button('Fill this in later'));
    await waitFor(() => expect(heading()).toHaveTextContent('Step 5 of 9 Family'));
    expect(heading()).toHaveFocus();
    await applicant.click(screen.getByText('All steps, and what is missing'));
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The applicant8 answers are missing',
      'Home address11 answers are missing',
      'Shelter and earlier help4 answers are missing',
      'Ward member, work and Aadhar6 answers are missing',
      'FamilyMissing: Relatives',
      'Home and land6 answers are missing',
      'Questions of the categoryMissing: Name of the illness',
      'DocumentsComplete',
      'Check your answers and sendMissing: Declaration',
    ]);
    await applicant.click(steps.getByRole('link', { name: 'Home and land' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Step 6 of 9'));
  });

  test('the browser’s Back goes to the step before', async () => {
    const { applicant } = await openForm('#documents');
    await applicant.click(button('Save and go on'));
    await waitFor(() => expect(heading()).toHaveTextContent('Check your answers and send'));
    act(() => window.history.back());
    await waitFor(() => expect(heading()).toHaveTextContent('Documents'));
  });

  test('a picture that is being uploaded stays while another step is filled in', async () => {
    await openForm();
    const chooser = () => document.getElementById('field-logo');
    const before = chooser();
    act(() => createFormActions(store).setPhotoStatus('busy'));
    act(() => {
      window.location.hash = 'address';
    });
    await waitFor(() => expect(heading()).toHaveTextContent('Home address'));
    expect(chooser()).toBe(before);
    expect(chooser()).not.toBeVisible();
    expect(heading()).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
    act(() => createFormActions(store).setPhotoStatus('done'));
    expect(chooser()).not.toBeInTheDocument();
  });

  test('a document that was not uploaded is not forgotten: its step stays, and Send leads to it', async () => {
    const { applicant } = await openComplete();
    act(() => {
      window.location.hash = 'documents';
    });
    await waitFor(() => expect(heading()).toHaveTextContent('Documents'));
    act(() => createFormActions(store).setDocumentsStatus('asking'));
    act(() => {
      window.location.hash = 'declaration';
    });
    await waitFor(() => expect(heading()).toHaveTextContent('Check your answers and send'));
    expect(document.getElementById('field-documents')).toBeInTheDocument();
    await applicant.click(button('Send Application'));
    const summary = await screen.findByRole('alert', { name: 'Please check these before you send' });
    expect(screen.queryByRole('button', { name: 'Yes, send it' })).not.toBeInTheDocument();
    await applicant.click(within(summary).getByRole('link', { name: /A picture is not uploaded yet/ }));
    await waitFor(() => expect(button('Choose documents')).toHaveFocus());
  });

  test('a category without questions of its own has one step fewer', async () => {
    await renderScreen(remote, '/application/13#documents', { http: formNetwork([]) });
    await waitFor(() => expect(heading()).toHaveTextContent('Step 7 of 8 Documents'));
  });
});

describe('the fields', () => {
  test('the age is worked out of the date of birth', async () => {
    const { applicant } = await openForm();
    const birth = within(screen.getByRole('group', { name: 'Date of Birth' }));
    await applicant.type(birth.getByRole('textbox', { name: 'Day' }), '28');
    await applicant.type(birth.getByRole('textbox', { name: 'Month' }), '2');
    await applicant.type(birth.getByRole('textbox', { name: 'Year' }), '1971');
    expect(birth.getByRole('status')).toHaveTextContent(/^Age in years: \d\d$/);
  });

  test('India and Saudi Arabia come first of all countries', async () => {
    await openForm();
    const list = screen.getByRole('combobox', { name: 'Country code' });
    const countries = within(list).getAllByRole('option');
    expect(countries.length).toBeGreaterThan(230);
    expect(countries.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'India +91',
      'Saudi Arabia +966',
      'Afghanistan +93',
    ]);
    expect(list).toHaveDisplayValue('India +91');
  });

  test('a country that shares its code with others stays the chosen one', async () => {
    const { applicant } = await openForm();
    const list = screen.getByRole('combobox', { name: 'Country code' });
    await applicant.selectOptions(list, 'Canada +1');
    expect(list).toHaveDisplayValue('Canada +1');
    expect(store.getState().answers.countryCode).toBe('+1');
  });

  test('one press writes NIL where the rules take it', async () => {
    const { applicant } = await openForm('#address');
    await applicant.click(button('NIL : Ward number'));
    expect(screen.getByRole('textbox', { name: 'Ward number' })).toHaveValue('NIL');
    expect(screen.queryByRole('button', { name: 'NIL : Pin code' })).not.toBeInTheDocument();
  });

  test('a pin code outside Kerala gets a hint and no error', async () => {
    const { applicant } = await openForm('#address');
    const pinCode = screen.getByRole('textbox', { name: 'Pin code' });
    await applicant.type(pinCode, '560001');
    expect(screen.getByText(/not a pin code of Kerala/)).toBeInTheDocument();
    await applicant.clear(pinCode);
    await applicant.type(pinCode, '676 505');
    expect(screen.queryByText(/not a pin code of Kerala/)).not.toBeInTheDocument();
  });

  test('an Aadhaar number in Malayalam figures is shown in groups of four', async () => {
    const { applicant } = await openForm('#work');
    const aadhaar = screen.getByRole('textbox', { name: 'Aadhar number' });
    const inMalayalam = COMPLETE_FORM.aadhar.replaceAll(/\d/g, (digit) => '൦൧൨൩൪൫൬൭൮൯'[Number(digit)] ?? '');
    await applicant.type(aadhaar, inMalayalam);
    await applicant.tab();
    expect(aadhaar).toHaveValue(COMPLETE_FORM.aadhar.replaceAll(/(.{4})(?=.)/g, '$1 '));
    expect(aadhaar).toHaveAttribute('autocomplete', 'off');
  });

  test('after a reload the Aadhaar number is asked again, with its last figures and why', async () => {
    createFormActions(store).setAnswer('name', 'Amina');
    store.setState({ aadhaarLastFour: '0017' });
    await openForm('#work');
    expect(screen.getByRole('textbox', { name: 'Aadhar number' })).toHaveAccessibleDescription(
      /number ending in 0017 again. For your safety it is not stored/,
    );
  });

  test('what a yes asks for is asked only then', async () => {
    const { applicant } = await openForm('#earlier-help');
    const asked = () => screen.queryByRole('textbox', { name: 'Amount of the earlier help' });
    const helped = within(
      screen.getByRole('radiogroup', { name: 'Has Shelter helped the applicant before?' }),
    );
    expect(asked()).not.toBeInTheDocument();
    await applicant.click(helped.getByRole('radio', { name: 'Yes' }));
    expect(asked()).toBeInTheDocument();
    await applicant.click(helped.getByRole('radio', { name: 'No' }));
    expect(asked()).not.toBeInTheDocument();
  });

  test('a text that is too long is not cut, and it is said by how much', async () => {
    const { applicant } = await openForm('#address');
    const houseName = screen.getByRole('textbox', { name: 'House name' });
    await applicant.click(houseName);
    await applicant.paste('അ'.repeat(160));
    expect(houseName).toHaveValue('അ'.repeat(160));
    expect(houseName).toHaveAccessibleDescription(/Letters too many: 10.*Use at most 150 letters here/);
  });
});

describe('relatives', () => {
  test('are written one at a time, all six details of each', async () => {
    const { applicant } = await openForm('#family');
    await applicant.click(button('Add a relative'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await applicant.type(screen.getByRole('textbox', { name: 'Name' }), 'Amina');
    await applicant.click(button('Save this relative'));
    expect(screen.getAllByText('Enter all the details for relatives.')).toHaveLength(5);
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveFocus();
    await applicant.type(screen.getByRole('textbox', { name: 'Age' }), '12');
    await applicant.type(screen.getByRole('textbox', { name: 'Relation' }), 'Daughter');
    await applicant.click(button('NIL : Job'));
    await applicant.click(button('NIL : Income'));
    await applicant.type(screen.getByRole('textbox', { name: 'Remarks' }), 'In school{Enter}');
    expect(screen.getByText('Daughter, age 12')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Relatives' })).toHaveFocus();
    expect(screen.getByText('Saved: Amina')).toBeInTheDocument();
  });

  test('removing the middle one leaves the others', async () => {
    const relatives = ['Amina', 'Basheer', 'Devi'].map((name) => ({ ...SAMPLE_RELATIVE, name }));
    fillIn(store, { relativeDetails: relatives }, {});
    const { applicant } = await openForm('#family');
    await applicant.click(button('Remove : Basheer'));
    expect(screen.queryByText('Basheer')).not.toBeInTheDocument();
    expect(screen.getByText('Amina')).toBeInTheDocument();
    expect(screen.getByText('Devi')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Relatives' })).toHaveFocus();
  });
});

test('the answers are shown with each country code in front of its number', async () => {
  await openComplete();
  const answers = screen.getByRole('region', { name: 'The applicant' });
  const shown = within(answers).getAllByRole('term');
  expect(shown.map(({ textContent }) => textContent)).not.toContain('Country code');
  const numberOf = (label: string) => shown.find((term) => term.textContent === label)?.nextElementSibling;
  expect(numberOf('Phone number')).toHaveTextContent(`${COMPLETE_FORM.countryCode} ${COMPLETE_FORM.number}`);
  expect(numberOf('Another phone number')).toHaveTextContent(
    `${COMPLETE_FORM.countryCode_oth} ${COMPLETE_FORM.number_oth}`,
  );
});

describe('sending', () => {
  test('all that is missing is listed at once, in the order of the form, and leads to its field', async () => {
    const { applicant, sent } = await openForm('#declaration');
    expect(screen.queryByRole('button', { name: 'Send Application' })).not.toBeInTheDocument();
    await applicant.click(button('See what is missing'));
    const summary = await screen.findByRole('alert', { name: 'Please check these before you send' });
    expect(summary).toHaveFocus();
    const errors = within(summary).getAllByRole('link');
    expect(errors[0]).toHaveTextContent('Please enter the applicant name');
    expect(errors.at(-1)).toHaveTextContent('Agree to the trust agreement.');
    expect(errors).toHaveLength(38);
    expect(sent).toEqual([]);
    await applicant.click(within(summary).getByRole('link', { name: 'House name required' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'House name' })).toHaveFocus());
  });

  test('a step in which nothing is filled in is one line, with the way to it', async () => {
    await openForm('#declaration');
    const address = within(screen.getByRole('region', { name: 'Home address' }));
    expect(address.getByText('Nothing is filled in yet. Answers needed here: 11.')).toBeInTheDocument();
    expect(address.getByRole('link', { name: /^Fill in this step/ })).toHaveAttribute('href', '#address');
    expect(address.queryByText('House name')).not.toBeInTheDocument();
  });

  test('a complete application is sent once it is confirmed, and its number is shown', async () => {
    const { applicant, sent } = await openComplete([SENT]);
    await applicant.click(button('Send Application'));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure to submit the application',
    });
    expect(sent).toEqual([]);
    await applicant.dblClick(within(dialog).getByRole('button', { name: 'Yes, send it' }));
    const told = await screen.findByRole('alertdialog', { name: 'Your application has been sent' });
    expect(within(told).getByText('ACDE3467')).toBeInTheDocument();
    expect(readJustSent('suid-of-the-test')).toBeUndefined();
    // A page in a test cannot be left.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await applicant.click(within(told).getByRole('button', { name: 'Open the page of the application' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(readJustSent('suid-of-the-test')).toBe('sent');
    expect(screen.getByText('ACDE3467')).toBeInTheDocument();
    expect(link('Open the page of the application')).toHaveAttribute(
      'href',
      '/application-summary/suid-of-the-test',
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: 'project/add-application',
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
      body: {
        name: COMPLETE_FORM.name,
        category: { _id: '12' },
        additionalFieldsData: ILLNESS,
        agreement: true,
        consent: { version: '2026-11', lang: 'en' },
      },
    });
    expect(sessionStorage.getItem('application:form')).not.toContain(COMPLETE_FORM.houseName);
  });

  test('a server that cannot answer loses nothing, and the next try has the same key', async () => {
    const { applicant, sent } = await openComplete([refusal(503), refusal(502), SENT]);
    await send(applicant);
    const failure = await screen.findByRole('alert', {
      name: 'We do not know whether the application arrived',
    });
    expect(failure).toHaveTextContent('However often it is sent, it counts once.');
    expect(failure).toHaveFocus();
    await send(applicant);
    await screen.findByRole('alert', { name: 'We do not know whether the application arrived' });
    await send(applicant);
    await screen.findByText('ACDE3467');
    expectOneKey(sent, 3);
  });

  test('without a connection it waits, and is sent by itself when that is back', async () => {
    const { applicant, sent } = await openComplete([
      { outcome: 'unreachable' },
      { outcome: 'unreachable' },
      SENT,
    ]);
    await send(applicant);
    const waiting = await screen.findByRole('status', { name: 'Not sent yet: there is no connection' });
    expect(waiting).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send Application' })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByText('ACDE3467')).not.toBeInTheDocument();
    await applicant.click(button('Try now'));
    await screen.findByText('ACDE3467');
    expectOneKey(sent, 3);
  });

  test('without a connection it is sent again every fifteen seconds, also where no network is reported', async () => {
    const { applicant, sent } = await openComplete([{ outcome: 'unreachable' }, SENT]);
    await applicant.click(button('Send Application'));
    const yes = await screen.findByRole('button', { name: 'Yes, send it' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.click(yes);
    await screen.findByRole('status', { name: /^Not sent yet/ });
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(sent).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(await screen.findByText('ACDE3467')).toBeInTheDocument();
    expectOneKey(sent, 2);
  });

  test('an application says under which code its pictures are, and in which language was agreed', async () => {
    const { applicant, sent } = await openComplete([SENT]);
    act(() => createFormActions(store).agree('ml'));
    const { draft } = store.getState();
    await send(applicant);
    await screen.findByText('ACDE3467');
    const consent = { version: '2026-11', lang: 'ml' };
    // A whole application takes its time on a slow network.
    expect(sent).toMatchObject([{ timeoutMs: 60_000, body: { draft, consent } }]);
  });

  test('an application that waits can be changed before it is sent: it is another one then', async () => {
    const { applicant, sent } = await openComplete([{ outcome: 'unreachable' }, SENT]);
    await send(applicant);
    await applicant.click(await screen.findByRole('button', { name: 'Do not send it yet' }));
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => createFormActions(store).setAnswer('ward', '9'));
    await send(applicant);
    await screen.findByText('ACDE3467');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(2);
  });

  test('an application that is stopped while it is sent once more stays stopped, and can be sent at once', async () => {
    const noAnswer = new Promise<never>(() => {});
    const { applicant, sent } = await openComplete([{ outcome: 'unreachable' }, noAnswer, SENT]);
    await send(applicant);
    await applicant.click(await screen.findByRole('button', { name: 'Try now' }));
    await applicant.click(button('Do not send it yet'));
    await send(applicant);
    await screen.findByText('ACDE3467');
    expect(screen.queryByRole('status', { name: /Not sent yet/ })).not.toBeInTheDocument();
    expectOneKey(sent, 3);
  });

  test.each([
    [429, /wait a minute/],
    [500, /No answer came/],
    [499, /Please call the office/],
    [422, /Please call the office/],
    [409, /Your answers changed/],
    [413, /Please call the office/],
  ])('an answer %i is said in words', async (status, words) => {
    const { applicant } = await openComplete([refusal(status)]);
    await send(applicant);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('a refusal that names no field is said as one', async () => {
    const { applicant } = await openComplete([refusal(422, [])]);
    await send(applicant);
    expect(await screen.findByText(/Please call the office/)).toBeInTheDocument();
  });

  test('what the server refused is asked again with the next press, also where nothing was changed', async () => {
    const { applicant, sent } = await openComplete([
      refusal(422, [{ field: 'ward', message: 'No such ward' }]),
      SENT,
    ]);
    await send(applicant);
    await screen.findByRole('alert', { name: 'Please check these before you send' });
    await send(applicant);
    await screen.findByText('ACDE3467');
    expectOneKey(sent, 2);
  });

  test('an application whose key was used for other answers is sent under another one', async () => {
    const { applicant, sent } = await openComplete([refusal(409), SENT]);
    await send(applicant);
    await screen.findByText(/Your answers changed/);
    await send(applicant);
    await screen.findByText('ACDE3467');
    expect(new Set(sent.map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(2);
  });

  test('with another Aadhaar number it is another application', async () => {
    const { applicant, sent } = await openComplete([{ outcome: 'unreachable' }, SENT]);
    await send(applicant);
    await applicant.click(await screen.findByRole('button', { name: 'Do not send it yet' }));
    act(() => createFormActions(store).setAnswer('aadhar', makeAadhaar(2)));
    await send(applicant);
    await screen.findByText('ACDE3467');
    expect(new Set(sent.map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(2);
  });

  test('what the server refuses is shown at its field until that changes', async () => {
    const answers = [refusal(422, [{ field: 'ward', message: 'No such ward' }]), SENT];
    const { applicant } = await openComplete(answers);
    await send(applicant);
    const summary = await screen.findByRole('alert', { name: 'Please check these before you send' });
    await applicant.click(within(summary).getByRole('link', { name: 'No such ward' }));
    const ward = await screen.findByRole('textbox', { name: 'Ward number' });
    expect(ward).toHaveAccessibleDescription(expect.stringContaining('No such ward'));
    await applicant.type(ward, '1');
    expect(ward).toBeValid();
  });
});

test('the form is cleared only after a question', async () => {
  createFormActions(store).setAnswer('name', 'Amina');
  const { applicant } = await openForm();
  await applicant.click(button('Clear the form'));
  await applicant.click(await screen.findByRole('button', { name: 'No, go back' }));
  expect(screen.getByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
  await applicant.click(button('Clear the form'));
  await applicant.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('button', { name: 'Start the application' });
  expect(store.getState().answers).toEqual({});
});

test('another category keeps the common answers and warns before it drops those of the former one', async () => {
  const actions = createFormActions(store);
  actions.chooseCategory({ _id: '12', name: 'Medi Care' });
  actions.setAdditional('illness', 'Kidney disease');
  actions.setAnswer('name', 'Amina');
  const applicant = userEvent.setup({ delay: null });
  await renderScreen(remote, '/application/13#applicant', { http: formNetwork([]) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Apply for Shelter Home instead?' }),
  ).toHaveFocus();
  expect(screen.getByText(/questions of Medi Care alone will be removed/)).toBeInTheDocument();
  await applicant.click(button('Go on with Shelter Home'));
  expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
  expect(store.getState().additional).toEqual({});
});

describe('a correction', () => {
  const files = { 'photo-1': { url: '/api/project/uploads/photo-1?signature=x', fileName: 'me.jpg' } };
  const stored = sampleApplication({
    suid: 'suid-1',
    code: 'ACDE3467',
    version: 3,
    pinCode: '676517',
    aadhar: 'XXXX XXXX 0017',
    category: {
      _id: '12',
      name: 'Medi Care',
      instructions: [],
      additionalFields: [{ id: 'illness', name: 'Name of the illness', type: 'Text', options: [] }],
    },
    logo: 'photo-1',
    files,
    additionalFieldsData: ILLNESS,
  });
  const read: Answer = { outcome: 'ok', data: stored };

  test('opens though the category of the application takes none any more', async () => {
    startCorrection('suid-1');
    const closed = sampleApplication({
      suid: 'suid-1',
      category: { _id: '99', name: 'Closed category', instructions: [], additionalFields: [] },
    });
    await renderScreen(remote, '/application#address', {
      http: formNetwork([{ outcome: 'ok', data: closed }]),
    });
    expect(await screen.findByText('Correcting an application for: Closed category')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'House name' })).toHaveValue(COMPLETE_FORM.houseName);
  });

  test('is filled with what was sent, keeps the Aadhaar number, and is sent back', async () => {
    startCorrection('suid-1');
    const { applicant, sent } = await openForm('#declaration', { answers: [read, read] });
    expect(sent[0]).toMatchObject({
      path: 'project/get-application-by-suid',
      body: { suid: 'suid-1' },
    });
    expect(screen.getByText('XXXX XXXX 0017')).toBeInTheDocument();
    expect(screen.getByText('You agreed to this when you sent the application.')).toBeInTheDocument();
    await send(applicant);
    expect(
      await screen.findByRole('alertdialog', { name: 'Application details Updated!' }),
    ).toBeInTheDocument();
    expect(sent[1]).toMatchObject({
      path: 'project/update-application',
      body: { _id: 'id-1', suid: 'suid-1', version: 3, aadhar: 'XXXX XXXX 0017' },
    });
    expect(sessionStorage.getItem('application:correction')).toBeNull();
  });

  test('that gets no answer is not sent again by itself: it may have arrived', async () => {
    startCorrection('suid-1');
    const { applicant, sent } = await openForm('#declaration', {
      answers: [read, { outcome: 'unreachable' }],
    });
    await send(applicant);
    await screen.findByRole('alert', { name: 'We do not know whether the application arrived' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sent.map(({ path }) => path)).toEqual([
      'project/get-application-by-suid',
      'project/update-application',
    ]);
  });

  test.each([403, 500])('whose application cannot be read (%i) can be tried again', async (status) => {
    startCorrection('suid-1');
    const http = formNetwork([refusal(status), read]);
    await renderScreen(remote, '/application/12', { http });
    await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText(/^Correcting an application for/);
    expect(http.sent.map(({ body }) => body)).toEqual([{ suid: 'suid-1' }, { suid: 'suid-1' }]);
  });

  test('has the names of its category’s questions in the page’s language, also after a reload', async () => {
    startCorrection('suid-1');
    const category = {
      ...stored.category,
      name: 'മെഡി കെയർ',
      additionalFields: [{ id: 'illness', name: 'രോഗത്തിന്റെ പേര്', type: 'Text' as const, options: [] }],
    };
    const inMalayalam: Answer = { outcome: 'ok', data: { ...stored, category } };
    const { applicant, language } = await openForm('#category', { answers: [read, inMalayalam] });
    await applicant.clear(screen.getByRole('textbox', { name: 'Name of the illness' }));
    await applicant.type(screen.getByRole('textbox', { name: 'Name of the illness' }), 'Fever');
    act(() => language.change('ml'));
    expect(await screen.findByRole('textbox', { name: 'രോഗത്തിന്റെ പേര്' })).toHaveValue('Fever');
    expect(screen.getByText('അപേക്ഷ തിരുത്തുന്നു: മെഡി കെയർ')).toBeInTheDocument();
    expect(restoreForm('correction').store.getState().correction).toMatchObject({ language: 'ml' });
  });

  test('shows the pictures that were sent, and sends them back', async () => {
    startCorrection('suid-1');
    const { applicant, sent } = await openForm('#declaration', {
      answers: [{ outcome: 'ok', data: stored }, read],
    });
    expect(screen.getByText('me.jpg')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAttribute('src', files['photo-1'].url);
    await send(applicant);
    await screen.findByRole('heading', { level: 1, name: 'Application details Updated!' });
    expect(sent[1]).toMatchObject({ body: { logo: 'photo-1', documents: [] } });
  });

  test('of an application that was corrected before begins with how it stands now', async () => {
    createFormActions(openFormStore('correction')).finish({
      code: 'ACDE3467',
      suid: 'suid-1',
      corrected: true,
    });
    startCorrection('suid-1');
    await openForm('#work', { answers: [read] });
    expect(screen.getByRole('textbox', { name: 'Aadhar number' })).toHaveValue('XXXX XXXX 0017');
  });

  test('that is given up leaves the application as it was sent', async () => {
    startCorrection('suid-1');
    const { applicant, sent } = await openForm('#work', { answers: [read] });
    await applicant.click(button('Give up the correction'));
    await applicant.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByRole('button', { name: 'Start the application' });
    expect(sent).toHaveLength(1);
    expect(sessionStorage.getItem('application:correction')).toBeNull();
    expect(sessionStorage.getItem('application:correction-form')).not.toContain(COMPLETE_FORM.name);
  });

  test.each([
    [409, /was changed in the meantime/],
    [403, /can no longer be corrected/],
    [404, /We cannot find this application/],
  ])('an answer %i is said in words', async (status, words) => {
    startCorrection('suid-1');
    const { applicant } = await openForm('#declaration', { answers: [read, refusal(status)] });
    await send(applicant);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test.each([
    ['closed', { outcome: 'ok', data: { ...stored, correctableUntil: undefined } }, /no longer be corrected/],
    ['gone', refusal(404), /cannot find this application/],
  ] as const)('of an application that is %s leads to a new one', async (_, answer, words) => {
    startCorrection('suid-1');
    await renderScreen(remote, '/application/12', { http: formNetwork([answer]) });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(link('Send a new application')).toHaveAttribute('href', '/application');
  });
});

test('a language switch in the middle keeps what was typed and translates the errors', async () => {
  const { applicant, language } = await openForm('#address');
  await applicant.type(screen.getByRole('textbox', { name: 'House name' }), 'Puthiyapurayil');
  await applicant.click(button('Save and go on'));
  act(() => language.change('ml'));
  const summary = await screen.findByRole('alert', { name: 'തുടരുന്നതിനു മുമ്പ് ഇവ ശരിയാക്കുക' });
  expect(within(summary).getByRole('link', { name: 'സ്ഥലം എഴുതുക' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'വീട്ടുപേര്' })).toHaveValue('Puthiyapurayil');
});

test.each([
  ['en', /^This device does not store what you write/],
  ['ml', /^എഴുതുന്നത് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കാൻ കഴിയുന്നില്ല/],
] as const)(
  'who writes on a device that stores nothing is told so, and no longer when it does (%s)',
  async (language, said) => {
    const { applicant } = await openForm('#applicant', { language });
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const name = screen.getAllByRole('textbox')[0];
    if (!name) throw new Error('The step has no field.');
    await applicant.type(name, 'An');
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(name).toHaveValue('An');
    setItem.mockRestore();
    await applicant.type(name, 'u');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);
