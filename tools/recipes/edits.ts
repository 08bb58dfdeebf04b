import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a file's new text from its text; undefined is the text of a file that is not there yet. */
export type Edit = (text: string | undefined) => string;

/** What following a recipe does: its name below `docs/how-to`, and an edit for each file, by its path from the root. */
export interface Plant {
  readonly recipe: string;
  readonly edits: Readonly<Record<string, Edit>>;
}

/** Creates a file. Throws where there is one. */
export function create(created: string): Edit {
  return (text) => {
    if (text !== undefined) throw new Error('The file is there already.');
    return created;
  };
}

/** Replaces texts, each of which must stand in the file exactly once. */
export function replace(...pairs: readonly (readonly [found: string, by: string])[]): Edit {
  return (text = '') =>
    pairs.reduce((result, [found, by]) => {
      const times = result.split(found).length - 1;
      if (times !== 1) throw new Error(`«${found}» stands in it ${times} times and not once.`);
      return result.replace(found, () => by);
    }, text);
}

/** Puts a text behind another, which must stand in the file exactly once. */
export function addAfter(found: string, added: string): Edit {
  return replace([found, found + added]);
}

/** Puts a text before another, which must stand in the file exactly once. */
export function addBefore(found: string, added: string): Edit {
  return replace([found, added + found]);
}

/** Follows a plant in a copy of the sources. Throws an error that names the file where an edit does not fit. */
export async function followPlant({ recipe, edits }: Plant, folder: string): Promise<void> {
  for (const [path, edit] of Object.entries(edits)) {
    const file = join(folder, path);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    try {
      const edited = edit(text);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, edited);
    } catch (error) {
      throw new Error(`The recipe ${recipe} does not fit ${path}.`, { cause: error });
    }
  }
}
