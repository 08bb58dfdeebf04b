import { parseArgs } from 'node:util';
import { parseRupees } from '@trust/shared/contract/donations/amount';
import * as z from 'zod/mini';
import { TRANSACTION_STATES } from '../modules/payments/index.ts';

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

/** A command of staff. Amounts in paise; `from` and `to` are days in India. */
export type StaffCommand =
  | { kind: 'help' }
  | { kind: 'list'; state?: (typeof TRANSACTION_STATES)[number]; from?: string; to?: string; limit: number }
  | { kind: 'due-refunds' }
  | { kind: 'quarantine' }
  | { kind: 'show'; reference: string }
  | { kind: 'reconcile'; reference?: string }
  | {
      kind: 'refund';
      reference: string;
      amount?: number;
      reason: string;
      key?: string;
      by?: string;
      givenBack: boolean;
      yes: boolean;
    }
  | { kind: 'release'; refund: string; by?: string; givenBack: boolean; yes: boolean }
  | { kind: 'resolve'; payment: string; reason: string; by?: string }
  | { kind: 'export'; year: string; out: string; withTestPayments: boolean };

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.iso.date());
const Limit = z.pipe(z.string().check(z.regex(/^[0-9]{1,5}$/)), z.transform(Number));
/** A financial year, such as `2025-26`; the second part is the following year. */
const Year = z.string().check(
  z.regex(/^\d{4}-\d{2}$/),
  z.refine((year) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5))),
);
const text = z.string().check(z.minLength(1), z.maxLength(200));
const Rupees = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const amount = parseRupees(typed);
    if (amount.kind === 'paise') return amount.paise;
    context.issues.push({ code: 'custom', message: 'is no amount in rupees', input: typed });
    return z.NEVER;
  }),
);

const flag = z.optional(z.boolean());
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
  'given-back': flag,
  yes: flag,
});
const Release = z.strictObject({ due: text, by: z.optional(text), 'given-back': flag, yes: flag });
const Resolve = z.strictObject({ reason: text, by: z.optional(text) });
const Export = z.strictObject({ year: Year, out: text, 'with-test-payments': flag });
const NoOptions = z.strictObject({});

const OPTION_SCHEMAS = {
  state: State,
  from: Day,
  to: Day,
  limit: Limit,
  amount: Rupees,
  year: Year,
} as const;

/** What each command needs, as staff read it. */
const REQUIREMENTS: Readonly<
  Record<Exclude<StaffCommand['kind'], 'help' | 'due-refunds' | 'quarantine' | 'release'>, string>
> = {
  list: '',
  reconcile: '',
  show: 'needs a reference, such as SCT/2026/000042.',
  refund: 'needs a reference and --reason, or --due alone.',
  resolve: 'needs a payment and --reason.',
  export: 'needs --year and --out.',
};

/** Explains arguments that are not understood; undefined when there are none. */
export function explainArgumentError(args: string[]): string | undefined {
  const value = findInvalidOption(args);
  if (value !== undefined) return `“${value}” is not understood.`;
  const [name] = args;
  if (name === undefined) return undefined;
  const requirement = Object.entries(REQUIREMENTS).find(([command]) => command === name)?.[1];
  if (requirement === undefined) return `“${name}” is not understood.`;
  return requirement === '' ? `“${args.slice(1).join(' ')}” is not understood.` : `${name} ${requirement}`;
}

/** The first option with an invalid value, as it was typed: `--state foo`. */
function findInvalidOption(args: string[]): string | undefined {
  const values: Record<string, unknown> = tryParse(args)?.values ?? {};
  const invalid = Object.entries(OPTION_SCHEMAS).find(
    ([option, schema]) => values[option] !== undefined && !schema.safeParse(values[option]).success,
  );
  return invalid && `--${invalid[0]} ${String(values[invalid[0]])}`;
}

/** Parses the arguments; undefined when they are not understood. */
export function readArguments(args: string[]): StaffCommand | undefined {
  const parsed = tryParse(args);
  if (!parsed) return undefined;
  const { help, ...options } = parsed.values;
  const [kind, reference, ...more] = parsed.positionals;
  if (help) return { kind: 'help' };
  if (more.length > 0) return undefined;
  switch (kind) {
    case 'list':
      return reference === undefined ? readList(options) : undefined;
    case 'show':
      return reference !== undefined && NoOptions.safeParse(options).success
        ? { kind, reference }
        : undefined;
    case 'reconcile':
      if (!NoOptions.safeParse(options).success) return undefined;
      return reference === undefined ? { kind } : { kind, reference };
    case 'refund':
      return readRefund(reference, options);
    case 'resolve': {
      const { data } = Resolve.safeParse(options);
      return data && reference !== undefined
        ? omitUndefined({ kind, payment: reference, ...data })
        : undefined;
    }
    case 'export': {
      const { data } = Export.safeParse(options);
      if (!data || reference !== undefined) return undefined;
      return {
        kind,
        year: data.year,
        out: data.out,
        withTestPayments: data['with-test-payments'] ?? false,
      };
    }
    case undefined:
    default:
      return undefined;
  }
}

function tryParse(args: string[]): ReturnType<typeof parse> | undefined {
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
}: Record<string, unknown>): StaffCommand | undefined {
  const { data } = List.safeParse(options);
  if (due === true || quarantine === true) {
    const isAlone = NoOptions.safeParse(options).success && due !== quarantine;
    return isAlone ? { kind: due === true ? 'due-refunds' : 'quarantine' } : undefined;
  }
  return data && omitUndefined({ kind: 'list' as const, ...data });
}

function readRefund(reference: string | undefined, options: object): StaffCommand | undefined {
  const release = Release.safeParse(options).data;
  if (release && reference === undefined) {
    const { due: refund, 'given-back': givenBack = false, yes = false, by } = release;
    return omitUndefined({ kind: 'release' as const, refund, givenBack, yes, by });
  }
  const { data } = Refund.safeParse(options);
  if (!data || reference === undefined) return undefined;
  const { 'given-back': givenBack = false, yes = false, ...more } = data;
  return omitUndefined({ kind: 'refund' as const, reference, ...more, givenBack, yes });
}

type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

function omitUndefined<T extends object>(value: T): Present<T>;
function omitUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
