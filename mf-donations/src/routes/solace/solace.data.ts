import { SolaceProgrammeList, type SolaceProgramme } from '@trust/shared/contract/content/content';
import { firstValue } from '@trust/shared/contract/content/field-values';
import { Sequence, type BankForm } from '@trust/shared/contract/donations/payments';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import type { FieldError } from '@trust/shared/contract/field-error';
import { NotFoundError, type Reply } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { requestBankForm } from '../../parts/begin-donation/request-bank-form.ts';
import type { FieldTextKey } from '../../texts/use-texts.ts';
import {
  parseBookingForm,
  readBookingForm,
  type BookingDetails,
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

/** One programme; throws NotFoundError where there is none. */
export function programmeQuery({ http, language }: LoadContext, nid: string) {
  return {
    queryKey: ['solace', nid, language],
    queryFn: async (): Promise<Programme> => {
      if (!CONTENT_ID.test(nid)) throw new NotFoundError(`no programme ${nid}`);
      const path = `solace-programs/${nid}?_format=json`;
      const [found] = await http.read({ base: 'content', path }, SolaceProgrammeList);
      if (!found) throw new NotFoundError(`no programme ${nid}`);
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

/** The outcome of a form that was posted without scripts: field errors, a failure, or the bank's form. */
export interface PostedBooking {
  readonly form: BookingForm;
  readonly fieldErrors: readonly FieldError<BookingField, FieldTextKey>[];
  readonly failure: BookingFailure | null;
  readonly bankForm: BankForm | null;
}

/** `message` is the server's; undefined when it could not be reached. */
interface BookingFailure {
  readonly message: string | undefined;
}

/** Books what was posted to this page; null where nothing was posted. */
export function postedBookingQuery(context: LoadContext, programme: Programme) {
  return {
    queryKey: ['booking', programme.nid],
    queryFn: async (): Promise<PostedBooking | null> => {
      const { posted } = context;
      if (!posted) return null;
      const form = readBookingForm({ get: (name) => posted.values[name] });
      const parsed = parseBookingForm(form, programme);
      const notBooked = { form, fieldErrors: [], failure: null, bankForm: null };
      if (parsed.outcome === 'invalid') return { ...notBooked, fieldErrors: parsed.errors };
      const reply = await bookAtBank(context, parsed.value);
      return reply.outcome === 'ok'
        ? { ...notBooked, bankForm: reply.data }
        : {
            ...notBooked,
            failure: { message: reply.outcome === 'refused' ? reply.problem.detail : undefined },
          };
    },
  };
}

async function bookAtBank(
  { http, config, language }: LoadContext,
  booking: BookingDetails,
): Promise<Reply<BankForm>> {
  const body = { prefix: config.trust.transactionPrefixes.solace };
  const sequence = await http.send(
    { base: 'payments', path: 'getNextSequence', method: 'POST', body },
    Sequence,
  );
  if (sequence.outcome !== 'ok') return sequence;
  return requestBankForm(http, { ...booking, ...sequence.data, lang: language });
}
