import { TrustConfig } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';

/** What the trust is called, and how to reach and pay it without its site. All of it is public. */
export const TrustContact = z.pick(TrustConfig, {
  name: true,
  phones: true,
  bankAccounts: true,
  upiId: true,
  upiIds: true,
});
export type TrustContact = z.infer<typeof TrustContact>;
