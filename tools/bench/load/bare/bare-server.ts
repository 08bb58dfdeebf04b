import Fastify from 'fastify';
import * as z from 'zod';

/** Sent by the parent: an answer, as the site gave it. */
const Page = z.object({ path: z.string(), headers: z.record(z.string(), z.string()), body: z.base64() });

/** Pages that the parent process sends, each a route of Fastify with nothing else; sends the port when it listens. */
const app = Fastify();
process.once('message', (message) => {
  for (const { path, headers, body } of z.array(Page).parse(message)) {
    const bytes = Buffer.from(body, 'base64');
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  void app.listen({ port: 0, host: '127.0.0.1' }).then((address) => process.send?.(address));
});
process.on('disconnect', () => process.exit());
