import type { Http } from '@trust/shared/http';
import { paymentStateQuery } from '../outcome/state/payment-state.data.ts';
import { isPaid } from '../outcome/state/payment-state.rules.ts';
import { Draft } from './draft-schema.ts';

/**
 * The unpaid donation to `nid` in what a tab has stored; `paid` where it was paid since, for example on the provider's own
 * page; undefined where it is none, or to something else.
 */
export async function findUnpaidDraft(
  http: Http,
  nid: string,
  stored: unknown,
): Promise<Draft | 'paid' | undefined> {
  const { data } = Draft.safeParse(stored);
  if (data?.nid !== nid) return undefined;
  const { tranId } = data.inHand;
  const isOver = tranId !== undefined && isPaid(await paymentStateQuery(http, tranId).queryFn());
  return isOver ? 'paid' : data;
}
