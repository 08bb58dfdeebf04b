import { MAX_UPLOAD_BYTES } from '@trust/shared/contract/applications/uploads';
import type { UploadKind } from './queue/upload-file.data.ts';
import type { QueuedUpload, UploadStage } from './queue/upload-stage.ts';
import type { UploadTranslate } from './uploads.texts.ts';

/** The limit of an upload as texts give it. */
export const LIMIT_KB = MAX_UPLOAD_BYTES / 1000;

/** What stands beside an upload: how far it is, or why it ended. */
export function describeStage(t: UploadTranslate, kind: UploadKind, stage: UploadStage): string {
  switch (stage.kind) {
    case 'waiting':
    case 'cropping':
    case 'ready':
      return t('waiting');
    case 'unchecked':
    case 'checking':
    case 'opening':
      return t('opening');
    case 'shrinking':
      return t('shrinking');
    case 'sending':
      return stage.percent < 100 ? t('sending', { percent: stage.percent }) : t('checking');
    case 'stopped':
      return describeFailure(t, kind, stage);
  }
}

function describeFailure(
  t: UploadTranslate,
  kind: UploadKind,
  { failure, message }: Extract<UploadStage, { kind: 'stopped' }>,
): string {
  switch (failure) {
    case 'too-large':
      return message ?? t('failed-too-large', { limit: LIMIT_KB });
    case 'refused':
      return message ?? refusedText(t, kind);
    case 'heic':
      return t('failed-heic');
    case 'broken':
      return t('failed-broken');
    case 'no-picture':
      return `${refusedText(t, kind)}. ${t('failed-no-picture')}`;
    case 'cut':
      return t('failed-cut');
    case 'busy':
      return t('failed-busy');
    case 'unavailable':
      return t('failed-unavailable');
  }
}

/** As the server says it of a wrong type. */
function refusedText(t: UploadTranslate, kind: UploadKind): string {
  return t(kind === 'photo' ? 'failed-refused-photo' : 'failed-refused-document', { limit: LIMIT_KB });
}

/** What a screen reader says of an upload on its way: at a quarter, half and three quarters, not at each percent. */
export function describeMilestone(
  t: UploadTranslate,
  { fileName: name, stage }: QueuedUpload,
): string | undefined {
  if (stage.kind !== 'sending') return undefined;
  if (stage.percent >= 100) return t('announce-sent', { name });
  const percent = Math.floor(stage.percent / 25) * 25;
  return percent === 0 ? t('announce-sending', { name }) : t('announce-percent', { name, percent });
}
