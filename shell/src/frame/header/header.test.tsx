import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { takeLoginReturn } from '@trust/shared/session/login-return';
import { renderToString } from 'react-dom/server';
import type { AccountProps } from './account.tsx';
import { Header } from './header.tsx';
import { demoTrust } from '../testing/demo-trust.ts';
import type { TopBarProps } from './top-bar.tsx';

const stranger: AccountProps = { session: { authenticated: false, firstName: '' } };
const known: AccountProps = { session: { authenticated: true, firstName: 'Anjali' } };

function header(props: Partial<TopBarProps> = {}) {
  return <Header language="en" path="/" trust={demoTrust} account={stranger} {...props} />;
}

/** The navigation of a wide page; the menu of a phone holds the same links. */
const navigation = (name = 'Main') => within(screen.getAllByRole('navigation', { name })[0]!);

afterEach(() => document.body.replaceChildren());

test('the navigation leads to all parts of the site', () => {
  render(header());
  const links = navigation().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Projects', '/projects'],
    ['Applications', '/application'],
    ['Gallery', '/gallery'],
    ['Reports', '/reports'],
    ['Contact', '/contact'],
  ]);
});

test.each([
  ['en', 'Donate'],
  ['ml', 'സംഭാവന'],
] as const)('giving is one press away on every page (%s)', (language, name) => {
  render(header({ language, path: '/news' }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/payments/home');
});

test('a visitor sees where they are', () => {
  render(header({ path: '/project/1001' }));
  const links = navigation().getAllByRole('link');
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Projects',
  ]);
});

test('the first link leads past the navigation', async () => {
  render(header());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

test.each([
  ['en', 'Search'],
  ['ml', 'തിരയുക'],
] as const)('the search is one press away, in %s it is called %s', (language, name) => {
  render(header({ language }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/search');
});

test('the trust can be called and written to', () => {
  render(header());
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  expect(screen.getByRole('link', { name: demoTrust.email })).toHaveAttribute(
    'href',
    'mailto:office@shelter.example',
  );
});

test('in Malayalam everything is in Malayalam, and the way back is called English', () => {
  render(header({ language: 'ml', path: '/projects?status=ongoing' }));
  expect(navigation('പ്രധാന മെനു').getByRole('link', { current: 'page' })).toHaveTextContent('പദ്ധതികൾ');
  expect(screen.getByText('ഷെൽട്ടർ')).toBeVisible();
  const english = screen.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/projects?status=ongoing&lang=en');
  expect(english).toHaveAttribute('lang', 'en');
});

test('the language changes in place, or in a new tab where the visitor wants that', () => {
  const change = jest.fn();
  render(header({ onLanguage: change }));
  const link = screen.getByRole('link', { name: 'മലയാളം' });
  expect(fireEvent.click(link)).toBe(false);
  expect(change.mock.calls).toEqual([['ml']]);
  // A page in a test cannot be left; the browser's own answer is all that is asked for here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(change).toHaveBeenCalledTimes(1);
});

test('Login opens the dialog where there is one', async () => {
  const login = jest.fn();
  render(header({ account: { ...stranger, onLogin: login } }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(login).toHaveBeenCalledTimes(1);
});

test('without scripts Login is a page that leads back here', () => {
  document.body.innerHTML = renderToString(header({ path: '/project/1001' }));
  const form = screen.getByRole('button', { name: 'Login' }).closest('form');
  expect(form).toHaveAttribute('action', '/account');
  expect(form).toHaveFormValues({ next: '/project/1001' });
});

test('one who is logged in sees their name, and can log out', async () => {
  const logout = jest.fn();
  render(header({ account: { ...known, onLogout: logout } }));
  expect(screen.getByRole('link', { name: 'Anjali' })).toHaveAttribute('href', '/account');
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logout).toHaveBeenCalledTimes(1);
});

test('Login without scripts tells no other page the address of a private one', () => {
  document.body.innerHTML = renderToString(header({ path: '/application-summary/secret?lang=ml' }));
  const form = screen.getByRole('button', { name: 'Login' }).closest('form');
  expect(form?.outerHTML).not.toContain('secret');
});

test.each([
  ['/payments/home?email=a%40donor.example', '/payments/home'],
  ['/solace/9001', '/solace/9001'],
  ['/payments-complete/success/SCT/26/17?t=token', '/payments-complete/success/SCT/26/17'],
  ['/application-summary/secret', 'this-tab'],
  ['/application/5?lang=ml', '/application/5?lang=ml'],
])('Login on %s leads back by next=%s, and this tab knows the rest', (path, next) => {
  window.history.replaceState(null, '', path);
  render(header({ path }));
  const form = screen.getByRole('button', { name: 'Login' }).closest('form')!;
  expect(form).toHaveFormValues({ next });
  window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form);
  expect(takeLoginReturn(next)).toBe(path);
});

test('the menu of a phone closes on Esc, after a choice and on the next page', () => {
  const { container, rerender } = render(header());
  const menu = container.querySelector('details')!;
  const toggle = container.querySelector('summary')!;

  menu.open = true;
  fireEvent.keyDown(toggle, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(toggle).toHaveFocus();

  menu.open = true;
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(within(menu).getByText('About'));
  expect(menu.open).toBe(false);

  menu.open = true;
  rerender(header({ path: '/about' }));
  expect(menu.open).toBe(false);
});

test('Back closes the menu of a phone and stays on the page', async () => {
  history.pushState({}, '', '/project/1001');
  const { container } = render(header());
  const menu = container.querySelector('details')!;
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  await waitFor(() => expect(history.state).toHaveProperty('dialogs', 1));
  history.back();
  await waitFor(() => expect(menu.open).toBe(false));
  expect(window.location.pathname).toBe('/project/1001');
});

test('from a link of the menu Back leads to the page that it was opened on', async () => {
  history.pushState({}, '', '/project/1001');
  const { container, rerender } = render(header());
  const menu = container.querySelector('details')!;
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  await waitFor(() => expect(history.state).toHaveProperty('dialogs', 1));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(within(menu).getByText('About'));
  fireEvent(menu, new Event('toggle'));
  expect(menu.open).toBe(false);
  history.pushState({}, '', '/about');
  rerender(header({ path: '/about' }));
  history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/project/1001'));
});

test.each(['en', 'ml'] as const)(
  'the header in %s has nothing that a screen reader would stumble over',
  async (language) => {
    const { container, rerender } = render(header({ language }));
    // Both navigations have one name: of the two only one is ever displayed, which a test without styles cannot see.
    const rules = { 'landmark-unique': { enabled: false } };
    expect(await axe(container, { rules })).toHaveNoViolations();
    rerender(header({ language, account: known }));
    expect(await axe(container, { rules })).toHaveNoViolations();
  },
);
