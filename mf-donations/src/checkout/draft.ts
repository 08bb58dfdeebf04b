import type { DonationForm } from './donation-form.rules.ts';
import type { Draft } from './draft-schema.ts';

const KEY = 'donations:draft';

/** Keeps what was typed and begun for this tab, so that a failed payment is tried again without typing anew. */
export function keepDraft(draft: Draft): void {
  write(draft);
}

/** Keeps what is typed so far for this tab's next document, beside what was begun, if anything was. */
export function keepTyped(nid: string, form: DonationForm): void {
  write({ nid, form, inHand: begunFor(nid) ?? { content: '' } });
}

/** `readDraft` looks closely at what was written, whenever it was. */
function write(draft: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the form still holds it while it stands.
  }
}

function begunFor(nid: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isFor = typeof kept === 'object' && kept !== null && Reflect.get(kept, 'nid') === nid;
    return isFor ? Reflect.get(kept, 'inHand') : undefined;
  } catch {
    return undefined;
  }
}

/** What this tab kept of a donation to this project or fund. */
export async function readDraft(nid: string): Promise<Draft | undefined> {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return undefined;
    const { Draft } = await import(/* webpackChunkName: "begin" */ './draft-schema.ts');
    const { data } = Draft.safeParse(JSON.parse(kept));
    return data?.nid === nid ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the donation is paid. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing kept where nothing can be.
  }
}
