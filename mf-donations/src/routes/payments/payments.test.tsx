import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError, UnavailableError } from '@trust/shared/http';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { readReportDraft } from '../../parts/report-draft.ts';
import { remote } from '../../remote.tsx';
import { fakeNetwork, noNetwork, type FakeAnswers } from '@trust/shared/testing/fake-network';
import { pressLogin } from '../../testing/press-login.ts';
import { sampleProject } from '../../testing/sample-project.ts';

const PROJECT = 'project/get-project-by-id';
const PROJECTS = 'project/get-project-list';

async function openPage(address: string, answers?: FakeAnswers, language: 'en' | 'ml' = 'en') {
  const http = answers ? fakeNetwork(answers) : noNetwork;
  const view = await renderScreen(remote, address, { http, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, donor: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const proceed = () => screen.getByRole('button', { name: /^Proceed/ });
const filled = 'firstName=A+Donor&email=a%40donor.example&phone=0000000000&address=A+house&amount=500';
const withoutAddress = filled.replace('address=A+house&', '');

describe('what is given to', () => {
  test.each([
    ['home', 'Donate to Home projects', 'Shelter Home', '-'],
    ['medicare', 'Donate to Emergency medicare', 'Shelter Medicare', 'Medicare Project'],
    ['bmz', 'Donate to Baithul Mal Zakat', 'Baithul Maal Zakath', 'BMZ'],
  ])(
    'the %s fund has one name, in “%s”, and the category %s and case number %s',
    async (nid, title, ...facts) => {
      await openPage(`/payments/${nid}`);
      expect(heading()).toHaveTextContent(title);
      expect(document.title).toContain(title);
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Category',
        'Case number',
      ]);
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(facts);
    },
  );

  test('the sum is asked first, and how it can be paid stands beside the button', async () => {
    await openPage('/payments/home');
    const [first] = screen.getAllByRole('textbox');
    expect(screen.getByRole('radiogroup', { name: 'Amount' })).toBeVisible();
    expect(first).toHaveAccessibleName('Other amount (₹)');
    expect(screen.getByText('UPI, card or net banking')).toBeVisible();
  });

  test('who paid before and heard nothing finds where to look the payment up', async () => {
    await openPage('/payments/home');
    const link = screen.getByRole('link', { name: /Money debited but no confirmation/ });
    expect(link).toHaveAttribute('href', '/payments-check');
  });

  test('a project is shown with its case number, its progress and the way to its page', async () => {
    await openPage('/payments/1001', { [PROJECT]: sampleProject() });
    expect(heading()).toHaveTextContent('Donate to A well for fourteen families');
    expect(screen.getByText('WP/2026/001')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Raised for this project' })).toHaveValue(50);
    expect(screen.getByText('₹50,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read about this project' })).toHaveAttribute(
      'href',
      '/project/1001',
    );
  });

  test('a fully funded project takes no more and offers others that still need help', async () => {
    const others = [
      sampleProject({ _id: '1002', name: 'A fully funded one', fundsReceived: 100_000 }),
      sampleProject({ _id: '1003', name: 'A school bag for each' }),
    ];
    await openPage('/payments/1001', {
      [PROJECT]: sampleProject({ fundsReceived: 120_000 }),
      [PROJECTS]: others,
    });
    expect(screen.getByText('This project is fully funded')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Donate Now: A school bag for each' })).toBeInTheDocument();
    expect(screen.queryByText('A fully funded one')).not.toBeInTheDocument();
  });

  test('a success story takes no more, even while other projects cannot be listed', async () => {
    const project = sampleProject({ successStory: true });
    await openPage('/payments/1001', { [PROJECT]: project, [PROJECTS]: new UnavailableError() });
    expect(screen.getByText('This project is fully funded')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all projects' })).toHaveAttribute('href', '/projects');
  });

  test('a project that cannot be read now can be tried again', async () => {
    const answers: Record<string, unknown> = { [PROJECT]: new UnavailableError() };
    const { donor } = await openPage('/payments/1001', answers);
    answers[PROJECT] = sampleProject();
    await donor.click(screen.getByText('Try again'));
    await waitFor(() => expect(heading()).toHaveTextContent('A well for fourteen families'));
  });
});

describe('before the donor pays', () => {
  test('the button and a line above it say the sum, the purpose and where the receipt goes', async () => {
    const { donor } = await openPage('/payments/home');
    expect(proceed()).toHaveAccessibleName('Proceed');
    await donor.click(screen.getByRole('radio', { name: '₹1,000' }));
    expect(proceed()).toHaveAccessibleName('Proceed to donate ₹1,000');
    await donor.type(screen.getByLabelText('Email Address'), 'a@donor.example');
    expect(
      screen.getByText(/^₹1,000 for Home projects, to .+\. Receipt to a@donor\.example\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/terms#refunds');
    expect(screen.getByRole('link', { name: /^Questions\? Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  });

  test('in Malayalam the line above the button names trust and address without an ending', async () => {
    await openPage(`/payments/home?${filled}`, undefined, 'ml');
    const line = screen.getByText(/^₹500: ഭവന പദ്ധതികൾ\. സ്വീകർത്താവ്: .+\. രസീത് അയയ്ക്കുന്നത്: a@donor\.example$/);
    expect(line).toBeVisible();
  });

  test('an error vanishes when its field is mended, and no sooner', async () => {
    const { donor } = await openPage('/payments/home');
    await donor.click(proceed());
    const email = screen.getByLabelText('Email Address');
    await donor.type(email, 'a');
    expect(email).toBeInvalid();
    await donor.type(email, '@donor.example');
    expect(email).toBeValid();
    expect(screen.queryByText('Please provide your email.')).not.toBeInTheDocument();
    const amount = screen.getByLabelText('Other amount (₹)');
    expect(amount).toBeInvalid();
    await donor.click(screen.getByRole('radio', { name: '₹500' }));
    expect(amount).toBeValid();
    expect(screen.getByLabelText('Full Name')).toBeInvalid();
  });

  test('a number or an address that looks wrong is asked about when its field is left, and is no error', async () => {
    const { donor } = await openPage('/payments/home');
    await donor.type(screen.getByLabelText('Email Address'), 'a@gmial.com');
    await donor.type(screen.getByLabelText('Phone (WhatsApp)'), '98470');
    await donor.tab();
    expect(screen.getByText('Is this address right? The receipt goes there.')).toBeVisible();
    expect(screen.getByText('Is this number complete? Please look once more.')).toBeVisible();
    await donor.click(proceed());
    expect(screen.getByLabelText('Phone (WhatsApp)')).toBeValid();
    await donor.type(screen.getByLabelText('Phone (WhatsApp)'), '00000');
    await donor.tab();
    expect(screen.queryByText('Is this number complete? Please look once more.')).not.toBeInTheDocument();
  });

  test('another fund is one press away, and what was typed goes there', async () => {
    const { donor } = await openPage('/payments/home');
    const purposes = screen.getByRole('navigation', { name: 'What is it for?' });
    expect(within(purposes).getByRole('link', { name: 'Home projects' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(purposes).getByRole('link', { name: 'A project' })).toHaveAttribute('href', '/projects');
    await donor.type(screen.getByLabelText('Full Name'), 'A Donor');
    await donor.click(within(purposes).getByRole('link', { name: 'Baithul Mal Zakat' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Donate to Baithul Mal Zakat'));
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor'));
  });

  test('what the quick form handed over is folded to one line', async () => {
    const { donor } = await openPage(`/payments/home?${withoutAddress}`);
    expect(screen.getByLabelText('Full Name')).not.toBeVisible();
    await donor.click(screen.getByText('₹500 · A Donor · a@donor.example'));
    expect(screen.getByLabelText('Full Name')).toBeVisible();
  });

  test('what is folded stays, and says what was changed in it, in another language too', async () => {
    const { donor, language } = await openPage(`/payments/home?${withoutAddress}`);
    await donor.click(screen.getByText(/^₹500 · A Donor/));
    await donor.click(screen.getByRole('radio', { name: '₹1,000' }));
    act(() => language.change('ml'));
    expect(await screen.findByText(/^₹1,000 · A Donor · a@donor\.example/)).toBeVisible();
    expect(screen.getByLabelText('പൂർണ്ണമായ പേര്')).toHaveValue('A Donor');
    expect(screen.getByRole('button', { name: '₹1,000 നൽകാൻ തുടരുക' })).toBeVisible();
  });

  test('an error in what is folded unfolds it', async () => {
    const { donor } = await openPage(`/payments/home?${withoutAddress}`);
    fireEvent.input(screen.getByLabelText('Other amount (₹)'), { target: { value: '500.555' } });
    await donor.click(proceed());
    expect(screen.getByLabelText('Other amount (₹)')).toBeInvalid();
    expect(screen.getByLabelText('Other amount (₹)')).toBeVisible();
  });
});

describe('giving online', () => {
  test('the donor is told that only Indian banks’ payments are accepted', async () => {
    await openPage('/payments/home');
    expect(screen.getByText('Only payments from Indian banks (INR) are accepted.')).toBeInTheDocument();
  });

  test('what a link hands over is filled in, and leaves the address at once', async () => {
    await openPage(`/payments/home?lang=en&${filled}`);
    expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
    expect(screen.getByLabelText('Email Address')).toHaveValue('a@donor.example');
    expect(screen.getByLabelText('Phone (WhatsApp)')).toHaveValue('0000000000');
    expect(screen.getByLabelText('Other amount (₹)')).toHaveValue('500');
    expect(screen.getByRole('radio', { name: '₹500' })).toBeChecked();
    await waitFor(() => expect(window.location.search).toBe('?lang=en'));
  });

  test('an empty form is answered with all that is missing, in order, and each leads to its field', async () => {
    const { donor } = await openPage('/payments/home');
    await donor.click(proceed());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual([
      'Please provide an amount.',
      'Please enter your name.',
      'Please provide your email.',
      'Please provide your whatsapp number.',
      'Please provide your billing address.',
    ]);
    for (const [index, label] of [
      'Other amount (₹)',
      'Full Name',
      'Email Address',
      'Phone (WhatsApp)',
      'Address',
    ].entries()) {
      const field = screen.getByLabelText(label);
      await donor.click(within(summary).getByRole('link', { name: messages[index] ?? '' }));
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(messages[index] ?? ''));
    }
  });

  test('an amount over the limit is answered with the limit', async () => {
    const { donor } = await openPage(`/payments/home?${filled}`);
    await donor.clear(screen.getByLabelText('Other amount (₹)'));
    await donor.type(screen.getByLabelText('Other amount (₹)'), '20000000');
    await donor.click(proceed());
    const message = 'The most you can give online at one time is ₹1,00,00,000';
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
  });

  test('a right form is told that online payment is not switched on, keeps what was typed, and leads to the bank', async () => {
    const { donor } = await openPage(`/payments/home?${filled}`);
    await donor.click(proceed());
    const notice = screen.getByRole('status', { name: 'Online payment is not available yet' });
    expect(notice.parentElement).toHaveFocus();
    expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
    await donor.click(screen.getByRole('link', { name: 'Show the bank accounts' }));
    expect(screen.getByRole('tab', { name: 'Bank Transfer', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Give by UPI or bank transfer' })).toHaveFocus();
    await donor.click(screen.getByRole('tab', { name: 'Online Payment' }));
    expect(screen.getByLabelText('Address')).toHaveValue('A house');
  });

  test('Proceed does not leave the page', async () => {
    const left = jest.fn<unknown, [Event]>();
    window.addEventListener('submit', left, { once: true });
    const { donor } = await openPage(`/payments/home?${filled}`);
    await donor.click(proceed());
    expect(left.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true]);
  });

  test('the quick form’s choice is followed where it could not choose the page itself', async () => {
    await openPage(`/payments/home?categoryName=bmz&${filled}`);
    expect(heading()).toHaveTextContent('Baithul Mal Zakat');
    expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
  });

  test('until scripts run the server takes the form, in the page’s language and with what it is for', async () => {
    await openPage('/payments/bmz', undefined, 'ml');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/payments/start?lang=ml');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ nid: 'bmz', way: 'card' });
  });

  test('zakat is said to be spent on nothing else', async () => {
    await openPage('/payments/bmz');
    expect(screen.getByText(/may be spent on nothing else/)).toBeInTheDocument();
  });

  test('the donor sees what a gift to this fund does, where the trust says so', async () => {
    await openPage('/payments/home');
    const examples = within(screen.getByRole('list', { name: 'What your gift does' })).getAllByRole(
      'listitem',
    );
    expect(examples.map((example) => example.textContent)).toEqual([
      '₹250 Ten bricks',
      '₹1,000 A door’s lock',
    ]);
  });

  test('a PAN may be left out, and one that is none is told', async () => {
    const { donor } = await openPage(`/payments/home?${filled}`);
    await donor.type(screen.getByLabelText('PAN (optional)'), 'ABC');
    await donor.click(proceed());
    expect(screen.getByRole('link', { name: /^Enter a PAN like/ })).toBeInTheDocument();
  });
});

describe('giving by bank transfer', () => {
  async function openBank(address: string, answers?: FakeAnswers) {
    const page = await openPage(address, answers);
    await page.donor.click(screen.getByRole('tab', { name: 'Bank Transfer' }));
    return page;
  }

  test('all of the trust’s accounts are listed with number, IFSC, bank and branch', async () => {
    await openBank('/payments/home');
    const accounts = within(screen.getByRole('tabpanel', { name: 'Bank Transfer' })).getAllByRole('listitem');
    expect(accounts).toHaveLength(5);
    for (const account of accounts) {
      expect(
        within(account)
          .getAllByRole('term')
          .map((term) => term.textContent),
      ).toEqual(['Account number', 'IFSC', 'Bank', 'Branch']);
    }
  });

  test.each([
    ['/payments/bmz', [4]],
    ['/payments/home', [3]],
    ['/payments/medicare', [1, 2, 5]],
    ['/payments/1001', [1]],
  ])('on %s the account that fits stands alone, the others are folded away', async (address, numbers) => {
    await openBank(address, { [PROJECT]: sampleProject() });
    const bank = within(screen.getByRole('tabpanel', { name: 'Bank Transfer' }));
    const accounts = bank.getAllByRole('listitem').filter((account) => !account.closest('details'));
    expect(accounts).toHaveLength(numbers.length);
    for (const [index, number] of numbers.entries())
      expect(accounts[index]).toHaveAccessibleName(`Sample account ${number}`);
    expect(bank.getByText('Accounts for other purposes')).toBeVisible();
  });

  test('an account’s number is copied at a press', async () => {
    const { donor } = await openBank('/payments/home');
    const [copy] = screen.getAllByRole('button', { name: /^Copy the number of / });
    if (!copy) throw new Error('There is nothing to press.');
    await donor.click(copy);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(copy.closest('dd')).toHaveTextContent(await navigator.clipboard.readText());
  });

  const codes = () => screen.getAllByRole('img', { name: 'QR code that pays to sample.trust@demobank' });

  test('a UPI app is opened, or shown a code, with the amount of the form and the project’s number', async () => {
    const { donor } = await openBank(`/payments/1001?${filled}`, { [PROJECT]: sampleProject() });
    expect(screen.getByRole('link', { name: 'Pay ₹500 with a UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=sample.trust@demobank&pn=Sample%20Charitable%20Trust&am=500.00&cu=INR&tn=WP%2F2026%2F001',
    );
    for (const code of codes()) expect(code).toHaveAttribute('src', '/media/upi/1001-50000.svg');
    await donor.click(screen.getByRole('tab', { name: 'Online Payment' }));
    await donor.type(screen.getByLabelText('Other amount (₹)'), '.50');
    await donor.click(screen.getByRole('tab', { name: 'Bank Transfer' }));
    expect(screen.getByText('The app shows ₹500.50, as you wrote in the form.')).toBeVisible();
    await waitFor(() => expect(codes()[0]).toHaveAttribute('src', '/media/upi/1001-50050.svg'));
    await donor.click(screen.getByRole('tab', { name: 'Online Payment' }));
    await donor.clear(screen.getByLabelText('Other amount (₹)'));
    await donor.click(screen.getByRole('tab', { name: 'Bank Transfer' }));
    expect(screen.getByRole('link', { name: 'Pay with a UPI app' })).not.toHaveAttribute(
      'href',
      expect.stringContaining('am='),
    );
  });

  test('a code that does not come says what to do instead', async () => {
    await openBank('/payments/home');
    const [code] = codes();
    if (!code) throw new Error('There is no code.');
    fireEvent.error(code);
    expect(await screen.findByText(/Copy the UPI ID into your app instead/)).toBeInTheDocument();
  });

  test('zakat, which is kept apart, has a UPI ID of its own', async () => {
    await openBank('/payments/bmz');
    expect(screen.getAllByRole('img', { name: 'QR code that pays to sample.zakat@demobank' })).toHaveLength(
      2,
    );
    expect(screen.getByRole('link', { name: 'Pay with a UPI app' })).toHaveAttribute(
      'href',
      expect.stringContaining('pa=sample.zakat@demobank&'),
    );
  });

  test('who has paid is led to where it is reported, with what was typed and with none of it in the address', async () => {
    const { donor } = await openBank(`/payments/home?${filled}`);
    const [upi, transfer] = screen.getAllByRole('link', { name: /get a receipt$/ });
    expect(upi).toHaveAttribute('href', '/payments-report?nid=home&way=upi');
    expect(transfer).toHaveAttribute('href', '/payments-report?nid=home&way=bank');
    upi?.addEventListener('click', (event) => event.preventDefault());
    if (upi) await donor.click(upi);
    expect(readReportDraft()).toMatchObject({ email: 'a@donor.example', amount: '500' });
  });

  test.each([
    ['/payments/bmz', 'BMZ'],
    ['/payments/medicare', 'MEDICARE'],
    ['/payments/home', 'HOME'],
    ['/payments/1001', 'WP/2026/001'],
  ])('at %s a transfer and a UPI app say “%s” to the office', async (address, remark) => {
    await openBank(address, { [PROJECT]: sampleProject() });
    expect(screen.getByText(new RegExp(`remarks of the transfer`))).toHaveTextContent(`“${remark}”`);
    const app = screen.getByRole('link', { name: 'Pay with a UPI app' });
    expect(new URL(app.getAttribute('href') ?? '').searchParams.get('tn')).toBe(remark);
  });
});

test('in Malayalam the page and its failures are Malayalam', async () => {
  const { donor } = await openPage('/payments/home', undefined, 'ml');
  expect(heading()).toHaveTextContent('ഭവന പദ്ധതികൾ');
  await donor.click(screen.getByRole('button', { name: 'തുടരുക' }));
  expect(screen.getByRole('alert').textContent).not.toMatch(/[A-Za-z]/);
  expect(screen.getByRole('link', { name: 'ദയവായി ഒരു തുക നൽകുക.' })).toBeInTheDocument();
});

describe.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', (language) => {
  test.each([
    ['a fund', '/payments/home', undefined],
    ['an empty form that was sent', '/payments/home', undefined],
    ['a right form', `/payments/home?${filled}`, undefined],
    ['a project', '/payments/1001', { [PROJECT]: sampleProject() }],
    [
      'a funded project',
      '/payments/1001',
      { [PROJECT]: sampleProject({ successStory: true }), [PROJECTS]: [] },
    ],
  ])('%s', async (_, address, answers) => {
    const { container, donor } = await openPage(address, answers, language);
    const send = screen.queryByRole('button', { name: language === 'en' ? 'Proceed' : 'തുടരുക' });
    if (send) await donor.click(send);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test.each([
  ['an unknown project', '/payments/9999'],
  ['what is no project at all', '/payments/nobody'],
])('%s leads to the page for wrong addresses', async (_, address) => {
  const http = fakeNetwork({ [PROJECT]: new NotFoundError() });
  const { navigatedTo } = await renderScreen(remote, address, { http });
  expect(navigatedTo).toEqual(['/INVALID']);
});

test('what was typed is there after a login, once, and at no other fund', async () => {
  sessionStorage.clear();
  const first = await openPage('/payments/home');
  await first.donor.type(screen.getByLabelText('Full Name'), 'Asha');
  await first.donor.type(screen.getByLabelText('Other amount (₹)'), '750');
  pressLogin();
  first.unmount();
  const other = await openPage('/payments/bmz');
  other.unmount();
  const second = await openPage('/payments/home');
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Asha'));
  expect(screen.getByLabelText('Other amount (₹)')).toHaveValue('750');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha');
  second.unmount();
});
