import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A content system that answers as a test wants, by path; what is not told is an empty list. */
export type FakeContentSystem = {
  url: string;
  answers: Record<string, Answer>;
  /** What it was asked, in order, as path and query. */
  asked: string[];
  close(): Promise<void>;
};

export async function fakeContentSystem(): Promise<FakeContentSystem> {
  const answers: Record<string, Answer> = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    (answers[address.split('?')[0] ?? ''] ?? json([]))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    answers,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with a value as JSON. */
export function json(value: unknown): Answer {
  return text(JSON.stringify(value));
}

export function text(body: string, status = 200): Answer {
  return (response) => response.writeHead(status).end(body);
}

export function redirect(location: string): Answer {
  return (response) => response.writeHead(302, { location }).end();
}

/** Takes the request and never answers. */
export const silence: Answer = () => undefined;
