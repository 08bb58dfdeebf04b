import { sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { PROJECT_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import {
  date,
  freeText,
  html,
  line,
  optionalDate,
  optionalFlag,
  optionalPictures,
  picture,
  reference,
  rupees,
  text,
} from '../../../content-kinds/fields.ts';
import { categories, projects } from '../projects.schema.ts';
import { CATEGORIES } from './categories.kind.ts';

const { name, logo, description, district, focalPoint, caseNumber, projectDate } = projects;

/**
 * `openingFunds` is what had been raised before this site counted donations; the site adds what it captures. It knows the day
 * that its own donations covered the cost; `fundedDate` says it for others.
 */
export const PROJECTS = defineKind({
  name: 'projects',
  table: projects,
  fields: {
    name: text(200),
    logo: picture(),
    description: html(),
    category: reference(CATEGORIES),
    caseNumber: line(40, 'must be a number like FK/2026/014'),
    projectDate: date(),
    district: freeText(),
    state: freeText(),
    focalPoint: freeText(),
    estimatedCost: rupees(),
    openingFunds: rupees(),
    images: optionalPictures(),
    slides: optionalPictures(),
    successStory: optionalFlag(),
    fundedDate: optionalDate(),
    completedDate: optionalDate(),
  },
  page: {
    path: PROJECT_PATH,
    search: {
      kind: 'project',
      title: name,
      body: description,
      picture: logo,
      date: projectDate,
      byNumber: true,
      texts: {
        values: [
          sql`${description}`,
          sql`${categories.name}`,
          sql`${district}`,
          sql`${focalPoint}`,
          sql`jsonb_build_object(${DEFAULT_LANGUAGE}::text, ${caseNumber})`,
          // As it is typed without its signs: FK2026014.
          sql`jsonb_build_object(${DEFAULT_LANGUAGE}::text, regexp_replace(${caseNumber}, '[^[:alnum:]]', '', 'g'))`,
        ],
        from: sql`${projects} join ${categories} on ${categories.id} = ${projects.categoryId}`,
      },
    },
  },
});
