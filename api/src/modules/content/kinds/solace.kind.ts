import * as z from 'zod/mini';
import { SolaceProgrammeList, type SolaceProgramme } from '@trust/shared/contract/content/content';
import { SOLACE_PROGRAMME_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { flag, html, rupees, text } from '../../../content-kinds/fields.ts';
import { defineList } from '../content-list.ts';
import { toBody, toTitledEntry, toValue } from '../content.rules.ts';
import { solaceProgrammes } from '../content.schema.ts';
import { listSolaceProgrammes } from '../content.store.ts';
import { cleanBody, createEntryParser, textOf, values } from '../external/external-entry.rules.ts';

export const SOLACE_LIST = defineList({
  path: 'solace-programs',
  operations: ['listProgrammes', 'getProgramme'],
  summary: 'Solace programmes',
  schema: SolaceProgrammeList,
  read: listSolaceProgrammes,
  /** The amount is in rupees. */
  toItem: (language, row): SolaceProgramme => ({
    ...toTitledEntry(language, row),
    body: toBody(language, row),
    field_booking: toValue(row.booking),
    field_booking_amount: toValue(row.bookingAmount),
  }),
  /** A programme that can be booked needs its amount: whole rupees, since a booking is charged exactly that. */
  parseEntry: createEntryParser(
    z.object({ body: values, field_booking: values, field_booking_amount: values }),
    (entry, base) => {
      const booking = /^(?:true|1|yes|on)$/i.test(textOf(entry.field_booking));
      const amount = /^(\d{1,9})(?:\.0+)?$/.exec(textOf(entry.field_booking_amount))?.[1];
      if (booking && amount === undefined) return undefined;
      return {
        body: cleanBody(entry, base),
        field_booking: toValue(booking),
        field_booking_amount: toValue(Number(amount ?? 0)),
      };
    },
  ),
  pageOf: ({ body }) => ({ body, picture: '' }),
});

export const SOLACE = defineKind({
  name: 'solace',
  table: solaceProgrammes,
  fields: { title: text(200), body: html(), booking: flag(), bookingAmount: rupees() },
  page: {
    path: SOLACE_PROGRAMME_PATH,
    search: { kind: 'solace', title: solaceProgrammes.title, body: solaceProgrammes.body },
  },
  list: SOLACE_LIST,
});
