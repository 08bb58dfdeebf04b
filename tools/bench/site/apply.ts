import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Application, SubmittedApplication } from '@trust/shared/contract/applications/application';
import { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';

const PHOTO = readFileSync(join(root, 'docs/pictures/donation-phone.jpg'));
/** A category of the sample content without questions of its own. */
export const CATEGORY = '12';
const ANSWER_MS = 30_000;
/** Between two tries of a call that had no answer, in ms. */
const RETRY_MS = 200;

/** What was acknowledged of an application. */
export type AcknowledgedApplication = SubmittedApplication & { photo: string; documents: string[] };

type Site = { address: string; signal: AbortSignal; headers?: Readonly<Record<string, string>> };

/**
 * Sends an application with a photo and a document, and repeats each call until it is answered, as a phone does. Undefined
 * where `signal` came first. `onSubmit` gets how long the submit took, in ms.
 */
export async function apply(
  site: Site,
  onSubmit: (milliseconds: number) => void = () => {},
): Promise<AcknowledgedApplication | undefined> {
  for (;;) {
    const draft = randomUUID();
    const photo = await upload(site, draft, 'pic');
    const document = photo && (await upload(site, draft, 'document'));
    if (photo === undefined || document === undefined) return undefined;
    const body = JSON.stringify({
      ...COMPLETE_FORM,
      category: { _id: CATEGORY },
      logo: photo,
      documents: [document],
      draft,
      agreement: true,
    });
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    };
    const reply = await untilAnswered(site, async (signal) => {
      const since = performance.now();
      const answer = await post(site, 'add-application', { body, headers, signal });
      onSubmit(performance.now() - since);
      return answer;
    });
    if (!reply) return undefined;
    if (reply.status === 201)
      return { ...SubmittedApplication.parse(await reply.json()), photo, documents: [document] };
    // A picture that was acknowledged and is gone would be a loss: this is an error in any case.
    throw new Error(`An application was answered with ${reply.status}: ${await reply.text()}`);
  }
}

async function upload(site: Site, draft: string, kind: 'pic' | 'document'): Promise<string | undefined> {
  const reply = await untilAnswered(site, (signal) => {
    const body = new FormData();
    body.append('doc', new Blob([PHOTO], { type: 'image/jpeg' }), `${draft}::picture.jpg`);
    return post(site, `upload-application-${kind}`, { body, signal });
  });
  if (!reply) return undefined;
  if (reply.status > 201)
    throw new Error(`A picture was answered with ${reply.status}: ${await reply.text()}`);
  return UploadedFile.parse(await reply.json()).name;
}

function post(
  { address, headers }: Site,
  call: string,
  request: Pick<RequestInit, 'body' | 'signal'> & { headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  return fetch(`${address}/api/project/${call}`, {
    method: 'POST',
    ...request,
    headers: { ...headers, ...request.headers },
  });
}

/** The first answer that is none of an overloaded or ended server; undefined where the site's signal came first. */
async function untilAnswered(
  { signal }: Site,
  call: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | undefined> {
  while (!signal.aborted) {
    try {
      const reply = await call(AbortSignal.timeout(ANSWER_MS));
      if (reply.status < 500) return reply;
      await reply.arrayBuffer();
    } catch {
      // No answer: whether it arrived is unknown, and the key makes it safe to repeat.
    }
    await pause(RETRY_MS);
  }
  return undefined;
}

/** What of an acknowledged application is not there any more, as text; undefined where all is. */
export async function findLoss(
  address: string,
  { code, suid, photo, documents }: AcknowledgedApplication,
): Promise<string | undefined> {
  const body = JSON.stringify({ suid });
  const headers = { 'content-type': 'application/json' };
  const signal = new AbortController().signal;
  const reply = await post({ address, signal }, 'get-application-by-suid', { body, headers });
  if (reply.status !== 200) return `${code} was answered with ${reply.status}`;
  const stored = Application.parse(await reply.json());
  if (stored.code !== code) return `${code} is ${stored.code} now`;
  for (const id of [photo, ...documents]) {
    const isNamed = stored.logo === id || stored.documents.includes(id);
    const file = stored.files[id] && (await fetch(new URL(stored.files[id].url, address)));
    const bytes = file ? (await file.arrayBuffer()).byteLength : 0;
    if (!isNamed || file?.status !== 200 || bytes === 0) return `${code} has no picture ${id}`;
  }
  return undefined;
}
