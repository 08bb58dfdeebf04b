import type { OpenFailure, OpenPicture } from '../picture/open-picture.ts';

/**
 * Why an upload ended: what `openPicture` says, `cut` for a lost connection, `busy` for a server that cannot take it for
 * the moment, `too-large` and `refused` by the server for the file, `unavailable` for anything else of the server.
 */
export type UploadFailure = OpenFailure | 'cut' | 'busy' | 'refused' | 'unavailable';

/** Whether an upload that ended so is sent again by itself. */
export function isPassing(failure: UploadFailure): boolean {
  return failure === 'cut' || failure === 'busy';
}

export type UploadStage =
  /** `unchecked` and `checking`: nobody knows yet whether the file is a picture. */
  | { readonly kind: 'unchecked' | 'checking' | 'waiting' | 'opening' | 'shrinking' | 'ready' }
  | { readonly kind: 'cropping'; readonly picture: OpenPicture }
  /** Whole percent; 100 while the answer is awaited. */
  | { readonly kind: 'sending'; readonly percent: number }
  /** `message` is the server's own, in the visitor's language. */
  | {
      readonly kind: 'stopped';
      readonly failure: UploadFailure;
      readonly message?: string | undefined;
      readonly retryable: boolean;
    };

export interface QueuedUpload {
  readonly id: string;
  readonly fileName: string;
  /** The id of the uploaded picture whose slot it takes. */
  readonly replaces: string | undefined;
  readonly stage: UploadStage;
}

/**
 * What a field's uploads wait for: nothing, the device and the network, or the applicant, who has to crop a picture, or to
 * try again or remove one that failed for good.
 */
export type UploadsStatus = 'done' | 'busy' | 'asking';

export function statusOf(uploads: readonly QueuedUpload[]): UploadsStatus {
  if (uploads.some(asksApplicant)) return 'asking';
  return uploads.length > 0 ? 'busy' : 'done';
}

/** A passing failure mends itself. */
function asksApplicant({ stage }: QueuedUpload): boolean {
  return stage.kind === 'cropping' || (stage.kind === 'stopped' && !isPassing(stage.failure));
}

const MAX_FILE_NAME = 80;

/** The name of a file once it is a JPEG, bounded: `IMG 1.HEIC` becomes `IMG 1.jpg`. */
export function toJpegName(name: string): string {
  const base = name.replace(/\.[^.]*$/, '').trim() || 'picture';
  return `${[...base].slice(0, MAX_FILE_NAME).join('')}.jpg`;
}
