/* oxlint-disable eslint-js/no-restricted-syntax -- the list of all tables */
/** All tables, for tests. A table stands in the `.schema.ts` of the folder that owns it. */
export * from '../failed-attempts/failed-attempts.schema.ts';
export * from '../import/import.schema.ts';
export * from '../mail/mail.schema.ts';
export * from '../modules/applications/applications.schema.ts';
export * from '../modules/applications/retention/retention.schema.ts';
export * from '../modules/applications/staff/staff.schema.ts';
export * from '../modules/contact/contact.schema.ts';
export * from '../modules/content/content.schema.ts';
export * from '../modules/payments/direct-gifts/direct-gifts.schema.ts';
export * from '../modules/payments/ledger/disputes/disputes.schema.ts';
export * from '../modules/payments/ledger/ledger.schema.ts';
export * from '../modules/payments/ledger/tributes/tribute.schema.ts';
export * from '../modules/projects/projects.schema.ts';
export * from '../modules/receipt-numbers/receipt-numbers.schema.ts';
export * from '../modules/search/search.schema.ts';
export * from '../modules/uploads/uploads.schema.ts';
export * from '../modules/users/users.schema.ts';
export * from '../page-revision/page-revision.schema.ts';
