import type { DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import type { Http } from '@trust/shared/http';
import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import type { Draft } from '../../../../parts/begin-donation/draft-schema.ts';

const KEY = 'donations:draft';
const storage = createBrowserStorage('sessionStorage');

/** Stores the form and the progress for this tab, so that another try needs no typing. */
export function saveDraft(draft: Draft): void {
  write(draft);
}

/** Stores an unfinished form for this tab's next document, with the progress that is stored already. */
export function saveTypedForm(nid: string, form: DonationFormValues): void {
  write({ nid, form, inHand: readProgress(nid) ?? { content: '' } });
}

/** The same until it is read once, for the return from Login. With a payment in hand it stays, as any unpaid donation. */
export function saveUntilReturn(nid: string, form: DonationFormValues): void {
  const inHand = readProgress(nid);
  write({ nid, form, inHand: inHand ?? { content: '' }, isReadOnce: inHand === undefined });
}

/** Not validated here: `readDraft` validates whatever is stored. Without storage, it lasts as long as the page. */
function write(draft: object): void {
  storage.write(KEY, JSON.stringify(draft));
}

function readProgress(nid: string): unknown {
  const stored = storage.readJson(KEY);
  const isFor = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'nid') === nid;
  return isFor ? Reflect.get(stored, 'inHand') : undefined;
}

/** This tab's unpaid donation to this project or fund; deletes one that was paid since. */
export async function readDraft(http: Http, nid: string): Promise<Draft | undefined> {
  const stored = storage.readJson(KEY);
  if (stored === undefined) return undefined;
  try {
    const { findUnpaidDraft } = await import(
      /* webpackChunkName: "begin" */ '../../../../parts/begin-donation/unpaid-draft.ts'
    );
    const draft = await findUnpaidDraft(http, nid, stored);
    if (draft === 'paid' || (draft && Reflect.get(Object(stored), 'isReadOnce') === true)) deleteDraft();
    if (draft !== 'paid') return draft;
  } catch (error) {
    // Without the chunk the form starts empty.
    reportError(error);
  }
  return undefined;
}

/** For a donation that is paid. */
export function deleteDraft(): void {
  storage.remove(KEY);
}
