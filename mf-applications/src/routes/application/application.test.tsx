import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { UnavailableError } from '@trust/shared/http';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import { fakeNetwork, type FakeAnswers } from '@trust/shared/testing/fake-network';
import { sampleCategory } from '../../testing/sample-category.ts';
import { storeCategories } from './device-list/stored-categories.ts';

const CATEGORIES = 'project/get-category-list';
const both = { [CATEGORIES]: [sampleCategory(), sampleCategory({ _id: '13', name: 'Shelter Home' })] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  indexedDB = new IDBFactory();
});
afterEach(() => jest.restoreAllMocks());

async function openPage(address: string, answers: FakeAnswers = both, language: 'en' | 'ml' = 'en') {
  const view = await renderScreen(remote, address, { http: fakeNetwork(answers), language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, applicant: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const numberedLists = () =>
  screen.getAllByRole('list').filter((list): list is HTMLOListElement => list instanceof HTMLOListElement);
const instructions = () => numberedLists().flatMap((list) => within(list).getAllByRole('listitem'));
const agree = () => screen.getByRole('button', { name: 'Agree to above instructions' });

/** Presses the button, and waits for what takes the place of the instructions. */
async function agreeAndGoOn(applicant: UserEvent): Promise<void> {
  const button = agree();
  await applicant.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
}

describe('before agreeing', () => {
  test('an applicant reads twenty-three numbered instructions, what to attach, and what is agreed to', async () => {
    await openPage('/application');
    expect(heading()).toHaveTextContent('Before you apply for aid');
    expect(instructions()).toHaveLength(23);
    expect(numberedLists().map(({ start }) => start)).toEqual([1, 8, 12, 18]);
    expect(
      screen.getByText(/ward member’s letter, the ration card and the Aadhaar card/),
    ).toBeInTheDocument();
    expect(screen.getByText(/I have read and understood these instructions/)).toBeInTheDocument();
  });

  test('an applicant finds the relief projects, which have forms of their own', async () => {
    await openPage('/application');
    const relief = within(screen.getByRole('region', { name: 'Relief projects with a form of their own' }));
    expect(relief.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Relief application', '/relief/application'],
      ['Health care relief', '/relief/health-care'],
      ['Pravasi Care', '/relief/pravasi-care'],
      ['Ramzan Care', '/relief/ramzan-care'],
    ]);
  });

  test('an applicant who has been here before goes on where nothing can be read', async () => {
    const first = await openPage('/application');
    first.unmount();
    await openPage('/application/12', { [CATEGORIES]: new UnavailableError() });
    expect(screen.getByText('You are applying for: Medi Care')).toBeInTheDocument();
  });

  test('what the device has stored is not believed where it is no list of categories', async () => {
    await storeCategories('en', [{ _id: '12' }]);
    await openPage('/application/12', { [CATEGORIES]: new UnavailableError() });
    expect(screen.queryByText('You are applying for: Medi Care')).not.toBeInTheDocument();
    expect(agree()).toBeInTheDocument();
  });

  test('no category can be chosen', async () => {
    await openPage('/application');
    expect(screen.queryByRole('link', { name: 'Medi Care' })).not.toBeInTheDocument();
  });

  test('the instructions can be read in the other language, whose name has its letters in the page’s own font', async () => {
    await openPage('/application/12');
    const other = screen.getByRole('link', { name: 'മലയാളം' });
    expect(other).toHaveAttribute('hreflang', 'ml');
    expect(other).toHaveAttribute('href', '/application/12?lang=ml');
    expect(other).toHaveAttribute('lang', 'ml');
  });

  test('a category in the address is named already', async () => {
    await openPage('/application/12');
    expect(screen.getByText('You are applying for: Medi Care')).toBeInTheDocument();
    expect(screen.queryByText('Attach the prescription.')).not.toBeInTheDocument();
  });

  test('the instructions stand even while the categories cannot be read', async () => {
    await openPage('/application', { [CATEGORIES]: new UnavailableError() });
    expect(agree()).toBeInTheDocument();
  });

  test('without scripts agreeing is a plain form that comes back to the same page', async () => {
    await openPage('/application/12');
    expect(agree().closest('form')).toHaveAttribute('action', '/application/12');
    expect(agree()).toHaveAttribute('name', 'agreed');
  });
});

describe('after agreeing', () => {
  test('an applicant chooses a category, the address follows, and its instructions are shown', async () => {
    const { applicant } = await openPage('/application');
    await agreeAndGoOn(applicant);
    expect(heading()).toHaveTextContent('What do you need help with?');
    expect(heading()).toHaveFocus();
    const category = screen.getByRole('link', { name: 'Medi Care' });
    expect(category).toHaveAttribute('href', '/application/12');
    await applicant.click(category);
    await waitFor(() => expect(heading()).toHaveTextContent('Medi Care'));
    expect(screen.getByText('Attach the prescription.')).toBeInTheDocument();
    expect(screen.getByText('Name of the illness')).toBeInTheDocument();
  });

  test('a category in the address is chosen already', async () => {
    const { applicant } = await openPage('/application/12');
    await agreeAndGoOn(applicant);
    expect(heading()).toHaveTextContent('Medi Care');
    expect(screen.getByText('Attach the estimate of the hospital.')).toBeInTheDocument();
  });

  test('the form can be filled in here, or on paper', async () => {
    const { applicant } = await openPage('/application/12');
    await agreeAndGoOn(applicant);
    expect(screen.getByRole('button', { name: 'Start the application' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Printed application forms' })).toHaveAttribute(
      'href',
      '/downloads',
    );
    const office = screen.getByRole('region', { name: 'The office' });
    const ways = within(office)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:/)]),
    );
  });

  test('another category can be chosen', async () => {
    const { applicant } = await openPage('/application/12?agreed=1');
    await applicant.click(screen.getByRole('link', { name: 'Choose another category' }));
    await waitFor(() => expect(heading()).toHaveTextContent('What do you need help with?'));
    expect(screen.getByRole('link', { name: 'Shelter Home' })).toBeInTheDocument();
  });

  test('the agreement survives a reload in the same tab', async () => {
    const first = await openPage('/application');
    await agreeAndGoOn(first.applicant);
    first.unmount();
    await openPage('/application/12');
    expect(heading()).toHaveTextContent('Medi Care');
  });

  test('where the browser refuses storage the agreement still holds for the page', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { applicant } = await openPage('/application');
    await agreeAndGoOn(applicant);
    await applicant.click(screen.getByRole('link', { name: 'Medi Care' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Medi Care'));
  });

  test('an agreement in the address is carried along to the next page', async () => {
    await openPage('/application?agreed=1');
    expect(screen.getByRole('link', { name: 'Medi Care' })).toHaveAttribute(
      'href',
      '/application/12?agreed=1',
    );
  });

  test('a category without instructions says so', async () => {
    await openPage('/application/12?agreed=1', {
      [CATEGORIES]: [sampleCategory({ instructions: [], additionalFields: [] })],
    });
    expect(screen.getByText(/no instructions beyond the general ones/)).toBeInTheDocument();
    expect(screen.queryByText('The form also asks for')).not.toBeInTheDocument();
  });

  test('while no category takes applications the office is named', async () => {
    await openPage('/application?agreed=1', { [CATEGORIES]: [] });
    expect(screen.getByText('No category takes applications now')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The office' })).toBeInTheDocument();
  });

  test('categories that cannot be read now can be tried again', async () => {
    const answers: Record<string, unknown> = { [CATEGORIES]: new UnavailableError() };
    const { applicant } = await openPage('/application/12?agreed=1', answers);
    expect(screen.getByRole('alert')).toHaveTextContent('The categories could not be loaded.');
    answers[CATEGORIES] = both[CATEGORIES];
    await applicant.click(screen.getByText('Retry'));
    await waitFor(() => expect(heading()).toHaveTextContent('Medi Care'));
  });
});

function refuse(): never {
  throw new DOMException('Refused', 'SecurityError');
}

test('in Malayalam every instruction is Malayalam', async () => {
  await openPage('/application', both, 'ml');
  expect(instructions()).toHaveLength(23);
  for (const { textContent } of instructions())
    expect(textContent?.replace(/NIL|KB/g, '')).not.toMatch(/[A-Za-z]/);
  expect(screen.getByRole('button', { name: 'മുകളിലെ നിർദ്ദേശങ്ങൾ അംഗീകരിക്കുന്നു' })).toBeInTheDocument();
});

describe.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', (language) => {
  test.each([
    ['the instructions', '/application', both],
    ['the categories', '/application?agreed=1', both],
    ['a category', '/application/12?agreed=1', both],
    ['no categories', '/application?agreed=1', { [CATEGORIES]: [] }],
    ['categories that cannot be read', '/application?agreed=1', { [CATEGORIES]: new UnavailableError() }],
  ])('%s', async (_, address, answers) => {
    const { container } = await openPage(address, answers, language);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('a category that takes no applications leads to the page for wrong addresses', async () => {
  const { navigatedTo } = await renderScreen(remote, '/application/99', { http: fakeNetwork(both) });
  expect(navigatedTo).toEqual(['/INVALID']);
});
