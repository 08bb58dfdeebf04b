import type { Category } from '@trust/shared/contract/content/projects';

/** A category that takes applications, with instructions of its own. */
export function sampleCategory(differences: Partial<Category> = {}): Category {
  return {
    _id: '12',
    lang: 'en',
    name: 'Medi Care',
    logo: '/media/pictures/medi-care.webp',
    subCategories: [],
    instructions: ['Attach the estimate of the hospital.', 'Attach the prescription.'],
    additionalFields: [{ id: 'illness', name: 'Name of the illness', type: 'Text', options: [] }],
    ...differences,
  };
}
