import type { Readable } from 'node:stream';

/** Calls `onLine` with each line of a stream, and `onTooLong` once one has more than `most` characters. */
export function readLines(
  stream: Readable,
  most: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): void {
  let parts: string[] = [];
  let size = 0;
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      const line = parts.join('') + chunk.slice(start, end);
      parts = [];
      size = 0;
      start = end + 1;
      onLine(line);
    }
    size += chunk.length - start;
    if (size > most) {
      parts = [];
      return onTooLong();
    }
    if (start < chunk.length) parts.push(chunk.slice(start));
  });
}
