import { screen } from '@testing-library/react';
import { axe } from '../testing/component-axe.ts';
import type { Project } from '../contract/content/projects.ts';
import { ProjectCard } from './project-card.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

const project: Project = {
  _id: '1001',
  lang: 'en',
  name: 'A house for a mother and three children who live by the river',
  logo: '/media/0123456789abcdef01234567.webp',
  description: '',
  category: { _id: '12', name: 'Shelter Home' },
  caseNumber: 'H-1',
  projectDate: '2026-01-01',
  district: '',
  state: '',
  focalPoint: '',
  estimatedCost: 750000,
  fundsReceived: 480000,
  images: [],
  field_slide_: [],
  successStory: false,
};

test('a donor sees what it is, how far it is and how to give', () => {
  renderInLanguage(<ProjectCard project={project} sizes="88vw" />);
  expect(screen.getByRole('heading')).toHaveTextContent('A house for a mother and three children who live…');
  // Whole for those who hear it.
  const { name } = project;
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/project/1001');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  expect(screen.getByText('₹4,80,000').parentElement).toHaveTextContent('₹4,80,000 raised of ₹7,50,000');
  expect(screen.getByRole('link', { name: /^Donate Now/ })).toHaveAttribute('href', '/payments/1001');
});

test('in Malayalam the sums read the way they are spoken', () => {
  renderInLanguage(<ProjectCard project={project} sizes="88vw" />, 'ml');
  expect(screen.getByText('₹4,80,000').parentElement).toHaveTextContent('ലക്ഷ്യം ₹7,50,000: ₹4,80,000 ലഭിച്ചു');
});

test.each([{ successStory: true }, { fundsReceived: 750000 }])(
  'a completed project asks for nothing more (%j)',
  (change) => {
    renderInLanguage(<ProjectCard project={{ ...project, ...change }} sizes="88vw" />);
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Donate/ })).toBeNull();
  },
);

test('a project without a known cost shows only what came in', () => {
  renderInLanguage(<ProjectCard project={{ ...project, estimatedCost: 0 }} sizes="88vw" />);
  expect(screen.getByText('₹4,80,000').parentElement).toHaveTextContent(/^₹4,80,000 raised$/);
});

test('a card has nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(<ProjectCard project={project} sizes="88vw" />);
  expect(await axe(container)).toHaveNoViolations();
});
