import { DAY_MS } from '@trust/shared/contract/values/durations';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { ContentId } from '@trust/shared/contract/content/projects';
import { readFigures } from '@trust/shared/contract/typed/figures';
import { readDay } from '@trust/shared/contract/typed/numbers';
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
const Day = readBy(readDay, z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.iso.date()));

/** A schema of figures as people type them, which `read` makes plain. */
export function readBy<Schema extends z.ZodMiniType<unknown, string>>(
  read: (typed: string) => string,
  schema: Schema,
) {
  return z.pipe(z.pipe(z.string(), z.transform(read)), schema);
}

/** A whole number of at most so many digits. */
export const wholeNumber = (digits: number) =>
  z.pipe(
    readBy(readFigures, z.string().check(z.regex(new RegExp(`^[0-9]{1,${digits}}$`)))),
    z.transform(Number),
  );

export const parseText = parseAs(Text, 'It takes 1 to 200 characters.');
/** A day in India. */
export const parseDay = parseAs(Day, 'A day is written 2026-04-01.');
export const parseId = parseAs(ContentId, 'It takes a number of up to nine digits.');
export const parseLimit = parseAs(wholeNumber(5), 'It takes a number up to 99999.');

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
