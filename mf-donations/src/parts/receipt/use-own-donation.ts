import { useQuery } from '@tanstack/react-query';
import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { useHttp } from '@trust/shared/remote';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { findOwnDonation } from './own-donation.data.ts';

/**
 * A donation whose money has arrived, where this browser made it; null elsewhere, undefined until that is known. `first` is
 * what the loader has read.
 */
export function useOwnDonation(
  tranId: string,
  isPaid: boolean,
  first?: DonationSummary | null,
): DonationSummary | null | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['own-donation', tranId],
    queryFn: () => findOwnDonation(http, tranId),
    enabled: useHydrated() && isPaid,
    ...(first && { initialData: first, staleTime: Infinity }),
  });
  return data;
}
