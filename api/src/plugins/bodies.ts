import fastifyPlugin from 'fastify-plugin';

/** An escaped NUL, which is lawful JSON and which no text column can hold. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Calls whose payload is optional come with an empty body, whatever type a client then gives it. */
export const bodies = fastifyPlugin((app, _options, done) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    const text = body.toString();
    if (text === '') parsed(null, undefined);
    else if (NUL.test(text)) parsed(refusal('A NUL character', 400));
    else void parseJson(request, text, parsed);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
    if (body === '') parsed(null, undefined);
    else parsed(refusal('Unsupported media type', 415));
  });
  app.addHook('preValidation', (request, _reply, next) => {
    if (request.method === 'POST') request.body ??= {};
    next();
  });
  done();
});

function refusal(message: string, statusCode: number): Error {
  return Object.assign(new Error(message), { statusCode });
}
