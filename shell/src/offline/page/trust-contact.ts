import { TrustConfig } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';

/** How to reach and pay the trust without its site. All of it is public. */
export const TrustContact = z.pick(TrustConfig, {
  phones: true,
  bankAccounts: true,
  upiId: true,
  upiIds: true,
});
export type TrustContact = z.infer<typeof TrustContact>;
