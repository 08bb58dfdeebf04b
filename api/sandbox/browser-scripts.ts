import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The address of each script that the sandbox's pages load; its source is `browser/<name>.ts`. */
const SCRIPTS = {
  'post-on': '/sandbox/post-on.js',
  checkout: '/sandbox/razorpay/checkout.js',
  'checkout-page': '/sandbox/razorpay/checkout-page.js',
};

/** Serves the scripts, which the build has put into `folder`. */
export function registerBrowserScripts(app: FastifyInstance, folder: string): void {
  for (const [name, address] of Object.entries(SCRIPTS)) {
    app.get(address, (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(createReadStream(join(folder, `${name}.js`))),
    );
  }
}
