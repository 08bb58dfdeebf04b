import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { moduleFolder } from '@trust/shared/build/paths';
import { LANGUAGE_CODES } from '@trust/shared/contract/languages';
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
  const textsSource = await readFile(resolve(moduleFolder(module), 'src/remote.texts.ts'), 'utf8');
  const part = chunkSource(source, `${kind}-${name}`);
  const from = (file: string) => JSON.stringify(resolve(dirname(definition), file));
  const given = `() => Promise.resolve({ ${kind}: part${number} })`;
  const screens = kind === 'screen' ? `{ id: '${name}', path: '${part.path ?? '*'}', screen: ${given} }` : '';
  const parcels = kind === 'parcel' ? `'${name}': ${given}` : '';
  const ownTexts = `texts-en-${name}`;
  const hasOwn = textsSource.includes(`"${ownTexts}"`);
  const loadTexts = `() => Promise.resolve({ texts: ${hasOwn ? `{ ...texts${number}, ...own${number} }` : `texts${number}`} })`;
  const inLanguages = LANGUAGE_CODES.map((language) => `${language}: ${loadTexts}`).join(', ');
  return {
    kind,
    imports: [
      `import { ${kind} as part${number} } from ${from(part.file)};`,
      `import { texts as texts${number} } from ${from(chunkSource(textsSource, 'texts-en').file)};`,
      ...(hasOwn
        ? [`import { texts as own${number} } from ${from(chunkSource(textsSource, ownTexts).file)};`]
        : []),
    ].join('\n'),
    definition:
      `{ name: '${module}', texts: { ${inLanguages} }, ` + `screens: [${screens}], parcels: { ${parcels} } }`,
  };
}
