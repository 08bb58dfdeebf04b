import { DAY_MS } from '@trust/shared/contract/values/durations';
/** A closed part of a log: its day, as 2026-11-22 in UTC, and its place among the parts of that day, from 1. */
export type LogPart = { day: string; number: number };

const EXTENSION = '.log';

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The file name of a part of the log `api.log`: `api.2026-11-22.1.log`. */
export function namePart(logName: string, { day, number }: LogPart): string {
  return `${logName.slice(0, -EXTENSION.length)}.${day}.${number}${EXTENSION}`;
}

/** Which part of a log a file is; undefined when it is none. */
export function parsePart(logName: string, fileName: string): LogPart | undefined {
  const [, day = '', number = ''] = /\.(\d{4}-\d{2}-\d{2})\.(\d{1,6})\.log$/.exec(fileName) ?? [];
  const part = { day, number: Number(number) };
  return day !== '' && namePart(logName, part) === fileName ? part : undefined;
}

export function isTooOld({ day }: LogPart, days: number, now: Date): boolean {
  return now.getTime() - Date.parse(day) > (days + 1) * DAY_MS;
}
