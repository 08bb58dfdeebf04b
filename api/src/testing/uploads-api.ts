import sharp from 'sharp';
import type { UploadedFile } from '@trust/shared/contract/applications/uploads';
import type { Limits } from '../config/config.ts';
import { prepareApplicationsApi } from './applications-api.ts';
import { makePhoto } from './make-photo.ts';
import type { TestUploads } from './test-api.ts';

type UploadCall = 'upload-application-pic' | 'upload-application-document';
/** The parts of a request; a file's name as the browser sends it. */
type UploadRequest = {
  call?: UploadCall;
  draft?: string;
  name?: string;
  field?: string;
  headers?: Record<string, string>;
};

/** An api that stores uploads, with the calls of uploading and looking. */
export function prepareUploadsApi(settings: TestUploads = {}, limits: Partial<Limits> = {}) {
  const { api, ...applications } = prepareApplicationsApi({}, limits, settings);
  beforeEach(() => api.connection.pool.query('delete from uploads'));

  const send = (call: string, form: FormData, headers: Record<string, string> = {}) =>
    encodeForm(form).then(({ payload, type }) =>
      api.app.inject({
        method: 'POST',
        url: `/api/project/${call}`,
        payload,
        headers: { 'content-type': type, ...headers },
      }),
    );
  const upload = (
    content: Uint8Array,
    {
      call = 'upload-application-pic',
      draft = 'draft-1',
      name = 'photo.jpg',
      field = 'doc',
      headers,
    }: UploadRequest = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), `${draft}::${name}`);
    return send(call, form, headers);
  };
  const uploadPhoto = async (request: UploadRequest = {}) => {
    const reply = await upload(await makePhoto(), request);
    expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
    return reply.json<UploadedFile>();
  };
  const look = (url: string) => api.app.inject({ url });
  const readStored = async ({ url }: Pick<UploadedFile, 'url'>) => {
    const reply = await look(url);
    expect(reply.statusCode).toBe(200);
    return { content: reply.rawPayload, metadata: await sharp(reply.rawPayload).metadata() };
  };
  return { api, ...applications, send, upload, uploadPhoto, look, readStored };
}

async function encodeForm(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}
