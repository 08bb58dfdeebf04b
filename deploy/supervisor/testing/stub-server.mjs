// Stub of the api and of the gateway, which a test controls by requests.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { API_PORT, SANDBOX_PORT, PORT, DATA_DIR } = process.env;

function listOfCategories() {
  return existsSync(join(DATA_DIR, 'imported')) ? [{}] : [];
}

let onTerm = () => process.exit();
process.on('SIGTERM', () => onTerm());
process.on('disconnect', () => process.exit());

const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  if (request.url === '/turn-deaf') onTerm = () => undefined;
  if (request.url === '/complain') console.log(JSON.stringify({ level: 50, msg: 'no ink' }));
  const body = {
    '/readyz': {},
    '/environment': process.env,
    '/api/project/get-category-list': DATA_DIR && listOfCategories(),
  };
  response.end(JSON.stringify(body[request.url] ?? {}));
});
server.listen(Number(API_PORT ?? SANDBOX_PORT ?? PORT), '127.0.0.1', () => process.send({ ready: true }));
