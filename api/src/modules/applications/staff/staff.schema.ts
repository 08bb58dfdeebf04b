import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { moment, rowNumber } from '../../../database/columns.ts';

/** What of an application or of many somebody of the office looked at or changed. */
export const ACCESS_ACTIONS = ['list', 'search', 'show', 'set-status', 'export', 'print', 'reveal'] as const;

/** Who changed the status of an application, when and why. `changedBy` is `applicant` for a withdrawal. */
export const applicationStatusChanges = pgTable('application_status_changes', {
  id: rowNumber(),
  applicationId: uuid().notNull(),
  changedAt: moment().notNull(),
  changedBy: text().notNull(),
  before: text().$type<ApplicationStatus>().notNull(),
  after: text().$type<ApplicationStatus>().notNull(),
  note: text().notNull(),
});

/** Each look at applications by the office. `code` is null for a look at several, of which `applications` is the number. */
export const applicationAccesses = pgTable('application_accesses', {
  id: rowNumber(),
  accessedAt: moment().notNull(),
  accessedBy: text().notNull(),
  action: text({ enum: ACCESS_ACTIONS }).notNull(),
  code: text(),
  reason: text().notNull(),
  applications: integer().notNull(),
});
