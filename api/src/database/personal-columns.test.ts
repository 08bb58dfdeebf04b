import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../testing/all-tables.ts';

/** Rows that name a donation, or money of one: what of them stays with an erased donor is listed in erased-columns.test.ts. */
const isOfDonor = (name: string, columns: readonly string[]) =>
  columns.includes('tranId') || name === 'statement_lines';

/** Rows that are about one person, and deleted whole. */
const DELETED = {
  applications: 'with their age, by eraseOldApplications',
  application_status_changes: 'with their application, by its foreign key',
  contact_messages: 'with their age, by forgetMessages',
  sessions: 'at their end, and with their account by its foreign key',
  uploads: 'a while after nothing names them, with their pictures',
  users: 'when an account is closed',
};

/**
 * The columns of all other tables. No visitor can be told by them, staff are named by their office: a new column is so too,
 * or its row is deleted or erased.
 */
const OF_NOBODY = {
  failed_attempts: 'subject failures countedSince',
  content_imports: 'id importedAt importedBy hash changes content undoneAt undoneBy',
  application_erasures: 'id erasedAt code status submittedAt',
  application_accesses: 'id accessedAt accessedBy action code reason applications',
  content_copies: 'address language entries fetchedAt',
  downloads: 'id position archivedAt changedAt title file',
  events: 'id position archivedAt changedAt title body image date',
  reports: 'id position archivedAt changedAt title body file date',
  solace_programmes: 'id position archivedAt changedAt title body booking bookingAmount',
  payment_sequences: 'prefix year lastGiven',
  webhook_events: 'eventId kind outcome receivedAt',
  tribute_opt_outs: 'emailHash optedOutAt',
  categories:
    'id position archivedAt changedAt name logo subCategories receiveApplication showGallery showMedia instructions additionalFields',
  galleries: 'id position archivedAt changedAt categoryId subCategory name images',
  media: 'id position archivedAt changedAt name url',
  news: 'id position archivedAt changedAt name body topImage date projectId',
  project_funds: 'projectId captured refunded donors fundedAt',
  project_reports: 'id position archivedAt changedAt categoryId subCategory name file',
  projects:
    'id position archivedAt changedAt name logo description categoryId caseNumber projectDate district state focalPoint ' +
    'estimatedCost openingFunds images slides successStory fundedDate completedDate',
  projects_revision: 'theOne changedBy',
  receipt_counters: 'financialYear lastGiven',
  receipt_logos: 'hash svg',
  search_entries: 'kind id recency source title words',
  search_words: 'word shown uses deletions',
  page_revision: 'theOne changedBy',
};

test('every table is erased with its person, deleted, or of nobody', () => {
  const tables = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table): [string, string[]] => [
      getTableName(table),
      getTableConfig(table).columns.map(({ name }) => name),
    ]);
  const others = tables.filter(([name, columns]) => !isOfDonor(name, columns) && !(name in DELETED));
  expect(Object.fromEntries(others.map(([name, columns]) => [name, columns.join(' ')]))).toEqual(OF_NOBODY);
  expect(tables.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(DELETED)));
});
