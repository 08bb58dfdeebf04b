import type * as z from 'zod/mini';
import type {
  AdditionalFieldEntry,
  CONTENT_KINDS,
  ContentKind,
} from '@trust/shared/contract/content/content-set';
import { LANGUAGE_CODES } from '@trust/shared/contract/languages';

/** How a field is written in a table; kinds that end in `s` are lists. */
export type CellKind = 'value' | 'values' | 'text' | 'texts' | 'html' | 'number' | 'flag' | 'options';

/** Every field of an entry: a missing one is a type error. */
type Cells<Schema extends z.ZodMiniType> = Record<keyof z.output<Schema> & string, CellKind>;

/** The columns of each kind's table. A category's additional fields have a table of their own. */
export const CSV_CELLS: {
  [Kind in ContentKind]: Kind extends 'categories'
    ? Omit<Cells<(typeof CONTENT_KINDS)[Kind]>, 'additionalFields'>
    : Cells<(typeof CONTENT_KINDS)[Kind]>;
} = {
  categories: {
    id: 'value',
    name: 'text',
    logo: 'value',
    subCategories: 'texts',
    receiveApplication: 'flag',
    showGallery: 'flag',
    showMedia: 'flag',
    instructions: 'texts',
  },
  projects: {
    id: 'value',
    name: 'text',
    logo: 'value',
    description: 'html',
    category: 'value',
    caseNumber: 'value',
    projectDate: 'value',
    district: 'text',
    state: 'text',
    focalPoint: 'text',
    estimatedCost: 'number',
    openingFunds: 'number',
    images: 'values',
    slides: 'values',
    successStory: 'flag',
  },
  gallery: { id: 'value', category: 'value', subCategory: 'text', name: 'text', images: 'values' },
  news: { id: 'value', name: 'text', body: 'html', topImage: 'value', date: 'value', project: 'value' },
  'project-reports': { id: 'value', category: 'value', subCategory: 'text', name: 'text', file: 'value' },
  media: { id: 'value', name: 'text', url: 'value' },
  events: { id: 'value', title: 'text', body: 'html', image: 'value' },
  reports: { id: 'value', title: 'text', body: 'html', file: 'value' },
  downloads: { id: 'value', title: 'text', file: 'value' },
  solace: { id: 'value', title: 'text', body: 'html', booking: 'flag', bookingAmount: 'number' },
};

export const ADDITIONAL_FIELD_CELLS: Cells<typeof AdditionalFieldEntry> & { category: CellKind } = {
  category: 'value',
  id: 'value',
  name: 'text',
  type: 'value',
  options: 'options',
};

/** The headings of a field: one per language for texts. */
export function headingsOf(field: string, kind: CellKind): string[] {
  const inLanguages = LANGUAGE_CODES.map((language) => `${field}_${language}`);
  switch (kind) {
    case 'text':
    case 'texts':
    case 'html':
      return inLanguages;
    case 'options':
      return [`${field}_key`, ...inLanguages];
    case 'value':
    case 'values':
    case 'number':
    case 'flag':
      return [field];
  }
}
