import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useHttp } from '@trust/shared/remote';
import { useState } from 'react';
import { paymentStateQuery } from './payment-state.data.ts';
import { standingOf, waitAfter, type PaymentState } from './payment-state.rules.ts';

/** How a payment stands, asked about ever more seldom while that may change, and at once when the visitor comes back. */
export function usePaymentState(tranId: string) {
  const query = paymentStateQuery(useHttp(), tranId);
  const queries = useQueryClient();
  const answers = () => queries.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const [since, setSince] = useState(answers);
  const isOpen = ({ state }: Query<PaymentState>) => standingOf(state.data ?? 'UNREACHABLE') === 'checking';
  const whileOpen = (asked: Query<PaymentState>) => isOpen(asked) && 'always';

  const {
    data: state = 'UNREACHABLE',
    isFetching,
    refetch,
  } = useQuery<PaymentState>({
    ...query,
    staleTime: Infinity,
    refetchInterval: (asked) => (isOpen(asked) && waitAfter(asked.state.dataUpdateCount - since)) || false,
    refetchOnWindowFocus: whileOpen,
    refetchOnReconnect: whileOpen,
  });

  return {
    state,
    isAsking: isFetching,
    /** It is not asked about any more unless the visitor wants it. */
    isGivenUp: waitAfter(answers() - since) === undefined,
    askAgain: () => {
      setSince(answers());
      void refetch();
    },
  };
}
