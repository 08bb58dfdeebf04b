import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Records by id that survive the end of the process, however it ends: a file that is only ever added to. */
export class Journal<Entry extends { id: string }> {
  readonly #entries = new Map<string, Entry>();
  readonly #file: string | undefined;

  /** Without a file it remembers as long as the process. `read` parses what the file holds. */
  constructor(file: string | undefined, read: (line: unknown) => Entry) {
    this.#file = file;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line may be half a line: the process was killed while it wrote.
      const entry = line === '' ? undefined : entryOf(line, read);
      if (entry) this.#entries.set(entry.id, entry);
    }
    // What comes next begins a line of its own.
    appendFileSync(file, '\n');
  }

  put(entry: Entry): Entry {
    this.#entries.set(entry.id, entry);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    return entry;
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  all(): Entry[] {
    return [...this.#entries.values()];
  }
}

function entryOf<Entry>(line: string, read: (line: unknown) => Entry): Entry | undefined {
  try {
    return read(JSON.parse(line));
  } catch {
    return undefined;
  }
}
