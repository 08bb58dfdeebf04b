import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AdditionalFieldType } from '@trust/shared/contract/content/projects';
import { APPLICATION_CATEGORY_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { optionalFlag, options, items, picture, text, texts, value } from '../../../content-kinds/fields.ts';
import { categories } from '../projects.schema.ts';

/** A question that applicants of a category are asked beside the usual ones. */
const ADDITIONAL_FIELD = {
  id: value(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    'must be a name of up to 40 small letters, digits and -, and begin with a letter',
  ),
  name: text(200),
  type: value(AdditionalFieldType, `must be one of ${AdditionalFieldType.options.join(', ')}`),
  options: options(),
};

/** The page of a category is its application form. */
export const CATEGORIES = defineKind({
  name: 'categories',
  table: categories,
  fields: {
    name: text(120),
    logo: picture(),
    subCategories: texts(120),
    receiveApplication: optionalFlag(),
    showGallery: optionalFlag(),
    showMedia: optionalFlag(),
    instructions: texts(600),
    additionalFields: items(ADDITIONAL_FIELD),
  },
  itemsTable: {
    file: 'additional-fields',
    fields: ADDITIONAL_FIELD,
    owner: 'category',
    list: 'additionalFields',
  },
  page: { path: APPLICATION_CATEGORY_PATH, condition: sql`${categories.receiveApplication}` },
});
