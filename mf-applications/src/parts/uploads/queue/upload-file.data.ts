import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import type { Http, Reply } from '@trust/shared/http';

/** The applicant's photo, or a document beside the application. */
export type UploadKind = 'photo' | 'document';

/** A file that is ready to be sent. */
export interface FileToSend {
  readonly file: Blob;
  readonly fileName: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

const PATHS: Readonly<Record<UploadKind, string>> = {
  photo: 'project/upload-application-pic',
  document: 'project/upload-application-document',
};

/** Uploads a file for the draft of an application. */
export function uploadFile(
  http: Http,
  kind: UploadKind,
  draft: string,
  { file, fileName, signal, onProgress }: FileToSend,
): Promise<Reply<UploadedFile>> {
  return http.upload(
    {
      base: 'api',
      path: PATHS[kind],
      field: 'doc',
      file,
      fileName: `${draft}::${fileName}`,
      signal,
      onProgress,
    },
    UploadedFile,
  );
}
