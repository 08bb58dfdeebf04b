import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import { COMPLETE_FORM, SAMPLE_RELATIVE } from '@trust/shared/testing/application-samples';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { clearDevice, withDevice } from '../../../parts/device-storage/device-database.ts';
import { listDrafts, writeDraft, type ApplicationDraft } from '../../../parts/device-storage/drafts.ts';
import { openFieldPictures } from '../../../parts/device-storage/pictures.ts';
import { hasDeviceData } from '../../../parts/device-storage/has-device-data.ts';
import { addSent } from '../../../parts/device-storage/sent-applications.ts';
import { tabId } from '../../../parts/device-storage/tab-id.ts';
import { formNetwork, refusal, type Answer } from '../../../testing/form-network.ts';
import { installFakeDevice } from '../../../testing/fake-pictures.ts';
import { accepted, fakeUploadServer } from '../../../testing/fake-upload-server.ts';
import { remote } from '../../../remote.tsx';
import { prepareForm } from '../form/draft/open-draft.ts';
import { createFormActions } from '../form/state/form-actions.ts';
import { createEmptyForm } from '../form/state/form-state.ts';
import { openForm } from '../form/state/form-store.ts';
import { fillIn } from '../form/testing/fill-in.ts';

const { store, drafts } = openForm('new');
const actions = createFormActions(store);
const SENT: Answer = { outcome: 'ok', data: { code: 'ACDE3467', suid: 'suid-of-the-test' } };

beforeEach(async () => {
  await closeTab();
  await clearDevice();
});

/** As when a tab is closed and another one opened: what it had in memory and in its own storage is gone. */
async function closeTab() {
  await drafts?.settled();
  prepareForm();
  store.setState(createEmptyForm(), true);
  await drafts?.settled();
  sessionStorage.clear();
}

/** Until the form is on the device and says so. */
const untilStored = () => act(async () => drafts?.settled());

/** What a tab stored before it was closed. */
async function leaveDraft(fill: () => void, category = { _id: '12', name: 'Medi Care' }) {
  actions.chooseCategory(category);
  fill();
  actions.setMissing(3, {});
  await closeTab();
}

async function openApplication(
  address = '/application',
  answers: Answer[] = [],
  language: 'en' | 'ml' = 'en',
) {
  const http = formNetwork(answers);
  const view = await renderScreen(remote, address, { http, language });
  return { ...view, sent: http.sent, applicant: userEvent.setup({ delay: null }) };
}

/** All that the tab, the browser and the device's database store. */
async function readStores(): Promise<string> {
  const stores = await withDevice((database) =>
    Promise.all([...database.objectStoreNames].map((name) => database.getAll(name))),
  );
  return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, stores]);
}

const onThisPhone = () => screen.findByRole('region', { name: 'Applications on this phone' });

function sampleDraft(more: Partial<ApplicationDraft> = {}): ApplicationDraft {
  return {
    id: 'draft-of-the-test',
    savedAt: new Date().toISOString(),
    tab: 'another-tab',
    categoryId: '12',
    categoryName: 'Medi Care',
    applicant: 'Amina',
    missing: 5,
    agreement: '2026-11',
    form: { answers: { name: 'Amina' }, categoryId: '12', categoryName: 'Medi Care' },
    ...more,
  };
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const storeDraft = (draft: ApplicationDraft) => writeDraft(draft, { before: undefined, otherId: 'other' });

describe('drafts', () => {
  test('each is listed with its name, its category and what is missing, and is gone on with in a new tab', async () => {
    await leaveDraft(() => actions.setAnswer('name', 'Amina'));
    await leaveDraft(() => actions.setAnswer('houseName', 'Puthiyapurayil'), {
      _id: '13',
      name: 'Shelter Home',
    });
    const { applicant, container } = await openApplication();
    const list = within(await onThisPhone());
    const items = list.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/No name yet.*Shelter Home.*3 answers are missing/);
    expect(items[1]).toHaveTextContent(/Amina.*Medi Care.*Saved: .*3 answers are missing/);
    expect(await axe(container)).toHaveNoViolations();
    await applicant.click(list.getByRole('button', { name: 'Go on Amina, Medi Care' }));
    expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
    expect(screen.getByText(/^Saved on this phone: /)).toBeInTheDocument();
  });

  test('the address of a step opened in a new tab has the latest draft of its category', async () => {
    await leaveDraft(() => actions.setAnswer('houseName', 'Puthiyapurayil'));
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/12#address');
    expect(await screen.findByRole('textbox', { name: 'House name' })).toHaveValue('Puthiyapurayil');
  });

  test('a step of one category, opened in a new tab, has nothing of another category’s draft', async () => {
    await leaveDraft(() => actions.setAnswer('houseName', 'Puthiyapurayil'));
    await leaveDraft(() => actions.setAnswer('houseName', 'Kizhakkedath'), {
      _id: '13',
      name: 'Shelter Home',
    });
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/12#address');
    expect(await screen.findByRole('textbox', { name: 'House name' })).toHaveValue('Puthiyapurayil');
  });

  test('one that is gone on with in another tab, and that no other has changed, stays one draft', async () => {
    await storeDraft(sampleDraft());
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    await applicant.type(await screen.findByRole('textbox', { name: 'Name of the applicant' }), ' B');
    await untilStored();
    const stored = await listDrafts();
    expect(stored).toMatchObject([{ id: 'draft-of-the-test', applicant: 'Amina B' }]);
    expect(screen.queryByText(/changed in another tab too/)).not.toBeInTheDocument();
  });

  test('one that this tab has stored itself stays one draft, also where the tab does not know when', async () => {
    await storeDraft(sampleDraft());
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    const name = await screen.findByRole('textbox', { name: 'Name of the applicant' });
    await untilStored();
    const { id, ...stored } = sampleDraft({ tab: tabId(), savedAt: ago(-1) });
    await withDevice((database) => database.put('drafts', stored, id));
    await applicant.type(name, ' B');
    await untilStored();
    expect(await listDrafts()).toMatchObject([{ id, applicant: 'Amina B' }]);
  });

  test('one that is removed goes with its pictures and leaves those of the others', async () => {
    await storeDraft(sampleDraft({ id: 'first' }));
    await storeDraft(sampleDraft({ id: 'second', applicant: 'Beena', form: { answers: { name: 'Beena' } } }));
    const bill = { id: 'one', fileName: 'bill.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(1) };
    for (const id of ['first', 'second']) await openFieldPictures(id, 'document').add(bill);
    const { applicant } = await openApplication();
    const list = within(await onThisPhone());
    const item = (await list.findByText('Amina')).closest('li');
    if (!item) throw new Error('The draft is not listed.');
    await applicant.click(within(item).getByRole('button', { name: 'Remove' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(list.queryByText('Amina')).not.toBeInTheDocument());
    const stored = await readStores();
    expect(stored).not.toContain('Amina');
    expect(stored).toContain('Beena');
    await expect(withDevice((database) => database.getAllKeys('pictures'))).resolves.toEqual([
      'second/document/one',
    ]);
  });

  test('a corrected application is stored in its tab alone', async () => {
    const correction = openForm('correction');
    createFormActions(correction.store).setAnswer('name', 'Amina');
    await correction.drafts?.settled();
    await expect(hasDeviceData()).resolves.toBe(false);
    correction.store.setState(createEmptyForm(), true);
  });

  test.each([
    [0, 'Ready to send. The Aadhaar number is asked again.'],
    [1, 'One answer is missing'],
    [2, '2 answers are missing'],
  ])('of one that lacks %i answers it is said: %s', async (missing, words) => {
    await storeDraft(sampleDraft({ missing }));
    await openApplication();
    expect(await onThisPhone()).toHaveTextContent(words);
  });

  test('the start of another application leaves the first one alone', async () => {
    await leaveDraft(() => actions.setAnswer('name', 'Amina'));
    sessionStorage.setItem('application:agreed', 'yes');
    const { applicant } = await openApplication('/application/12');
    expect(within(await onThisPhone()).getByText('Amina')).toBeInTheDocument();
    await applicant.click(screen.getByRole('button', { name: 'Start the application' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the applicant' });
    expect(name).toHaveValue('');
    await applicant.type(name, 'Beena');
    await untilStored();
    const stored = await listDrafts();
    expect(stored?.map((draft) => 'applicant' in draft && draft.applicant)).toEqual(['Beena', 'Amina']);
  });

  test('the device stores four digits of the Aadhaar number, and the form asks for the rest', async () => {
    await leaveDraft(() => fillIn(store, COMPLETE_FORM, {}));
    const stored = await withDevice((database) => database.getAll('drafts'));
    expect(JSON.stringify(stored)).toContain(COMPLETE_FORM.houseName);
    expect(JSON.stringify(stored)).not.toContain(COMPLETE_FORM.aadhar);
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    await screen.findByRole('heading', { level: 1, name: /The applicant/ });
    const last = COMPLETE_FORM.aadhar.slice(-4);
    act(() => void (window.location.hash = '#field-aadhar'));
    expect(await screen.findByText(new RegExp(`the number ending in ${last} again`))).toBeInTheDocument();
  });

  test.each<[string, Answer]>([
    ['the server refuses', refusal(422, [{ field: 'ward', message: 'No such ward' }])],
    ['the server refuses without words', refusal(500)],
    ['does not reach the server', { outcome: 'unreachable' }],
    ['is sent', SENT],
  ])('of an application that %s no whole Aadhaar number is on the device', async (_what, answer) => {
    sessionStorage.setItem('application:agreed', 'yes');
    actions.chooseCategory({ _id: '13', name: 'Shelter Home' });
    fillIn(store, COMPLETE_FORM, {});
    const { applicant, sent } = await openApplication('/application/13#declaration', [answer]);
    await applicant.click(await screen.findByRole('button', { name: 'Send Application' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, send it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { aadhar: COMPLETE_FORM.aadhar } });
    await screen.findByText(
      /ACDE3467|there is no connection|whether the application arrived|before you send/,
    );
    await act(async () => drafts?.settled());
    const stored = await readStores();
    expect(stored).toContain(COMPLETE_FORM.place);
    expect(stored.replaceAll(/[^0-9]/g, '')).not.toContain(COMPLETE_FORM.aadhar);
  });

  test('one that lacks nothing but the Aadhaar number is ready to send', async () => {
    await storeDraft(sampleDraft({ missing: 0 }));
    const { applicant } = await openApplication();
    const list = within(await onThisPhone());
    expect(list.getByText(/Ready to send. The Aadhaar number is asked again./)).toBeInTheDocument();
    await applicant.click(list.getByRole('button', { name: /^Go on/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Check your answers and send/ }),
    ).toBeInTheDocument();
  });

  test('whoever agreed to other words agrees again', async () => {
    await storeDraft(sampleDraft({ agreement: '2019-01' }));
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/application/12'));
    await applicant.click(await screen.findByRole('button', { name: /agree/i }));
    expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
  });

  test('answers that the form does not ask any more are shown until they are removed', async () => {
    const form = {
      answers: { name: 'Amina', nickname: 'Ammu' },
      additional: { hospital: 'Taluk hospital' },
      questions: { hospital: 'Name of the hospital' },
      categoryId: '12',
    };
    await storeDraft(sampleDraft({ form }));
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    const former = within(
      await screen.findByRole('status', { name: /does not ask for these answers any more/ }),
    );
    expect(former.getByText('Name of the hospital')).toBeInTheDocument();
    expect(former.getByText('Taluk hospital')).toBeInTheDocument();
    expect(former.getByText('Ammu')).toBeInTheDocument();
    await applicant.click(former.getByRole('button', { name: 'Remove these answers' }));
    expect(screen.queryByText('Ammu')).not.toBeInTheDocument();
  });

  test('a form that cannot be read opens an empty one that says so', async () => {
    await storeDraft(sampleDraft({ form: 'x' }));
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    expect(await screen.findByText(/could not be read. The form is empty/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('');
  });

  test('an entry that is no draft is said to be unreadable, and can be removed', async () => {
    await withDevice((database) => database.put('drafts', 7, 'broken'));
    const { applicant } = await openApplication();
    const list = within(await onThisPhone());
    expect(list.getByText('An application on this phone cannot be read any more.')).toBeInTheDocument();
    await applicant.click(list.getByRole('button', { name: 'Remove' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(async () => expect(await hasDeviceData()).toBe(false));
  });

  test('what the list shows of one may be damaged: its answers are still there', async () => {
    const damaged = { ...sampleDraft(), id: undefined, savedAt: 7, applicant: undefined, tab: undefined };
    await withDevice((database) => database.put('drafts', damaged, 'damaged'));
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
  });

  test('one of a category that closed can be used for another', async () => {
    const form = { answers: { name: 'Amina' }, additional: { hospital: 'Taluk hospital' }, categoryId: '99' };
    await storeDraft(sampleDraft({ categoryId: '99', categoryName: 'Old category', form }));
    const { applicant } = await openApplication();
    const list = within(await onThisPhone());
    expect(list.getByText(/takes no applications now/)).toBeInTheDocument();
    await applicant.click(list.getByRole('button', { name: /^Use them for another category/ }));
    // The list is shown anew once the categories are: what is found here is of the one that stays.
    expect(await screen.findByText(/Now choose the category/)).toBeInTheDocument();
    await applicant.click(await screen.findByRole('link', { name: /Shelter Home/ }));
    await applicant.click(await screen.findByRole('button', { name: 'Start the application' }));
    await applicant.click(await screen.findByRole('button', { name: 'Go on with Shelter Home' }));
    expect(await screen.findByRole('textbox', { name: 'Name of the applicant' })).toHaveValue('Amina');
  });

  test('one whose picture was not uploaded yet is sent once that is done', async () => {
    installFakeDevice();
    sessionStorage.setItem('application:agreed', 'yes');
    actions.chooseCategory({ _id: '13', name: 'Shelter Home' });
    fillIn(store, COMPLETE_FORM, {});
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]).buffer;
    const pictures = openFieldPictures(store.getState().draftId, 'document');
    await pictures.add({ id: 'bill', fileName: 'bill.jpg', type: 'image/jpeg', bytes });
    const server = fakeUploadServer();
    const http = { ...formNetwork([SENT]), upload: server.http.upload };
    await renderScreen(remote, '/application/13#declaration', { http });
    const applicant = userEvent.setup({ delay: null });
    await waitFor(() => expect(server.uploads).toHaveLength(1));
    await applicant.click(await screen.findByRole('button', { name: 'Send Application' }));
    expect(screen.getByText(/A picture is still being uploaded/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    act(() => server.uploads[0]?.end(accepted('id-bill')));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, send it' }));
    await screen.findByText('ACDE3467');
    expect(http.sent[0]).toMatchObject({ body: { documents: ['id-bill'] } });
    await untilStored();
    await expect(pictures.list()).resolves.toEqual([]);
  });

  test('after thirty days they are removed with their pictures', async () => {
    await storeDraft(sampleDraft({ id: 'old', applicant: 'Old', savedAt: ago(30.1) }));
    await storeDraft(sampleDraft({ id: 'young', applicant: 'Young', savedAt: ago(29.9) }));
    const bill = { id: 'one', fileName: 'bill.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(1) };
    for (const id of ['old', 'young']) await openFieldPictures(id, 'photo').add(bill);
    await openApplication();
    const list = within(await onThisPhone());
    expect(await list.findByText('Young')).toBeInTheDocument();
    expect(list.queryByText('Old')).not.toBeInTheDocument();
    await expect(withDevice((database) => database.getAllKeys('drafts'))).resolves.toEqual(['young']);
    await expect(withDevice((database) => database.getAllKeys('pictures'))).resolves.toEqual([
      'young/photo/one',
    ]);
  });

  test('one that another tab changed meanwhile is stored beside it, and the applicant is told', async () => {
    await storeDraft(sampleDraft());
    const { applicant } = await openApplication();
    await applicant.click(within(await onThisPhone()).getByRole('button', { name: /^Go on/ }));
    const name = await screen.findByRole('textbox', { name: 'Name of the applicant' });
    const { id, ...changed } = sampleDraft({
      applicant: 'Changed elsewhere',
      savedAt: '2099-01-01T00:00:00.000Z',
    });
    await untilStored();
    await withDevice((database) => database.put('drafts', changed, id));
    await applicant.type(name, ' B');
    expect(await screen.findByText(/changed in another tab too/)).toBeInTheDocument();
    await untilStored();
    const names = (await listDrafts())?.map((draft) => 'applicant' in draft && draft.applicant);
    expect(names).toEqual(['Changed elsewhere', 'Amina B']);
  });

  test('a form that is cleared leaves nothing on the device', async () => {
    sessionStorage.setItem('application:agreed', 'yes');
    const { applicant } = await openApplication('/application/12#applicant');
    await applicant.type(await screen.findByRole('textbox', { name: 'Name of the applicant' }), 'Amina');
    await waitFor(async () => expect(await hasDeviceData()).toBe(true));
    await applicant.click(screen.getByRole('button', { name: 'Clear the form' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(async () => expect(await hasDeviceData()).toBe(false));
  });
});

describe('what was sent', () => {
  async function sendApplication(): Promise<void> {
    sessionStorage.setItem('application:agreed', 'yes');
    actions.chooseCategory({ _id: '13', name: 'Shelter Home' });
    fillIn(store, COMPLETE_FORM, {});
    const { applicant } = await openApplication('/application/13#declaration', [SENT]);
    await applicant.click(await screen.findByRole('button', { name: 'Send Application' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, send it' }));
    await screen.findByText('ACDE3467');
    await untilStored();
  }

  test('an application that is sent leaves the drafts, and is listed with its number and the way to its page', async () => {
    await sendApplication();
    await expect(listDrafts()).resolves.toEqual([]);
    await openApplication();
    const list = within(await onThisPhone());
    expect(list.getByText('Shelter Home')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Open ACDE3467' })).toHaveAttribute(
      'href',
      '/application-summary/suid-of-the-test',
    );
  });

  test('an application that is sent leaves its number here, what neighbours share, and nothing of the applicant', async () => {
    await sendApplication();
    const stored = await readStores();
    expect(stored).toContain('ACDE3467');
    expect(stored).toContain(COMPLETE_FORM.wardMemberName);
    const { name, number, number_oth, whatsapp, birthDate, fatherName, houseName, aadhar } = COMPLETE_FORM;
    const { familyDetails, familyContact, job, healthInsurance, shelterContact } = COMPLETE_FORM;
    const ofApplicant = {
      name,
      number,
      number_oth,
      whatsapp,
      birthDate,
      fatherName,
      houseName,
      familyDetails,
    };
    const others = { familyContact, job, healthInsurance, shelterContact, relative: SAMPLE_RELATIVE.name };
    const aadhaar = { aadhar, lastFour: `"${aadhar.slice(-4)}"` };
    for (const [field, answer] of Object.entries({ ...ofApplicant, ...others, ...aadhaar }))
      expect([field, stored.includes(answer)]).toEqual([field, false]);
  });

  test('the one that was sent last stands first', async () => {
    const sentOn = (day: string) => ({ categoryName: 'Medi Care', sentAt: `2026-11-${day}T08:00:00.000Z` });
    await addSent({ suid: 's1', code: 'ACDE3467', ...sentOn('20') });
    await addSent({ suid: 's2', code: 'WXYZ2345', ...sentOn('22') });
    await addSent({ suid: 's3', code: 'FGHJ6789', ...sentOn('21') });
    await openApplication();
    const links = within(await onThisPhone()).getAllByRole('link', { name: /^Open/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Open WXYZ2345',
      'Open FGHJ6789',
      'Open ACDE3467',
    ]);
  });

  test('the page of a category shows its own drafts, and nothing that was sent', async () => {
    await storeDraft(sampleDraft());
    await storeDraft(
      sampleDraft({ id: 'other', categoryId: '13', categoryName: 'Shelter Home', applicant: 'Beena' }),
    );
    await addSent({
      suid: 's1',
      code: 'ACDE3467',
      categoryName: 'Medi Care',
      sentAt: '2026-11-20T08:00:00.000Z',
    });
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/12');
    const list = within(await onThisPhone());
    expect(list.getByText('Amina')).toBeInTheDocument();
    expect(list.queryByText('Beena')).not.toBeInTheDocument();
    expect(list.queryByText('ACDE3467')).not.toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Clear this device' })).not.toBeInTheDocument();
  });

  test('each can be removed from the list, and the device can be cleared', async () => {
    await addSent({
      suid: 's1',
      code: 'ACDE3467',
      categoryName: 'Medi Care',
      sentAt: '2026-11-20T08:00:00.000Z',
    });
    await addSent({
      suid: 's2',
      code: 'WXYZ2345',
      categoryName: 'Medi Care',
      sentAt: '2026-11-21T08:00:00.000Z',
    });
    await storeDraft(sampleDraft());
    const { applicant } = await openApplication();
    const list = within(await onThisPhone());
    await applicant.click(list.getByRole('button', { name: 'Remove ACDE3467' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(list.queryByRole('link', { name: 'Open ACDE3467' })).not.toBeInTheDocument());
    expect(list.getByRole('link', { name: 'Open WXYZ2345' })).toBeInTheDocument();
    await applicant.click(list.getByRole('button', { name: 'Clear this device' }));
    await applicant.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('This phone has no applications any more.')).toBeInTheDocument();
    await expect(hasDeviceData()).resolves.toBe(false);
  });

  test('the next application is offered the ward and its member of the one before', async () => {
    await leaveDraft(() => {
      actions.setAnswer('ward', '7');
      actions.setAnswer('place', 'Kizhissery');
      actions.setAnswer('houseName', 'Puthiyapurayil');
    });
    sessionStorage.setItem('application:agreed', 'yes');
    const { applicant } = await openApplication('/application/13#address');
    const offer = within(await screen.findByRole('region', { name: /From the application before/ }));
    expect(offer.getByText('Place: Kizhissery · Ward number: 7')).toBeInTheDocument();
    await applicant.click(offer.getByRole('button', { name: 'Use these answers' }));
    expect(screen.getByRole('textbox', { name: 'Ward number' })).toHaveValue('7');
    expect(screen.getByRole('textbox', { name: 'House name' })).toHaveValue('');
  });

  test('of several applications before the latest one counts, and its answers without spaces around them', async () => {
    const formWith = (answers: object) => ({ form: { answers } });
    const draft = sampleDraft();
    await storeDraft({ ...draft, id: 'a', savedAt: ago(2), ...formWith({ place: 'Older', post: 'Older' }) });
    await storeDraft({
      ...draft,
      id: 'b',
      savedAt: ago(1),
      ...formWith({ place: ' Kizhissery ', ward: ' ' }),
    });
    await storeDraft({ ...draft, id: 'c', savedAt: ago(0.5), ...formWith({ name: 'Amina' }) });
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/13#address');
    const offer = await screen.findByRole('region', { name: /From the application before/ });
    expect(within(offer).getByText('Place: Kizhissery')).toBeInTheDocument();
  });

  test('what is offered comes from another application, also where this one has answers already', async () => {
    const form = { answers: { place: 'Kizhissery', wardMemberName: 'Sumathi' } };
    await storeDraft(sampleDraft({ savedAt: ago(1), form }));
    sessionStorage.setItem('application:agreed', 'yes');
    actions.chooseCategory({ _id: '13', name: 'Shelter Home' });
    actions.setAnswer('place', 'Vellur');
    await drafts?.settled();
    await openApplication('/application/13#work');
    const offer = await screen.findByRole('region', { name: /From the application before/ });
    expect(offer).toHaveTextContent('Sumathi');
  });

  test('answers of an application that was sent are offered within thirty days', async () => {
    const entry = { savedAt: ago(29.9), answers: { place: 'Kizhissery', houseName: 'Puthiyapurayil' } };
    await withDevice((database) => database.put('earlier', entry, 'last'));
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/13#address');
    const offer = await screen.findByRole('region', { name: /From the application before/ });
    expect(offer).toHaveTextContent('Place: Kizhissery');
    expect(offer).not.toHaveTextContent('Puthiyapurayil');
  });

  test('answers of an application that was sent are not offered after thirty days, and leave the device', async () => {
    const answers = { place: 'Kizhissery', ward: '7' };
    const savedAt = new Date(Date.now() - 30.1 * DAY_MS).toISOString();
    await withDevice((database) => database.put('earlier', { savedAt, answers }, 'last'));
    sessionStorage.setItem('application:agreed', 'yes');
    await openApplication('/application/13#address');
    await screen.findByRole('textbox', { name: 'Ward number' });
    await waitFor(async () => expect(await withDevice((database) => database.count('earlier'))).toBe(0));
    expect(screen.queryByRole('region', { name: /From the application before/ })).not.toBeInTheDocument();
  });
});

test('a browser that stores nothing says so, and the form works', async () => {
  sessionStorage.setItem('application:agreed', 'yes');
  const refused = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await clearDevice();
  const { applicant } = await openApplication('/application/12#applicant');
  await applicant.type(await screen.findByRole('textbox', { name: 'Name of the applicant' }), 'Amina');
  expect(await screen.findByText(/only until the page is closed/)).toBeInTheDocument();
  refused.mockRestore();
});
