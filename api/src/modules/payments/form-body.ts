import type { FastifyInstance } from 'fastify';

/** Lets a server's routes take what a browser's form posts, as an object of texts; the first of a name counts. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => {
      const fields: Record<string, string> = {};
      for (const [name, value] of new URLSearchParams(body.toString())) {
        if (!Object.hasOwn(fields, name) && name !== '__proto__') fields[name] = value.replaceAll('\0', '');
      }
      parsed(null, fields);
    },
  );
}
