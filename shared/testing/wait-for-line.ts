import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * The first line that fits, as the pattern matched it. The stream is read on after it, so that whoever writes
 * never waits for a reader. Ends with an error that holds all that was said when the stream ends before.
 */
export function waitForLine(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    let found = false;
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      if (found) return;
      const match = pattern.exec(line);
      said.push(line);
      if (!match) return;
      found = true;
      resolve(match);
    });
    lines.on('close', () => reject(new Error(`It ended without saying ${pattern}:\n${said.join('\n')}`)));
  });
}
