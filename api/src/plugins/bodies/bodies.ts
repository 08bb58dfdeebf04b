import fastifyPlugin from 'fastify-plugin';

/** An escaped NUL: valid JSON, but no text column can store it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Parses JSON bodies; an empty body of any type counts as absent. */
export const bodies = fastifyPlugin((app, _options, done) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    const text = body.toString();
    if (text === '') parsed(null, undefined);
    else if (NUL.test(text)) parsed(createHttpError('A NUL character', 400));
    else void parseJson(request, text, parsed);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
    if (body === '') parsed(null, undefined);
    else parsed(createHttpError('Unsupported media type', 415));
  });
  app.addHook('preValidation', (request, _reply, next) => {
    if (request.method === 'POST') request.body ??= {};
    next();
  });
  done();
});

function createHttpError(message: string, statusCode: number): Error {
  return Object.assign(new Error(message), { statusCode });
}
