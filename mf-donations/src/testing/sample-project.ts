import type { Project } from '@trust/shared/contract/content/projects';

/** A project that is half funded, unless `differences` says otherwise. */
export function sampleProject(differences: Partial<Project> = {}): Project {
  return {
    _id: '1001',
    lang: 'en',
    name: 'A well for fourteen families',
    logo: '/media/pictures/well.webp',
    description: '<p>Clean water.</p>',
    category: { _id: '11', name: 'Well project' },
    caseNumber: 'WP/2026/001',
    projectDate: '2026-01-10',
    district: 'Palakkad',
    state: 'Kerala',
    focalPoint: 'Ward office',
    estimatedCost: 100_000,
    fundsReceived: 50_000,
    images: [],
    field_slide_: [],
    successStory: false,
    ...differences,
  };
}
