import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { moment, rowNumber } from '../../../database/columns.ts';

/** The applications that were erased for their age: their number, and nothing of what they said. */
export const applicationErasures = pgTable('application_erasures', {
  id: rowNumber(),
  erasedAt: moment().notNull(),
  code: text().notNull(),
  status: text().$type<ApplicationStatus>().notNull(),
  submittedAt: moment().notNull(),
});
