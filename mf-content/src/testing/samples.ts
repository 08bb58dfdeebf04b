import type {
  Category,
  Gallery,
  Media,
  NewsUpdate,
  Project,
  ProjectReport,
} from '@trust/shared/contract/content/projects';
import type { SearchResult } from '@trust/shared/contract/content/search';

const picture = (letter: string) => `/media/${letter.repeat(24)}.webp`;

export function aProject(own: Partial<Project> = {}): Project {
  return {
    _id: '1001',
    lang: 'en',
    name: 'A house for a mother and three children in Nilambur',
    logo: picture('a'),
    description: '<p>The roof leaks in four places.</p><p>Masons of the village will build it.</p>',
    category: { _id: '1', name: 'Shelter Home' },
    caseNumber: 'SH/2026/014',
    projectDate: '2026-02-03',
    district: 'Malappuram',
    state: 'Kerala',
    focalPoint: 'Coordinator, Nilambur unit',
    estimatedCost: 750_000,
    fundsReceived: 480_000,
    images: [picture('b'), picture('c')],
    field_slide_: [{ url: picture('a') }, { url: picture('d') }, { url: picture('e') }],
    successStory: false,
    ...own,
  };
}

export function aCategory(own: Partial<Category> = {}): Category {
  return {
    _id: '1',
    lang: 'en',
    name: 'Shelter Home',
    logo: picture('f'),
    subCategories: ['Under construction', 'Handed over'],
    instructions: [],
    additionalFields: [],
    ...own,
  };
}

export function aNewsItem(own: Partial<NewsUpdate> = {}): NewsUpdate {
  return {
    _id: '1',
    lang: 'en',
    name: 'Twelve wells before the summer',
    body: '<p>The masons finished the last of them on <b>Friday</b>. Water stands at four metres, and the school has its own pipe.</p>',
    topImage: picture('1'),
    newsUpdateDate: '2026-03-14',
    ...own,
  };
}

export function aGallery(own: Partial<Gallery> = {}): Gallery {
  return {
    _id: '1',
    lang: 'en',
    category: { _id: '1', name: 'Shelter Home' },
    subCategory: 'Handed over',
    name: 'The key is handed over',
    images: [picture('2'), picture('3'), picture('4'), picture('5')],
    ...own,
  };
}

export const aVideo: Media = { _id: '1', lang: 'en', name: 'A house in forty days', url: 'demoVideo01' };

const aProjectReport: ProjectReport = {
  _id: '1',
  lang: 'en',
  category: { _id: '1', name: 'Shelter Home' },
  subCategory: 'Handed over',
  name: 'Houses of 2025',
  file: '/media/999999999999999999999999.pdf',
  fileBytes: 560_000,
};

export const anEvent = {
  nid: [{ value: 11 }],
  title: [{ value: 'Medical camp in Tirur' }],
  body: [{ value: '<p>Two hundred people came.</p>' }],
  field_event_image: [{ url: picture('6') }],
  field_event_date: [{ value: '2026-09-05' }],
};

export const aReport = {
  nid: [{ value: 21 }],
  title: [{ value: 'Annual report 2025' }],
  body: [{ value: '<p>Income and spending of the year.</p>' }],
  field_report_file: [{ url: '/media/888888888888888888888888.pdf' }],
  field_file_bytes: [{ value: 1_240_000 }],
  field_report_date: [{ value: '2026-07-01' }],
};

export const aDownload = {
  nid: [{ value: 31 }],
  title: [{ value: 'Application form for medical aid' }],
  field_download_file: [{ url: '/media/777777777777777777777777.pdf' }],
  field_file_bytes: [{ value: 34_000 }],
};

export const aSearchResult = {
  kind: 'project',
  id: '1001',
  lang: 'en',
  title: 'A house in Nilambur',
  excerpt: '… The roof leaks in four places. …',
  picture: picture('a'),
  path: '/project/1001',
} satisfies SearchResult;

/** Every call of this module with an answer, for tests to change what they are about. */
export const goodAnswers = {
  'project/get-project-list': [aProject(), aProject({ _id: '1002', name: 'An open well', fundsReceived: 0 })],
  'project/get-project-list-count': 2,
  'project/get-project-by-id': aProject(),
  'projects-stats/all/11/': [
    { nid: '1001', title: 'A house', category: 'Well Project', field_move_to_success_stor: 'False' },
    { nid: '1003', title: 'A school', category: 'Well Project', field_move_to_success_stor: 'True' },
    { nid: '1004', title: 'A roof', category: 'Well Project', field_move_to_success_stor: 'True' },
  ],
  'project/get-stats': { totalProjectsOngoing: 58, totalApplications: 1240, totalProjectsCompleted: 18 },
  'project/get-gallery-list': [aGallery()],
  'project/get-newsUpdate-list': [
    aNewsItem(),
    aNewsItem({ _id: '2', name: 'School opens', newsUpdateDate: '2026-06-01' }),
  ],
  'project/get-newsUpdate-by-id': aNewsItem(),
  'project/get-category-list': [
    aCategory(),
    aCategory({ _id: '11', name: 'Well Project', subCategories: [] }),
  ],
  'project/get-report-list': [aProjectReport],
  'project/get-media-list': [aVideo],
  search: {
    results: [aSearchResult, { ...aSearchResult, kind: 'report', id: '21', picture: '', path: '/report/21' }],
    counts: { project: 1, news: 0, event: 0, report: 1, solace: 0, download: 0 },
  },
  'events-list': [anEvent],
  'events-list/11': [anEvent],
  'reports-list': [aReport],
  'reports-list/21': [aReport],
  'reports-list/41': [],
  'reports-list/42': [],
  'downloads-list': [aDownload],
};
