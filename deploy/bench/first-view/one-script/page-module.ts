import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { moduleFolder } from '@trust/shared/build/paths';
import type { PagePart } from '../release-file.ts';
import { chunkSource } from './remote-sources.ts';

/** The source of a module with static imports of a page's screens and parcels, with English texts. */
export async function pageModule(parts: readonly PagePart[]): Promise<string> {
  const written = await Promise.all(parts.map(writePart));
  const of = (kind: PagePart['kind']) =>
    written.flatMap((part) => (part.kind === kind ? [part.definition] : []));
  return [
    ...written.map(({ imports }) => imports),
    `export const remote = ${of('screen')[0] ?? 'undefined'};`,
    `export const guests = [${of('parcel').join(', ')}];`,
  ].join('\n');
}

async function writePart({ module, kind, name }: PagePart, number: number) {
  const definition = resolve(moduleFolder(module), 'src/remote.tsx');
  const source = await readFile(definition, 'utf8');
  const part = chunkSource(source, `${kind}-${name}`);
  const from = (file: string) => JSON.stringify(resolve(dirname(definition), file));
  const given = `() => Promise.resolve({ ${kind}: part${number} })`;
  const screens = kind === 'screen' ? `{ id: '${name}', path: '${part.path ?? '*'}', screen: ${given} }` : '';
  const parcels = kind === 'parcel' ? `'${name}': ${given}` : '';
  const texts = `() => Promise.resolve({ texts: texts${number} })`;
  return {
    kind,
    imports: [
      `import { ${kind} as part${number} } from ${from(part.file)};`,
      `import { texts as texts${number} } from ${from(chunkSource(source, 'texts-en').file)};`,
    ].join('\n'),
    definition:
      `{ name: '${module}', texts: { en: ${texts}, ml: ${texts} }, ` +
      `screens: [${screens}], parcels: { ${parcels} } }`,
  };
}
