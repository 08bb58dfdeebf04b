import { fundNamed } from '@trust/shared/contract/funds';
import { TranId } from '@trust/shared/contract/payments';
import { ContentId } from '@trust/shared/contract/projects';
import * as z from 'zod/mini';
import { failureOf, type FailureKind } from '../../parts/failure.rules.ts';

/** What brought a visitor to the page of failed payments, as far as the address says it. */
export interface FailedPayment {
  readonly kind: FailureKind;
  readonly tranId?: string | undefined;
  /** Where it can be tried again. */
  readonly page?: string | undefined;
}

/** Reads what the server put into the address; undefined where no payment brought the visitor. Anything else is left out. */
export function failedPaymentIn({ searchParams }: URL): FailedPayment | undefined {
  const reason = searchParams.get('reason');
  if (reason === null) return undefined;
  return {
    kind: failureOf(reason),
    tranId: z.safeParse(TranId, searchParams.get('tran')).data,
    page: formPage(searchParams),
  };
}

function formPage(query: URLSearchParams): string | undefined {
  const nid = query.get('nid') ?? '';
  if (fundNamed(nid) || isId(nid)) return `/payments/${nid}`;
  const programme = query.get('programme') ?? '';
  return isId(programme) ? `/solace/${programme}` : undefined;
}

function isId(text: string): boolean {
  return z.safeParse(ContentId, text).success;
}
