import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES, UploadedFile } from '@trust/shared/contract/applications/uploads';
import { ConcurrencyLimit } from '@trust/shared/http/server/concurrency-limit';
import { drainRequest } from '@trust/shared/http/server/drain-request';
import { LEAST_RATE } from '@trust/shared/http/server/least-rate';
import type { Limits } from '../../config/config.ts';
import { limitPerHourTogether } from '../../plugins/limits.ts';
import { problemResponses } from '../../plugins/problems.ts';
import type { Uploads } from './deps.ts';
import { receivePicture } from './receive/receive-picture.ts';
import { storePicture } from './store-picture.ts';
import { attachmentDisposition } from './uploads.rules.ts';
import type { PictureKind } from './uploads.schema.ts';
import { findUpload } from './uploads.store.ts';

const tags = ['applications'];
const CONCURRENT = { total: 120, perAddress: 60 };
const RETRY_AFTER_S = '5';
const MAX_KB = MAX_UPLOAD_BYTES / 1_000;

const Link = z.object({
  expires: z.catch(z.string().check(z.maxLength(20)), ''),
  signature: z.catch(z.string().check(z.maxLength(100)), ''),
});

/** A picture is data and never a page, whatever a browser takes it for. */
const PICTURE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Photos and papers of applicants: upload one, and look at it by a signed link. */
export async function uploadRoutes(server: FastifyInstance, uploads: Uploads, limits: Limits): Promise<void> {
  await server.register(multipart, { throwFileSizeLimit: false });
  const app = server.withTypeProvider<ZodTypeProvider>();
  const concurrent = new ConcurrencyLimit(CONCURRENT);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  const limitUploads = limitPerHourTogether(app, limits.uploadsPerHour);
  const checkLimit = async (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfterS = await limitUploads(request);
    if (retryAfterS === undefined) return;
    const minutes = Math.ceil(retryAfterS / 60);
    return refuse(
      request,
      reply.header('retry-after', retryAfterS).problem(429, 'uploadsOverLimit', { minutes }),
    );
  };

  for (const [path, kind, summary] of [
    ['/upload-application-pic', 'photo', 'Upload the photo of an applicant'],
    ['/upload-application-document', 'document', 'Upload a picture of a paper'],
  ] as const) {
    app.post(
      path,
      {
        config: { rateLimit: false, leastRate: LEAST_RATE },
        onRequest: checkLimit,
        schema: {
          tags,
          operationId: kind === 'photo' ? 'uploadPhoto' : 'uploadDocument',
          summary: `${summary}: JPEG or PNG, at most 500,000 bytes, in the field doc, named {draft}::{name}`,
          consumes: ['multipart/form-data'],
          response: { 201: UploadedFile, ...problemResponses },
        },
      },
      async (request, reply) => {
        const end = concurrent.begin(request.ip);
        if (!end)
          return refuse(request, reply.header('retry-after', RETRY_AFTER_S).problem(503, 'uploadsBusy'));
        try {
          return await takePicture(uploads, request, reply, kind);
        } finally {
          end();
        }
      },
    );
  }

  app.get(
    '/uploads/:id',
    {
      schema: {
        tags,
        operationId: 'getUpload',
        summary: 'An uploaded picture, for whoever has a signed link to it',
        params: z.object({ id: z.string() }),
        querystring: Link,
        response: { 200: z.any(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const row = uploads.links.verify(id, request.query, uploads.now())
        ? await findUpload(uploads.database, id)
        : undefined;
      const content = row && (await uploads.files.read(id));
      if (!row || !content) return reply.problem(404, 'notFound');
      return reply
        .headers(PICTURE_HEADERS)
        .header('content-disposition', attachmentDisposition(row.fileName))
        .type('image/jpeg')
        .send(Buffer.from(content));
    },
  );
}

async function takePicture(
  uploads: Uploads,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: PictureKind,
): Promise<FastifyReply> {
  if ((await uploads.freeBytes()) < uploads.freeBytesFloor)
    return refuse(request, reply.problem(507, 'uploadsNoRoom'));
  const received = await receivePicture(request);
  if (received.outcome === 'too-large')
    return refuse(request, reply.problem(413, 'uploadTooLarge', { most: MAX_KB }));
  if (received.outcome === 'malformed') return refuse(request, reply.problem(422, 'uploadMalformed'));
  const stored = await storePicture(uploads, received.picture, kind);
  switch (stored.outcome) {
    case 'stored':
      return reply.code(201).send(stored.file);
    case 'refused':
      return reply.problem(422, kind === 'photo' ? 'uploadBroken' : 'uploadDocumentBroken', {
        most: MAX_KB,
      });
    case 'draft-full':
      return reply.problem(422, 'uploadsTooMany');
    case 'busy':
      return reply.header('retry-after', RETRY_AFTER_S).problem(503, 'uploadsBusy');
  }
}

/** Reads on what is still being sent. */
function refuse({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  drainRequest(raw);
  return reply;
}
