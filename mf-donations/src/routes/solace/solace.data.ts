import { firstValue, SolaceProgrammeList, type SolaceProgramme } from '@trust/shared/contract/content';
import { ContentId } from '@trust/shared/contract/projects';
import { Sequence, type BankForm } from '@trust/shared/contract/payments';
import { NoSuchThing, type Reply } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import * as z from 'zod/mini';
import { askForBankForm } from '../../checkout/ask-for-bank-form.ts';
import type { Failure } from '../../parts/donor.rules.ts';
import {
  bookingOf,
  checkBookingForm,
  readBookingForm,
  type BookingField,
  type BookingForm,
} from './solace.rules.ts';

/** A programme as its page shows it. `price` in whole rupees. */
export interface Programme {
  readonly nid: string;
  readonly title: string;
  readonly body: string;
  readonly price: number;
  /** It takes bookings, and says what one costs. */
  readonly isOpen: boolean;
}

function programmeOf(entry: SolaceProgramme): Programme {
  const price = Number(firstValue(entry.field_booking_amount));
  return {
    nid: firstValue(entry.nid),
    title: firstValue(entry.title),
    body: firstValue(entry.body),
    price,
    isOpen: entry.field_booking[0]?.value === true && Number.isInteger(price) && price > 0,
  };
}

/** One programme; throws NoSuchThing where there is none. */
export function programmeQuery({ http, language }: LoadContext, nid: string) {
  return {
    queryKey: ['solace', nid, language],
    queryFn: async (): Promise<Programme> => {
      if (!z.safeParse(ContentId, nid).success) throw new NoSuchThing(`no programme ${nid}`);
      const path = `solace-programs/${nid}?_format=json`;
      const [found] = await http.read({ base: 'content', path }, SolaceProgrammeList);
      if (!found) throw new NoSuchThing(`no programme ${nid}`);
      return programmeOf(found);
    },
  };
}

/** All programmes, in the office's order. */
export function programmesQuery({ http, language }: LoadContext) {
  return {
    queryKey: ['solace', language],
    queryFn: async (): Promise<Programme[]> => {
      const path = 'solace-programs?_format=json';
      return (await http.read({ base: 'content', path }, SolaceProgrammeList)).map(programmeOf);
    },
  };
}

/** What came of a form that was sent without scripts: what is wrong with it, why not, or the bank's form to go on with. */
export interface PostedBooking {
  readonly form: BookingForm;
  readonly faults: readonly Failure<BookingField>[];
  readonly refusal: Refusal | null;
  readonly bankForm: BankForm | null;
}

/** In the server's words; undefined when it could not be reached. */
export interface Refusal {
  readonly message: string | undefined;
}

/** The booking that was posted to this page; null on a page that was only asked for. */
export function postedBookingQuery(context: LoadContext, programme: Programme) {
  return {
    queryKey: ['booking', programme.nid],
    queryFn: async (): Promise<PostedBooking | null> => {
      const { posted } = context;
      if (!posted) return null;
      const form = readBookingForm({ get: (name) => posted.values[name] });
      const faults = checkBookingForm(form);
      const nothing = { form, faults, refusal: null, bankForm: null };
      if (faults.length > 0) return nothing;
      const begun = await bookAtBank(context, programme, form);
      return begun.kind === 'ok'
        ? { ...nothing, bankForm: begun.data }
        : { ...nothing, refusal: { message: begun.kind === 'refused' ? begun.problem.detail : undefined } };
    },
  };
}

async function bookAtBank(
  { http, config, language }: LoadContext,
  programme: Programme,
  form: BookingForm,
): Promise<Reply<BankForm>> {
  const body = { prefix: config.trust.transactionPrefixes.solace };
  const sequence = await http.send(
    { base: 'payments', path: 'getNextSequence', method: 'POST', body },
    Sequence,
  );
  if (sequence.kind !== 'ok') return sequence;
  const booking = bookingOf(form, programme);
  return askForBankForm(http, { ...booking, ...sequence.data, lang: language });
}
