import { BANK_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { findFund, fundPath } from '@trust/shared/contract/donations/funds';
import { TranId } from '@trust/shared/contract/donations/payments';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import { readReference } from '@trust/shared/contract/typed/reference';
import * as z from 'zod/mini';
import { PAYMENTS_PATH, buildPath, SOLACE_PROGRAMME_PATH } from '@trust/shared/contract/pages/paths';
import { failureKindOf, type FailureKind } from '../../parts/outcome/failure.rules.ts';

/** The failed payment that the page's address names. */
export interface FailedPayment {
  readonly kind: FailureKind;
  readonly tranId?: string | undefined;
  /** Where it can be tried again. */
  readonly page?: string | undefined;
  /** Where the same can be given by bank transfer; missing for a booking. */
  readonly bankPage?: string | undefined;
}

/** Where a donation can be given by bank transfer, on its form's page; without one, on a fund's. */
export function bankPageOf(formPage = fundPath('home')): string {
  return `${formPage}#${BANK_FRAGMENT}`;
}

/** Reads what the server put into the address; undefined where it names no failure. Invalid values are dropped. */
export function failedPaymentIn({ searchParams }: URL): FailedPayment | undefined {
  const reason = searchParams.get('reason');
  if (reason === null) return undefined;
  return {
    kind: failureKindOf(reason),
    tranId: z.safeParse(TranId, readReference(searchParams.get('tran') ?? '')).data,
    ...findForm(searchParams),
  };
}

function findForm(query: URLSearchParams): Pick<FailedPayment, 'page' | 'bankPage'> {
  const nid = query.get('nid') ?? '';
  const programme = query.get('programme') ?? '';
  if (CONTENT_ID.test(programme)) return { page: buildPath(SOLACE_PROGRAMME_PATH, programme) };
  const page = findFund(nid) || CONTENT_ID.test(nid) ? buildPath(PAYMENTS_PATH, nid) : undefined;
  return { page, bankPage: bankPageOf(page) };
}
