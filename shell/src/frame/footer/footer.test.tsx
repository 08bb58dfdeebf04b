import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@trust/shared/contract/languages';
import { axe } from '@trust/shared/testing/component-axe';
import { Footer } from './footer.tsx';
import { demoTrust } from '../testing/demo-trust.ts';

let widthOfPage: number;
beforeEach(() => {
  widthOfPage = 360;
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: widthOfPage >= 704 }) as MediaQueryList;
});

function footer(language: Language, { path = '/', saver = false } = {}) {
  return <Footer language={language} path={path} trust={demoTrust} saver={saver} />;
}

test('the quick link Applications leads to the printed forms', () => {
  render(footer('en'));
  const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
  expect(quick.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/downloads');
  expect(quick.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  expect(quick.getByRole('link', { name: 'Solace programmes' })).toHaveAttribute('href', '/solace');
  expect(quick.getByRole('link', { name: 'Relief' })).toHaveAttribute('href', '/relief/application');
  const receipt = quick.getByRole('link', { name: 'Receipt for a UPI or bank gift' });
  expect(receipt).toHaveAttribute('href', '/payments-report');
});

test('on a phone all but giving and checking a payment is folded', async () => {
  render(footer('en'));
  expect(screen.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/payments/home');
  expect(screen.getByRole('link', { name: 'Check a payment' })).toHaveAttribute('href', '/payments-check');
  expect(screen.getByText('Example Road')).not.toBeVisible();
  await userEvent.click(screen.getByText('Contact us'));
  expect(screen.getByText('Example Road')).toBeVisible();
});

test('on a wide page nothing of the footer can be folded', () => {
  widthOfPage = 1280;
  const { container } = render(footer('en'));
  expect(screen.getByText('Example Road')).toBeVisible();
  expect(container.querySelector('summary')).toBeNull();
});

test('the end of the page says who runs the site and how to reach them', () => {
  widthOfPage = 1280;
  render(footer('en'));
  expect(screen.getByText('We visit every case.')).toBeVisible();
  expect(screen.getByText('Example Road')).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 00000 00001' })).toHaveAttribute('href', 'tel:+910000000001');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://whatsapp.example/');
});

test('the terms and the privacy policy are one press away in both languages', () => {
  const { rerender } = render(footer('en'));
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  rerender(footer('ml'));
  expect(screen.getByRole('link', { name: 'ഉപയോഗ നിബന്ധനകൾ' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'സ്വകാര്യതാ നയം' })).toHaveAttribute('href', '/privacy');
});

test.each([
  ['en', 'Data saver'],
  ['ml', 'ഡാറ്റ സേവർ'],
] as const)('the data saver in %s says its state, and comes back to the page', (language, name) => {
  const { rerender } = render(footer(language, { path: '/projects?status=completed' }));
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveValue('on');
  expect(button.closest('form')).toHaveAttribute('action', '/data-saver');
  expect(button.closest('form')).toHaveFormValues({ next: '/projects?status=completed' });
  rerender(footer(language, { saver: true }));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveValue('off');
});

test.each(['/application/12', '/relief/health-care'])('data can be saved on %s too', (path) => {
  render(footer('en', { path }));
  expect(screen.getByRole('button', { name: 'Data saver' })).toBeInTheDocument();
});

test('the address of a payment page, which may hold what was typed, is handed to no other', () => {
  render(footer('en', { path: '/payments/home?name=Asha' }));
  expect(screen.queryByRole('button', { name: 'Data saver' })).toBeNull();
});

test.each(['en', 'ml'] as const)(
  'the footer in %s has nothing that a screen reader would stumble over',
  async (language) => {
    const { container } = render(footer(language));
    expect(await axe(container)).toHaveNoViolations();
  },
);
