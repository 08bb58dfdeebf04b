import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';
import { partName } from './part-name.ts';

/** Bytes of one source part in a bundle: minified, and its share of the gzip size. */
export interface PartSize {
  readonly part: string;
  readonly minified: number;
  readonly gzip: number;
}

/**
 * The source parts of a bundle, largest first. Every character is assigned by the source map. Each part is compressed
 * alone, and the sizes are scaled so that their sum is the bundle's gzip size.
 */
export function partSizes(code: string, map: SourceMapPayload): PartSize[] {
  const texts = textByPart(code, map);
  const alone = new Map([...texts].map(([part, text]) => [part, gzipSync(text, { level: 9 }).length]));
  const together = [...alone.values()].reduce((sum, size) => sum + size, 0);
  const whole = gzipSync(code, { level: 9 }).length;
  return [...texts]
    .map(([part, text]) => ({
      part,
      minified: Buffer.byteLength(text),
      gzip: Math.round(((alone.get(part) ?? 0) * whole) / together),
    }))
    .sort((one, other) => other.gzip - one.gzip);
}

function textByPart(code: string, payload: SourceMapPayload): Map<string, string> {
  const map = new SourceMap(payload);
  const names = new Map<string, string>();
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, lineNumber) => {
    let start = 0;
    let current = 'glue';
    const close = (end: number) => {
      if (end > start) texts.set(current, (texts.get(current) ?? '') + line.slice(start, end));
      start = end;
    };
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      const name = names.get(source) ?? partName(source);
      names.set(source, name);
      if (name === current) continue;
      close(column);
      current = name;
    }
    close(line.length);
  });
  return texts;
}
