import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as z from 'zod/mini';

/** Parses an option's value; commander prints the hint when it does not fit. */
export function parseAs<Schema extends z.ZodMiniType>(schema: Schema, hint: string) {
  return (typed: string): z.output<Schema> => {
    const parsed = schema.safeParse(typed);
    if (!parsed.success) throw new InvalidArgumentError(hint);
    return parsed.data;
  };
}

const Text = z.string().check(z.minLength(1), z.maxLength(200));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.iso.date());
const Limit = z.pipe(z.string().check(z.regex(/^[0-9]{1,5}$/)), z.transform(Number));

export const parseText = parseAs(Text, 'It takes 1 to 200 characters.');
/** A day in India. */
export const parseDay = parseAs(Day, 'A day is written 2026-04-01.');
export const parseLimit = parseAs(Limit, 'It takes a number up to 99999.');

const DAY_MS = 24 * 60 * 60_000;

/** The moments between which days in India lie; `before` is exclusive. */
export function toMoments({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  before: Date | undefined;
} {
  const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);
  return {
    from: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  };
}
