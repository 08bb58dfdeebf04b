import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { AdditionalFieldType } from '@trust/shared/contract/content/projects';
import {
  contentColumns,
  fileNames,
  localised,
  localisedList,
  moment,
  paise,
  createJsonColumn,
  rupees,
} from '../../database/columns.ts';

const additionalFields = createJsonColumn(
  z.array(
    z.object({
      id: z.string(),
      name: LocalisedText,
      type: z.catch(AdditionalFieldType, 'Text'),
      options: z.array(z.object({ key: z.string(), name: LocalisedText })),
    }),
  ),
);

export const categories = pgTable('categories', {
  ...contentColumns,
  name: localised().notNull(),
  logo: text().notNull(),
  subCategories: localisedList().notNull(),
  receiveApplication: boolean().notNull(),
  showGallery: boolean().notNull(),
  showMedia: boolean().notNull(),
  instructions: localisedList().notNull(),
  additionalFields: additionalFields().notNull(),
});

export const projects = pgTable('projects', {
  ...contentColumns,
  name: localised().notNull(),
  logo: text().notNull(),
  description: localised().notNull(),
  categoryId: text().notNull(),
  caseNumber: text().notNull(),
  projectDate: date().notNull(),
  district: localised().notNull(),
  state: localised().notNull(),
  focalPoint: localised().notNull(),
  estimatedCost: rupees().notNull(),
  openingFunds: rupees().notNull(),
  images: fileNames().notNull(),
  slides: fileNames().notNull(),
  successStory: boolean().notNull(),
  fundedDate: date(),
  completedDate: date(),
});

export const galleries = pgTable('galleries', {
  ...contentColumns,
  categoryId: text().notNull(),
  subCategory: localised().notNull(),
  name: localised().notNull(),
  images: fileNames().notNull(),
});

export const news = pgTable('news', {
  ...contentColumns,
  name: localised().notNull(),
  body: localised().notNull(),
  topImage: text().notNull(),
  date: date().notNull(),
  projectId: text(),
});

export const projectReports = pgTable('project_reports', {
  ...contentColumns,
  categoryId: text().notNull(),
  subCategory: localised().notNull(),
  name: localised().notNull(),
  file: text().notNull(),
});

export const media = pgTable('media', {
  ...contentColumns,
  name: localised().notNull(),
  url: text().notNull(),
});

/**
 * A project's sums of this site's donations, in paise, the number of donations that count, and when they covered what was
 * missing.
 */
export const projectFunds = pgTable('project_funds', {
  projectId: text().primaryKey(),
  captured: paise().notNull(),
  refunded: paise().notNull(),
  donors: integer().notNull(),
  fundedAt: moment(),
});

/** Its one row holds the transaction that last changed a project or its funds. */
export const projectsRevision = pgTable('projects_revision', {
  theOne: boolean().primaryKey(),
  changedBy: text().notNull(),
});
