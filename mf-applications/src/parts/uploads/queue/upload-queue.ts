import type { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { reportUnexpected, type Reply } from '@trust/shared/http';
import { createIdempotencyKey } from '@trust/shared/contract/idempotency-key';
import { findFailure, openPicture, type PictureSection } from '../picture/open-picture.ts';
import type { UploadedPicture } from '../uploaded-picture.ts';
import type { FileToSend } from './upload-file.data.ts';
import {
  isPassing,
  toJpegName,
  type QueuedUpload,
  type UploadFailure,
  type UploadStage,
} from './upload-stage.ts';

/** What the queue works with while its fields are on the page. */
export interface UploadDeps {
  readonly send: (file: FileToSend) => Promise<Reply<UploadedFile>>;
  /** `sent` is what was uploaded, for a preview. */
  readonly onUploaded: (picture: UploadedPicture, upload: QueuedUpload, sent: Blob) => void;
  /** Where pictures outlive the page; none for a form that is not stored on the device. */
  readonly stored?: PictureStore | undefined;
}

/** Where the pictures of a field outlive the page. What fails there is in memory still. */
export interface PictureStore {
  add(upload: QueuedUpload, blob: Blob): Promise<void>;
  setUploaded(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

interface Work {
  readonly file: File;
  /** What is sent; stays in memory, so that nothing is chosen again after a cut. */
  readonly blob?: Blob;
  readonly abort: AbortController;
}

/** A picture that is ready to be sent. */
export interface ReadyPicture {
  readonly id: string;
  readonly fileName: string;
  readonly replaces: string | undefined;
  readonly blob: Blob;
}

/** How often an upload whose failure passes is tried again, in ms. */
const RETRY_MS = 20_000;

/**
 * The files of one field on their way: those that are no pictures are refused first, then each is opened, cropped and sent
 * one at a time, since phones have little memory and slow uplinks none to share. An upload that was cut, or
 * that the server could not take, is tried again by itself, again and again. `maxSide` in pixels.
 */
export function createUploadQueue({ maxSide }: { readonly maxSide: number }) {
  let deps: UploadDeps | undefined;
  let uploads: readonly QueuedUpload[] = [];
  const work = new Map<string, Work>();
  const listeners = new Set<() => void>();

  function publish(next: readonly QueuedUpload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function findStage(id: string): UploadStage | undefined {
    return uploads.find((upload) => upload.id === id)?.stage;
  }

  function enter(id: string, stage: UploadStage): void {
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, stage } : upload)));
    advance();
  }

  function fail(id: string, failure: UploadFailure, message?: string): void {
    const retryable = isPassing(failure) || failure === 'unavailable';
    enter(id, { kind: 'stopped', failure, message, retryable });
  }

  function drop(id: string): void {
    const stage = findStage(id);
    if (stage?.kind === 'cropping') stage.picture.close();
    work.get(id)?.abort.abort();
    work.delete(id);
    publish(uploads.filter((upload) => upload.id !== id));
    advance();
  }

  /** Starts what can be started: one file is opened and cropped at a time, and one is sent. */
  function advance(): void {
    if (!deps) return;
    const is = (...kinds: UploadStage['kind'][]) => uploads.find(({ stage }) => kinds.includes(stage.kind));
    const unchecked = is('unchecked');
    if (unchecked && !is('checking')) void check(unchecked.id);
    const waiting = is('waiting');
    if (waiting && !is('unchecked', 'checking', 'opening', 'cropping', 'shrinking')) void open(waiting.id);
    const ready = is('ready');
    if (ready && !is('sending')) void send(ready, deps);
  }

  async function check(id: string): Promise<void> {
    const job = work.get(id);
    if (!job) return;
    enter(id, { kind: 'checking' });
    const failure = await findFailure(job.file);
    if (!work.has(id)) return;
    if (failure) fail(id, failure);
    else enter(id, { kind: 'waiting' });
  }

  async function open(id: string): Promise<void> {
    const job = work.get(id);
    if (!job) return;
    enter(id, { kind: 'opening' });
    const opened = await openPicture(job.file);
    if (!work.has(id)) {
      if (opened.outcome === 'opened') opened.picture.close();
      return;
    }
    switch (opened.outcome) {
      case 'opened':
        return enter(id, { kind: 'cropping', picture: opened.picture });
      case 'small-enough':
        return makeReady(id, job, job.file);
      case 'failed':
        return fail(id, opened.failure);
    }
  }

  function makeReady(id: string, job: Work, blob: Blob): void {
    work.set(id, { ...job, blob });
    const upload = uploads.find((each) => each.id === id);
    if (upload) void deps?.stored?.add(upload, blob);
    enter(id, { kind: 'ready' });
  }

  async function send(
    upload: QueuedUpload,
    { send: sendFile, onUploaded, stored }: UploadDeps,
  ): Promise<void> {
    const { id } = upload;
    const fileName = toJpegName(upload.fileName);
    const job = work.get(id);
    if (!job?.blob) return;
    const { blob, abort } = job;
    enter(id, { kind: 'sending', percent: 0 });
    const onProgress = (percent: number) => {
      if (findStage(id)?.kind === 'sending') enter(id, { kind: 'sending', percent });
    };
    const reply = await sendFile({ file: blob, fileName, signal: abort.signal, onProgress }).catch(
      (error: unknown) => {
        if (!abort.signal.aborted) reportUnexpected(error);
        return undefined;
      },
    );
    if (abort.signal.aborted) return;
    switch (reply?.outcome) {
      case 'ok':
        void stored?.setUploaded(id, reply.data.name);
        onUploaded({ name: reply.data.name, url: reply.data.url, fileName }, upload, blob);
        return drop(id);
      case 'refused':
        return fail(id, failureOf(reply.status), reply.problem.detail);
      case 'unreachable':
        return fail(id, 'cut');
      case undefined:
        return fail(id, 'unavailable');
    }
  }

  function retry(id: string): void {
    if (work.get(id)?.blob && findStage(id)?.kind === 'stopped') enter(id, { kind: 'ready' });
  }

  function retryPassing(): void {
    for (const { id, stage } of uploads) if (stage.kind === 'stopped' && isPassing(stage.failure)) retry(id);
  }

  return {
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to send; the returned function drops all that has not been uploaded. */
    start(nextDeps: UploadDeps) {
      deps = nextDeps;
      window.addEventListener('online', retryPassing);
      const timer = setInterval(retryPassing, RETRY_MS);
      return () => {
        window.removeEventListener('online', retryPassing);
        clearInterval(timer);
        deps = undefined;
        for (const { id } of uploads) drop(id);
      };
    },
    /** Adds files that were chosen together; `replaces` as in `QueuedUpload`. */
    add(files: readonly File[], replaces?: string) {
      // Opening a file alone checks it at once.
      const kind = files.length > 1 ? 'unchecked' : 'waiting';
      const added = files.map((file): QueuedUpload => {
        const id = createIdempotencyKey();
        work.set(id, { file, abort: new AbortController() });
        return { id, fileName: file.name, replaces, stage: { kind } };
      });
      publish([...uploads, ...added]);
      advance();
    },
    /** Goes on with pictures that an earlier page had made ready. */
    restore(pictures: readonly ReadyPicture[]) {
      const isNew = ({ id }: ReadyPicture) => !work.has(id);
      const restored = pictures.filter(isNew).map(({ id, fileName, replaces, blob }): QueuedUpload => {
        work.set(id, { file: new File([blob], fileName), blob, abort: new AbortController() });
        return { id, fileName, replaces, stage: { kind: 'ready' } };
      });
      publish([...uploads, ...restored]);
      advance();
    },
    /** Turns the picture that is being cropped by a quarter. Resolves to false where the device cannot. */
    async turn(id: string) {
      const stage = findStage(id);
      if (stage?.kind !== 'cropping') return false;
      const picture = await stage.picture.turn();
      if (picture && work.has(id)) enter(id, { kind: 'cropping', picture });
      else picture?.close();
      return picture !== undefined;
    },
    /** Shrinks the chosen section of the picture that is being cropped, and sends it. */
    async crop(id: string, section: PictureSection) {
      const stage = findStage(id);
      const job = work.get(id);
      if (stage?.kind !== 'cropping' || !job) return;
      enter(id, { kind: 'shrinking' });
      const blob = await stage.picture.shrink(section, maxSide);
      stage.picture.close();
      if (!work.has(id)) return;
      if (!blob) return fail(id, 'too-large');
      makeReady(id, job, blob);
    },
    retry,
    /** Drops an upload for good. */
    cancel(id: string) {
      void deps?.stored?.remove(id);
      drop(id);
    },
  };
}

/** The gateway answers 502 and 504, and either server 503, while it restarts or has too much to do. */
const PASSING: readonly number[] = [502, 503, 504];

function failureOf(status: number): UploadFailure {
  if (status === 413) return 'too-large';
  if (PASSING.includes(status)) return 'busy';
  return status === 400 || status === 415 || status === 422 ? 'refused' : 'unavailable';
}
