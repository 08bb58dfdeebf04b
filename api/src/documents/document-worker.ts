import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { ownFolder } from '../own-folder.ts';

/** One document to set: a template of `api/templates`, and what it says as JSON. */
export type DocumentTask = { template: string; data: string };

const templates = ownFolder('templates');
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [ownFolder('fonts')] }],
});

/** What was set in the last so many documents is remembered; with more, memory grows without end. */
const KEPT_FOR_DOCUMENTS = 10;

/** Runs in a thread: setting a document holds up whoever calls it. */
export function setDocument({ template, data }: DocumentTask): Uint8Array {
  const result = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } });
  try {
    if (!result.result) {
      // Its messages may quote what the document says: they stay here.
      throw new Error(`The template ${template} cannot be set`);
    }
    return compiler.pdf(result.result);
  } finally {
    compiler.evictCache(KEPT_FOR_DOCUMENTS);
  }
}
