import { request } from 'node:http';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const GIVE_UP_MS = 20_000;

/** Makes a call as a visitor of an address does, reads the answer to its end, and gives its status; undefined for none. */
export function ask(site: URL, { method, path, body }: Call, address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sender = request(
      new URL(path, site),
      {
        method,
        timeout: GIVE_UP_MS,
        headers: {
          'x-forwarded-for': address,
          'accept-encoding': 'br',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body ?? ''),
        },
      },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode)),
    );
    sender.once('timeout', () => sender.destroy());
    sender.once('error', () => resolve(undefined));
    sender.end(body);
  });
}
