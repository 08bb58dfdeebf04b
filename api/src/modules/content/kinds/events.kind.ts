import * as z from 'zod/mini';
import { ContentEventList, type ContentEvent } from '@trust/shared/contract/content/content';
import { firstUrl } from '@trust/shared/contract/content/field-values';
import { EVENT_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { html, optionalDate, picture, text } from '../../../content-kinds/fields.ts';
import { toBody, toFileUrl, toTitledEntry, toValue } from '../content.rules.ts';
import { events } from '../content.schema.ts';
import { listFrom } from '../content.store.ts';
import {
  cleanBody,
  createEntryParser,
  days,
  filterOwnAddresses,
  urls,
  values,
} from '../external/external-entry.rules.ts';
import { defineList } from '../content-list.ts';

export const EVENTS = defineKind({
  name: 'events',
  table: events,
  fields: { title: text(200), body: html(), image: picture(), date: optionalDate() },
  page: {
    path: EVENT_PATH,
    search: { kind: 'event', title: events.title, body: events.body, picture: events.image },
  },
  list: defineList({
    path: 'events-list',
    operations: ['listEvents', 'getEvent'],
    summary: 'Events',
    schema: ContentEventList,
    read: async (database, request) => listFrom(events, database.select().from(events).$dynamic(), request),
    toItem: (language, row): ContentEvent => ({
      ...toTitledEntry(language, row),
      body: toBody(language, row),
      field_event_image: toFileUrl(row.image),
      ...(row.date !== null && { field_event_date: toValue(row.date) }),
    }),
    parseEntry: createEntryParser(
      z.object({ body: values, field_event_image: urls, field_event_date: days }),
      (entry, base) => ({
        body: cleanBody(entry, base),
        field_event_image: filterOwnAddresses(base, entry.field_event_image),
        ...(entry.field_event_date.length > 0 && { field_event_date: entry.field_event_date }),
      }),
    ),
    pageOf: ({ body, field_event_image }) => ({ body, picture: firstUrl(field_event_image) }),
  }),
});
