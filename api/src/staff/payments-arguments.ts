import { parseArgs } from 'node:util';
import { readAmount } from '@trust/shared/contract/amount';
import * as z from 'zod/mini';
import { TRANSACTION_STATES } from '../database/schema.ts';

export const USAGE = `Usage: npm run payments -- <what> …

  list [--state <state>] [--from <day>] [--to <day>] [--limit <number>]
                                    donations, the newest first; days of their beginning, such as 2026-04-01
  list --due-refunds                refunds that wait for staff
  list --quarantine                 money that fits no donation
  show <reference>                  one donation with its history; also by the provider's order or payment
  reconcile [<reference>]           asks the provider about one donation, or about all that are open
  resolve <payment> --reason <words> [--by <name>]
                                    takes it off that list, with what became of it
  refund <reference> [--amount <rupees>] --reason <words> [--key <text>] [--given-back] [--by <name>] [--yes]
                                    gives back all that is left, or a part; of the payment, where that is named
  refund --due <refund> [--given-back] [--by <name>] [--yes]
                                    releases a refund that waits for staff
  export --year <year> --out <file.csv> [--with-test-payments]
                                    the donations of a financial year, such as 2025-26, as Form 10BD asks for them

States: ${TRANSACTION_STATES.join(' ')}
docs/donations.md explains each with examples.
`;

/** What the command was asked for. Amounts in paise; `from` and `to` are days in India. */
export type Asked =
  | { what: 'help' }
  | { what: 'list'; state?: (typeof TRANSACTION_STATES)[number]; from?: string; to?: string; limit: number }
  | { what: 'due-refunds' }
  | { what: 'quarantine' }
  | { what: 'show'; reference: string }
  | { what: 'reconcile'; reference?: string }
  | {
      what: 'refund';
      reference: string;
      amount?: number;
      reason: string;
      key?: string;
      by?: string;
      givenBack: boolean;
      yes: boolean;
    }
  | { what: 'release'; refund: string; by?: string; givenBack: boolean; yes: boolean }
  | { what: 'resolve'; payment: string; reason: string; by?: string }
  | { what: 'export'; year: string; out: string; withTestPayments: boolean };

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.iso.date());
const Limit = z.pipe(z.string().check(z.regex(/^[0-9]{1,5}$/)), z.transform(Number));
/** A financial year, such as `2025-26`: the second half is the year that follows. */
const Year = z.string().check(
  z.regex(/^\d{4}-\d{2}$/),
  z.refine((year) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5))),
);
const text = z.string().check(z.minLength(1), z.maxLength(200));
const Rupees = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const amount = readAmount(typed);
    if (amount.kind === 'paise') return amount.paise;
    context.issues.push({ code: 'custom', message: 'is no amount in rupees', input: typed });
    return z.NEVER;
  }),
);

const given = z.optional(z.boolean());
const State = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.toUpperCase()),
  ),
  z.enum(TRANSACTION_STATES),
);
const List = z.strictObject({
  state: z.optional(State),
  from: z.optional(Day),
  to: z.optional(Day),
  limit: z.prefault(Limit, '100'),
});
const Refund = z.strictObject({
  amount: z.optional(Rupees),
  reason: text,
  key: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  by: z.optional(text),
  'given-back': given,
  yes: given,
});
const Release = z.strictObject({ due: text, by: z.optional(text), 'given-back': given, yes: given });
const Resolve = z.strictObject({ reason: text, by: z.optional(text) });
const Export = z.strictObject({ year: Year, out: text, 'with-test-payments': given });
const None = z.strictObject({});

const WRITTEN = { state: State, from: Day, to: Day, limit: Limit, amount: Rupees, year: Year } as const;

/** What each needs, as it is told to who left something out. */
const NEEDED: Readonly<
  Record<Exclude<Asked['what'], 'help' | 'due-refunds' | 'quarantine' | 'release'>, string>
> = {
  list: '',
  reconcile: '',
  show: 'needs a reference, such as SCT/2026/000042.',
  refund: 'needs a reference and --reason, or --due alone.',
  resolve: 'needs a payment and --reason.',
  export: 'needs --year and --out.',
};

/** What is wrong with arguments that are not understood, in words; undefined where nothing can be said of them. */
export function whatIsWrong(args: string[]): string | undefined {
  const value = wrongValue(args);
  if (value !== undefined) return `“${value}” is not understood.`;
  const [what] = args;
  if (what === undefined) return undefined;
  const needs = Object.entries(NEEDED).find(([name]) => name === what)?.[1];
  if (needs === undefined) return `“${what}” is not understood.`;
  return needs === '' ? `“${args.slice(1).join(' ')}” is not understood.` : `${what} ${needs}`;
}

/** The first option whose value cannot be read, as it was typed: `--state foo`; undefined where that is not what is wrong. */
function wrongValue(args: string[]): string | undefined {
  const values: Record<string, unknown> = parsedOrNothing(args)?.values ?? {};
  const wrong = Object.entries(WRITTEN).find(
    ([option, schema]) => values[option] !== undefined && !schema.safeParse(values[option]).success,
  );
  return wrong && `--${wrong[0]} ${String(values[wrong[0]])}`;
}

/** What the arguments ask for; undefined when they are not understood. */
export function readArguments(args: string[]): Asked | undefined {
  const parsed = parsedOrNothing(args);
  if (!parsed) return undefined;
  const { help, ...options } = parsed.values;
  const [what, reference, ...more] = parsed.positionals;
  if (help) return { what: 'help' };
  if (more.length > 0) return undefined;
  switch (what) {
    case 'list':
      return reference === undefined ? readList(options) : undefined;
    case 'show':
      return reference !== undefined && None.safeParse(options).success ? { what, reference } : undefined;
    case 'reconcile':
      if (!None.safeParse(options).success) return undefined;
      return reference === undefined ? { what } : { what, reference };
    case 'refund':
      return readRefund(reference, options);
    case 'resolve': {
      const { data } = Resolve.safeParse(options);
      return data && reference !== undefined
        ? withoutUndefined({ what, payment: reference, ...data })
        : undefined;
    }
    case 'export': {
      const { data } = Export.safeParse(options);
      if (!data || reference !== undefined) return undefined;
      return { what, year: data.year, out: data.out, withTestPayments: data['with-test-payments'] ?? false };
    }
    case undefined:
    default:
      return undefined;
  }
}

function parsedOrNothing(args: string[]): ReturnType<typeof parse> | undefined {
  try {
    return parse(args);
  } catch {
    return undefined;
  }
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      state: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      limit: { type: 'string' },
      'due-refunds': { type: 'boolean' },
      quarantine: { type: 'boolean' },
      amount: { type: 'string' },
      reason: { type: 'string' },
      key: { type: 'string' },
      by: { type: 'string' },
      yes: { type: 'boolean' },
      due: { type: 'string' },
      'given-back': { type: 'boolean' },
      year: { type: 'string' },
      out: { type: 'string' },
      'with-test-payments': { type: 'boolean' },
    },
  });
}

function readList({
  'due-refunds': due,
  quarantine,
  ...options
}: Record<string, unknown>): Asked | undefined {
  const { data } = List.safeParse(options);
  if (due === true || quarantine === true) {
    const isAlone = None.safeParse(options).success && due !== quarantine;
    return isAlone ? { what: due === true ? 'due-refunds' : 'quarantine' } : undefined;
  }
  return data && withoutUndefined({ what: 'list' as const, ...data });
}

function readRefund(reference: string | undefined, options: object): Asked | undefined {
  const release = Release.safeParse(options).data;
  if (release && reference === undefined) {
    const { due: refund, 'given-back': givenBack = false, yes = false, by } = release;
    return withoutUndefined({ what: 'release' as const, refund, givenBack, yes, by });
  }
  const { data } = Refund.safeParse(options);
  if (!data || reference === undefined) return undefined;
  const { 'given-back': givenBack = false, yes = false, ...more } = data;
  return withoutUndefined({ what: 'refund' as const, reference, ...more, givenBack, yes });
}

type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

function withoutUndefined<T extends object>(value: T): Present<T>;
function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
