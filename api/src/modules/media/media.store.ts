import { createHash, randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { OriginalExtension } from './media.rules.ts';

export type StoredFile = { stream: Readable; bytes: number };

/** Stored files. Names are content hashes, so a name's content never changes. */
export class MediaStorage {
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
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

  /** Stores a file atomically, so that no partial file is served. */
  async put(name: string, content: Uint8Array): Promise<void> {
    const unfinished = `unfinished-${randomUUID()}`;
    await this.#disk.put(unfinished, content);
    await this.#disk.move(unfinished, name);
  }

  /** Removes all other files in the folder of `name`. */
  async removeOthers(name: string): Promise<void> {
    const { objects } = await this.#disk.listAll(dirname(name));
    for (const object of objects) {
      if (object.isFile && object.key !== name) await this.#disk.delete(object.key);
    }
  }
}

/** The name of an original: the start of its hash, and its extension. */
export function originalName(content: Uint8Array, extension: OriginalExtension): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${extension}`;
}

/** Files in `<dataDir>/media`. */
export function openMediaFolder(dataDir: string): MediaStorage {
  return new MediaStorage(new Disk(new FSDriver({ location: join(dataDir, 'media'), visibility: 'public' })));
}
