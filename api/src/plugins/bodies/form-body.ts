import formBody from '@fastify/formbody';
import { parseFormFields } from '@trust/shared/contract/pages/form-fields';
import type { FastifyInstance } from 'fastify';

/** Parses the forms that are posted to the routes of `server` into an object of texts. */
export function registerFormParser(server: FastifyInstance): void {
  void server.register(formBody, { parser: parseFormFields });
}
