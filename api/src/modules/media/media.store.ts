import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isUnfinished, writeWholeFile } from '@trust/shared/files/write-whole-file';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { OriginalExtension } from './media.rules.ts';

export type StoredFile = { stream: Readable; bytes: number };

/** The most sizes of files that are kept in memory. */
const MAX_KNOWN_SIZES = 1_000;

/** Stored files. Names are content hashes, so a name's content never changes. */
export class MediaStorage {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #sizes = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  }

  has(name: string): Promise<boolean> {
    return this.#disk.exists(name);
  }

  read(name: string): Promise<Uint8Array> {
    return this.#disk.getBytes(name);
  }

  async open(name: string): Promise<StoredFile> {
    const { contentLength } = await this.#disk.getMetaData(name);
    return { stream: await this.#disk.getStream(name), bytes: contentLength };
  }

  /** A file's size in bytes, or undefined where it cannot be read. Read once, since a name's content never changes. */
  async sizeOf(name: string): Promise<number | undefined> {
    const known = this.#sizes.get(name);
    if (known !== undefined) return known;
    // Whoever lists files lists them without sizes rather than not at all.
    const found = await this.#disk.getMetaData(name).catch(() => undefined);
    if (!found) return undefined;
    if (this.#sizes.size >= MAX_KNOWN_SIZES) this.#sizes.clear();
    this.#sizes.set(name, found.contentLength);
    return found.contentLength;
  }

  /** Stores a file atomically, so that no partial file is served, also after a power cut. */
  put(name: string, content: Uint8Array): Promise<void> {
    return writeWholeFile(join(this.#folder, name), content);
  }

  /** Removes all other files in the folder of `name`. */
  async removeOthers(name: string): Promise<void> {
    const { objects } = await this.#disk.listAll(dirname(name));
    for (const object of objects) {
      if (object.isFile && object.key !== name && !isUnfinished(object.key))
        await this.#disk.delete(object.key);
    }
  }
}

/** The name of an original: the start of its hash, and its extension. */
export function originalName(content: Uint8Array, extension: OriginalExtension): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${extension}`;
}

/** Files in `<dataDir>/media`. */
export function openMediaFolder(dataDir: string): MediaStorage {
  return new MediaStorage(join(dataDir, 'media'));
}
