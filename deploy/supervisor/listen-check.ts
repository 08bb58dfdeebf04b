import { createServer } from 'node:net';

/** Why the site cannot listen on this address, as text; undefined when it can. */
export function findListenError(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(describeError(error, port, host)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function describeError(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
      return `HOST=${host} is no address of this machine`;
    case undefined:
    default:
      return `The site cannot listen on ${host}:${port}: ${error.message}`;
  }
}
