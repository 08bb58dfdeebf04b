import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailFolder } from './mail-folder.ts';

const LARGEST_MESSAGE_BYTES = 10 * 1024 * 1024;

export interface MailServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens an SMTP server for programs of this machine, which accepts every message and sends none on. Port 0: any free one. */
export async function openMailServer(folder: MailFolder, port: number): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_MESSAGE_BYTES,
    onData(stream, _session, callback) {
      buffer(stream)
        .then((message) => folder.add(message))
        .then(() => callback(), callback);
    },
  });
  const server = smtp.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
