import * as z from 'zod/mini';
import { ContentDownloadList, type ContentDownload } from '@trust/shared/contract/content/content';
import { DOWNLOADS_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { pdf, text } from '../../../content-kinds/fields.ts';
import { defineList } from '../content-list.ts';
import { toFileBytes, toFileUrl, toTitledEntry } from '../content.rules.ts';
import { downloads } from '../content.schema.ts';
import { listFrom } from '../content.store.ts';
import { createEntryParser, filterOwnAddresses, urls } from '../external/external-entry.rules.ts';

export const DOWNLOADS = defineKind({
  name: 'downloads',
  table: downloads,
  fields: { title: text(200), file: pdf() },
  page: {
    path: `${DOWNLOADS_PATH}#:id`,
    isListed: false,
    search: { kind: 'download', title: downloads.title },
  },
  list: defineList({
    path: 'downloads-list',
    operations: ['listDownloads', 'getDownload'],
    summary: 'Forms to download',
    schema: ContentDownloadList,
    read: async (database, request) =>
      listFrom(downloads, database.select().from(downloads).$dynamic(), request),
    fileOf: ({ file }) => file,
    toItem: (language, row, fileBytes): ContentDownload => ({
      ...toTitledEntry(language, row),
      field_download_file: toFileUrl(row.file),
      ...toFileBytes(fileBytes),
    }),
    parseEntry: createEntryParser(z.object({ field_download_file: urls }), (entry, base) => ({
      field_download_file: filterOwnAddresses(base, entry.field_download_file),
    })),
    pageOf: () => ({ body: [], picture: '' }),
  }),
});
