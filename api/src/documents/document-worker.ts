import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { apiFolder } from '../api-folder.ts';

/** One document: a template of `api/templates` and its data as JSON. */
export type DocumentTask = { template: string; data: string };

const templates = apiFolder('templates');
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [apiFolder('fonts')] }],
});

/** Cached results that were unused for so many documents are evicted; otherwise memory grows without end. */
const MAX_CACHE_AGE = 10;

/** Runs in a worker thread, since it blocks. */
export function setDocument({ template, data }: DocumentTask): Uint8Array {
  const result = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } });
  try {
    if (!result.result) {
      // The compiler's messages may quote personal data, so they are not passed on.
      throw new Error(`The template ${template} cannot be set`);
    }
    return compiler.pdf(result.result);
  } finally {
    compiler.evictCache(MAX_CACHE_AGE);
  }
}
