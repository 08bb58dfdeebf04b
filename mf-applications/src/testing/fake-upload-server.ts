import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import type { Http, Reply, UploadRequest } from '@trust/shared/http';
import { fakeNetwork } from '@trust/shared/testing/fake-network';

/** An upload that is on its way, which the test ends. */
export interface OpenUpload {
  readonly request: UploadRequest;
  progress(percent: number): void;
  end(reply: Reply<UploadedFile>): void;
}

/** A server that takes uploads; `uploads` are all that reached it, in order. */
export function fakeUploadServer(): { http: Http; uploads: OpenUpload[] } {
  const uploads: OpenUpload[] = [];
  const http: Http = {
    ...fakeNetwork({}),
    upload: (request, schema) =>
      new Promise((resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        uploads.push({
          request,
          progress: (percent) => request.onProgress?.(percent),
          end: (reply) =>
            resolve(reply.outcome === 'ok' ? { ...reply, data: schema.parse(reply.data) } : reply),
        });
      }),
  };
  return { http, uploads };
}

/** The answer of a successful upload. */
export function accepted(name: string): Reply<UploadedFile> {
  const url = `/api/project/uploads/${name}?expires=1&signature=a`;
  return { outcome: 'ok', data: UploadedFile.parse({ url, name, size: 400_000, type: 'image/jpeg' }) };
}

export function refused(status: number, detail?: string): Reply<UploadedFile> {
  return { outcome: 'refused', status, problem: { type: 'about:blank', title: 'Refused', status, detail } };
}
