import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Footer } from './footer.tsx';
import { demoTrust } from './testing/demo-trust.ts';

test('the quick link Applications leads to the printed forms', () => {
  render(<Footer language="en" trust={demoTrust} />);
  const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
  expect(quick.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/downloads');
  expect(quick.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
});

test('the end of the page says who runs the site and how to reach them', () => {
  render(<Footer language="en" trust={demoTrust} />);
  expect(screen.getByText('We visit every case.')).toBeVisible();
  expect(screen.getByText('Example Road')).toBeVisible();
  expect(screen.getByRole('link', { name: '+91 00000 00001' })).toHaveAttribute('href', 'tel:+910000000001');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://whatsapp.example/');
});

test('the terms and the privacy policy are one press away in both languages', () => {
  const { rerender } = render(<Footer language="en" trust={demoTrust} />);
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  rerender(<Footer language="ml" trust={demoTrust} />);
  expect(screen.getByRole('link', { name: 'ഉപയോഗ നിബന്ധനകൾ' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'സ്വകാര്യതാ നയം' })).toHaveAttribute('href', '/privacy');
});

test.each(['en', 'ml'] as const)(
  'the footer in %s has nothing that a screen reader would stumble over',
  async (language) => {
    const { container } = render(<Footer language={language} trust={demoTrust} />);
    expect(await axe(container)).toHaveNoViolations();
  },
);
