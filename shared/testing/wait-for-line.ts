import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Waits for the first line that the pattern matches. The stream is read on after it, so that the writer never blocks.
 * Rejects with all output when the stream ends without such a line.
 */
export function waitForLine(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    let found = false;
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      if (found) return;
      const match = pattern.exec(line);
      output.push(line);
      if (!match) return;
      found = true;
      resolve(match);
    });
    lines.on('close', () => reject(new Error(`It ended without saying ${pattern}:\n${output.join('\n')}`)));
  });
}
