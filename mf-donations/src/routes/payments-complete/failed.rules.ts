import { findFund } from '@trust/shared/contract/donations/funds';
import { TranId } from '@trust/shared/contract/donations/payments';
import { ContentId } from '@trust/shared/contract/content/projects';
import * as z from 'zod/mini';
import { PAYMENTS_PATH, buildPath, SOLACE_PROGRAMME_PATH } from '@trust/shared/contract/pages/paths';
import { failureKindOf, type FailureKind } from '../../parts/outcome/failure.rules.ts';

/** The failed payment that the page's address names. */
export interface FailedPayment {
  readonly kind: FailureKind;
  readonly tranId?: string | undefined;
  /** Where it can be tried again. */
  readonly page?: string | undefined;
}

/** Reads what the server put into the address; undefined where it names no failure. Invalid values are dropped. */
export function failedPaymentIn({ searchParams }: URL): FailedPayment | undefined {
  const reason = searchParams.get('reason');
  if (reason === null) return undefined;
  return {
    kind: failureKindOf(reason),
    tranId: z.safeParse(TranId, searchParams.get('tran')).data,
    page: formPage(searchParams),
  };
}

function formPage(query: URLSearchParams): string | undefined {
  const nid = query.get('nid') ?? '';
  if (findFund(nid) || isId(nid)) return buildPath(PAYMENTS_PATH, nid);
  const programme = query.get('programme') ?? '';
  return isId(programme) ? buildPath(SOLACE_PROGRAMME_PATH, programme) : undefined;
}

function isId(text: string): boolean {
  return z.safeParse(ContentId, text).success;
}
