import * as z from 'zod/mini';
import { ContentReportList, type ContentReport } from '@trust/shared/contract/content/content';
import { REPORT_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { html, pdf, text } from '../../../content-kinds/fields.ts';
import { defineList } from '../content-list.ts';
import { toBody, toFileUrl, toTitledEntry } from '../content.rules.ts';
import { reports } from '../content.schema.ts';
import { listFrom } from '../content.store.ts';
import {
  cleanBody,
  createEntryParser,
  filterOwnAddresses,
  urls,
  values,
} from '../external/external-entry.rules.ts';

export const REPORTS = defineKind({
  name: 'reports',
  table: reports,
  fields: { title: text(200), body: html(), file: pdf() },
  page: { path: REPORT_PATH, search: { kind: 'report', title: reports.title, body: reports.body } },
  list: defineList({
    path: 'reports-list',
    operations: ['listReports', 'getReport'],
    summary: 'Reports',
    schema: ContentReportList,
    read: async (database, request) => listFrom(reports, database.select().from(reports).$dynamic(), request),
    toItem: (language, row): ContentReport => ({
      ...toTitledEntry(language, row),
      body: toBody(language, row),
      field_report_file: toFileUrl(row.file),
    }),
    parseEntry: createEntryParser(z.object({ body: values, field_report_file: urls }), (entry, base) => ({
      body: cleanBody(entry, base),
      field_report_file: filterOwnAddresses(base, entry.field_report_file),
    })),
    pageOf: ({ body }) => ({ body, picture: '' }),
  }),
});
