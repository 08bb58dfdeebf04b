import type { ContentKindName } from '../content-registry/content-kinds.ts';

/** The entries of each content file. A test may put in anything. */
export type ContentEntries = Record<ContentKindName, Record<string, unknown>[]>;

const HOUSE = 'pictures/house.webp';
const WELL = 'pictures/well.jpg';
const BOAT = 'pictures/boat.png';
const FORM = 'files/form.pdf';

const KERALA = { en: 'Kerala', ml: 'കേരളം' };

function project(id: string, category: string, projectDate: string, rest: object) {
  return {
    id,
    name: { en: `Project ${id}`, ml: `പദ്ധതി ${id}` },
    logo: HOUSE,
    description: { en: '<p>A roof before the rains.</p>', ml: '<p>മഴയ്ക്കു മുമ്പ് ഒരു മേൽക്കൂര.</p>' },
    category,
    caseNumber: `SC/${id}`,
    projectDate,
    district: { en: 'Wayanad', ml: 'വയനാട്' },
    state: KERALA,
    focalPoint: { en: 'Area office', ml: 'മേഖലാ ഓഫീസ്' },
    estimatedCost: 100_000,
    openingFunds: 25_000,
    ...rest,
  };
}

/** A small content set: three categories, six projects and one or two of everything else. */
export const SMALL_SET: ContentEntries = {
  categories: [
    {
      id: '10',
      name: { en: 'Shelter Home', ml: 'ഷെൽട്ടർ ഹോം' },
      logo: HOUSE,
      receiveApplication: true,
      instructions: [{ en: 'Apply in your own name.', ml: 'സ്വന്തം പേരിൽ അപേക്ഷിക്കുക.' }, { en: 'Write NIL.' }],
      additionalFields: [
        {
          id: 'roof',
          name: { en: 'Roof', ml: 'മേൽക്കൂര' },
          type: 'Single Selection',
          options: [{ key: 'tile', name: { en: 'Tiles', ml: 'ഓട്' } }],
        },
      ],
    },
    {
      id: '20',
      name: { en: 'Well Project', ml: 'കിണർ പദ്ധതി' },
      logo: WELL,
      subCategories: [
        { en: 'Wells', ml: 'കിണറുകൾ' },
        { en: 'Pumps', ml: 'പമ്പുകൾ' },
      ],
      showGallery: true,
      showMedia: true,
    },
    { id: '30', name: { en: 'Relief' }, logo: BOAT, receiveApplication: true },
  ],
  projects: [
    project('101', '10', '2025-01-10', { images: [WELL, BOAT], slides: [BOAT] }),
    project('102', '10', '2025-03-01', { successStory: true }),
    project('103', '20', '2025-03-01', { openingFunds: 100_000 }),
    project('104', '20', '2024-12-31', { openingFunds: 0 }),
    project('99', '30', '2025-03-01', { name: { en: 'Only in English' } }),
    project('105', '30', '2023-05-05', { estimatedCost: 0, openingFunds: 500 }),
  ],
  gallery: [
    {
      id: '1',
      category: '20',
      subCategory: { en: 'Pumps', ml: 'പമ്പുകൾ' },
      name: { en: 'Pump day' },
      images: [WELL],
    },
    {
      id: '2',
      category: '20',
      subCategory: { en: 'Wells', ml: 'കിണറുകൾ' },
      name: { en: 'First water', ml: 'ആദ്യ വെള്ളം' },
      images: [BOAT, WELL],
    },
  ],
  news: [
    {
      id: '7',
      name: { en: 'Older', ml: 'പഴയത്' },
      body: { en: '<p>Then</p>' },
      topImage: WELL,
      date: '2025-01-01',
    },
    {
      id: '8',
      name: { en: 'Newer', ml: 'പുതിയത്' },
      body: { en: '<p>Now</p>', ml: '<p>ഇപ്പോൾ</p>' },
      topImage: BOAT,
      date: '2025-06-01',
      project: '102',
    },
  ],
  'project-reports': [
    {
      id: '3',
      category: '20',
      subCategory: { en: 'Wells', ml: 'കിണറുകൾ' },
      name: { en: 'Wells 2024', ml: 'കിണറുകൾ 2024' },
      file: FORM,
    },
  ],
  media: [{ id: '4', name: { en: 'A film', ml: 'ഒരു ചിത്രം' }, url: 'abcDEF12_-x' }],
  events: [
    {
      id: '61',
      title: { en: 'Monsoon camp', ml: 'മഴക്കാല ക്യാമ്പ്' },
      body: { en: '<p>Come</p>' },
      image: WELL,
      date: '2026-06-20',
    },
    { id: '60', title: { en: 'Book fair' }, body: { en: '<p>Read</p>' }, image: BOAT },
  ],
  reports: [
    {
      id: '70',
      title: { en: 'Year 2024', ml: 'വർഷം 2024' },
      body: { en: '<p>Sums</p>' },
      file: FORM,
      date: '2025-07-01',
    },
  ],
  downloads: [{ id: '80', title: { en: 'Application form', ml: 'അപേക്ഷാ ഫോറം' }, file: FORM }],
  solace: [
    {
      id: '90',
      title: { en: 'Solace day', ml: 'സാന്ത്വന ദിനം' },
      body: { en: '<p>Rest</p>', ml: '<p>വിശ്രമം</p>' },
      booking: true,
      bookingAmount: 1500,
    },
    { id: '91', title: { en: 'Closed day' }, body: { en: '<p>Later</p>' }, booking: false, bookingAmount: 0 },
  ],
};
