import { defineKind } from '../../../content-kinds/content-kind.ts';
import { listedText, pictures, reference, text } from '../../../content-kinds/fields.ts';
import { galleries } from '../projects.schema.ts';
import { CATEGORIES } from './categories.kind.ts';

export const GALLERY = defineKind({
  name: 'gallery',
  table: galleries,
  fields: {
    category: reference(CATEGORIES),
    subCategory: listedText(120, { reference: 'category', list: 'subCategories' }),
    name: text(200),
    images: pictures(),
  },
});
