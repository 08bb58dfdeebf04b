import * as z from 'zod/mini';
import { ContentReportList, type ContentReport } from '@trust/shared/contract/content/content';
import { REPORT_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { html, optionalDate, pdf, text } from '../../../content-kinds/fields.ts';
import { defineList } from '../content-list.ts';
import { toBody, toFileBytes, toFileUrl, toTitledEntry, toValue } from '../content.rules.ts';
import { reports } from '../content.schema.ts';
import { listFrom } from '../content.store.ts';
import {
  cleanBody,
  createEntryParser,
  days,
  filterOwnAddresses,
  urls,
  values,
} from '../external/external-entry.rules.ts';

export const REPORTS = defineKind({
  name: 'reports',
  table: reports,
  fields: { title: text(200), body: html(), file: pdf(), date: optionalDate() },
  page: { path: REPORT_PATH, search: { kind: 'report', title: reports.title, body: reports.body } },
  list: defineList({
    path: 'reports-list',
    operations: ['listReports', 'getReport'],
    summary: 'Reports',
    schema: ContentReportList,
    read: async (database, request) => listFrom(reports, database.select().from(reports).$dynamic(), request),
    fileOf: ({ file }) => file,
    toItem: (language, row, fileBytes): ContentReport => ({
      ...toTitledEntry(language, row),
      body: toBody(language, row),
      field_report_file: toFileUrl(row.file),
      ...toFileBytes(fileBytes),
      ...(row.date !== null && { field_report_date: toValue(row.date) }),
    }),
    parseEntry: createEntryParser(
      z.object({ body: values, field_report_file: urls, field_report_date: days }),
      (entry, base) => ({
        body: cleanBody(entry, base),
        field_report_file: filterOwnAddresses(base, entry.field_report_file),
        ...(entry.field_report_date.length > 0 && { field_report_date: entry.field_report_date }),
      }),
    ),
    pageOf: ({ body }) => ({ body, picture: '' }),
  }),
});
