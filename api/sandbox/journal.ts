import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Records by id in an append-only file, so that they survive even a killed process. */
export class Journal<Entry extends { id: string }> {
  readonly #entries = new Map<string, Entry>();
  readonly #file: string | undefined;

  /** Without a file, records are held in memory. `read` parses a line of the file. */
  constructor(file: string | undefined, read: (line: unknown) => Entry) {
    this.#file = file;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // A line may be incomplete, if the process was killed or the disk was full while it was written.
      const entry = line === '' ? undefined : parseEntry(line, read);
      if (entry) this.#entries.set(entry.id, entry);
    }
  }

  put(entry: Entry): Entry {
    // Each record begins on a line of its own, also after an incomplete one.
    if (this.#file !== undefined) appendFileSync(this.#file, `\n${JSON.stringify(entry)}\n`);
    this.#entries.set(entry.id, entry);
    return entry;
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  list(): Entry[] {
    return [...this.#entries.values()];
  }
}

function parseEntry<Entry>(line: string, read: (line: unknown) => Entry): Entry | undefined {
  try {
    return read(JSON.parse(line));
  } catch {
    return undefined;
  }
}
