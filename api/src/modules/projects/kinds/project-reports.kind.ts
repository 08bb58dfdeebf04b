import { defineKind } from '../../../content-kinds/content-kind.ts';
import { listedText, pdf, reference, text } from '../../../content-kinds/fields.ts';
import { projectReports } from '../projects.schema.ts';
import { CATEGORIES } from './categories.kind.ts';

export const PROJECT_REPORTS = defineKind({
  name: 'project-reports',
  table: projectReports,
  fields: {
    category: reference(CATEGORIES),
    subCategory: listedText(120, { reference: 'category', list: 'subCategories' }),
    name: text(200),
    file: pdf(),
  },
});
