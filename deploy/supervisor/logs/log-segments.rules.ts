import { DAY_MS } from '@trust/shared/contract/values/durations';
/** A closed segment of a log: its day, as 2026-11-22 in UTC, and its place among the segments of that day, from 1. */
export type LogSegment = { day: string; number: number };

const EXTENSION = '.log';

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The file name of a segment of the log `api.log`: `api.2026-11-22.1.log`. */
export function nameSegment(logName: string, { day, number }: LogSegment): string {
  return `${logName.slice(0, -EXTENSION.length)}.${day}.${number}${EXTENSION}`;
}

/** Reads the segment of a log from a file's name. Undefined for any other file. */
export function parseSegment(logName: string, fileName: string): LogSegment | undefined {
  const [, day = '', number = ''] = /\.(\d{4}-\d{2}-\d{2})\.(\d{1,6})\.log$/.exec(fileName) ?? [];
  const segment = { day, number: Number(number) };
  return day !== '' && nameSegment(logName, segment) === fileName ? segment : undefined;
}

export function isTooOld({ day }: LogSegment, days: number, now: Date): boolean {
  return now.getTime() - Date.parse(day) > (days + 1) * DAY_MS;
}
