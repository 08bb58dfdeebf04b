import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A content system that answers as a test wants, by path; any other path answers an empty list. */
export type FakeContentSystem = {
  url: string;
  answers: Record<string, Respond>;
  /** The requests in order, each as path and query. */
  requested: string[];
  close(): Promise<void>;
};

export async function startFakeContentSystem(): Promise<FakeContentSystem> {
  const answers: Record<string, Respond> = {};
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    requested.push(address);
    (answers[address.split('?')[0] ?? ''] ?? respondJson([]))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    answers,
    requested,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function respondJson(value: unknown): Respond {
  return respondText(JSON.stringify(value));
}

export function respondText(body: string, status = 200): Respond {
  return (response) => response.writeHead(status).end(body);
}

export function respondRedirect(location: string): Respond {
  return (response) => response.writeHead(302, { location }).end();
}

export const neverRespond: Respond = () => undefined;
