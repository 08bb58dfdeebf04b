import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The newest messages, of which older ones are removed. */
const MOST_MESSAGES = 200;
const SUFFIX = '.eml';

/** An accepted message. `id` sorts by the time of arrival. */
export interface ReceivedMail {
  readonly id: string;
  readonly email: Email;
}

/** The messages that the sandbox's mail server has accepted, one file for each. */
export class MailFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores a message as it came over SMTP. */
  async add(message: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
    await writeFile(join(this.#folder, id + SUFFIX), message, { mode: 0o600 });
    const old = (await this.#ids()).slice(MOST_MESSAGES);
    await Promise.all(old.map((each) => rm(join(this.#folder, each + SUFFIX), { force: true })));
  }

  /** All messages, newest first. */
  async list(): Promise<ReceivedMail[]> {
    const found = await Promise.all((await this.#ids()).map((id) => this.find(id)));
    return found.filter((mail) => mail !== undefined);
  }

  async find(id: string): Promise<ReceivedMail | undefined> {
    if (!(await this.#ids()).includes(id)) return undefined;
    const email = await PostalMime.parse(await readFile(join(this.#folder, id + SUFFIX)));
    return { id, email };
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .toSorted()
      .toReversed();
  }
}
