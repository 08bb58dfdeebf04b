import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { apiFolder } from '../api-folder.ts';

/** JPEGs by the file name that a template gives them. */
export type DocumentPictures = Readonly<Record<string, Uint8Array>>;

/** One document: a template of `api/templates`, its data as JSON, and its pictures. */
export type DocumentTask = { template: string; data: string; pictures: DocumentPictures };

const templates = apiFolder('templates');
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [apiFolder('fonts')] }],
});

/** Cached results that were unused for so many documents are evicted; otherwise memory grows without end. */
const MAX_CACHE_AGE = 10;

/** Runs in a worker thread, since it blocks. */
export function setDocument({ template, data, pictures }: DocumentTask): Uint8Array {
  const files = Object.entries(pictures);
  for (const [name, bytes] of files) compiler.mapShadow(join(templates, name), Buffer.from(bytes));
  const result = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } });
  try {
    if (!result.result) {
      // The compiler's messages may quote personal data, so they are not passed on.
      throw new Error(`The template ${template} cannot be set`);
    }
    return compiler.pdf(result.result);
  } finally {
    for (const [name] of files) compiler.unmapShadow(join(templates, name));
    // A picture of a person stays in memory no longer than its document is made.
    compiler.evictCache(files.length === 0 ? MAX_CACHE_AGE : 0);
  }
}
