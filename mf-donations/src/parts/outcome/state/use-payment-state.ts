import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useHttp } from '@trust/shared/remote';
import { useState } from 'react';
import { paymentStateQuery } from './payment-state.data.ts';
import { stageOf, type PaymentState } from './payment-state.rules.ts';
import { pollDelay } from './poll-delay.rules.ts';

/**
 * A payment's state, `first` as the page read it, polled with growing delays while it is pending, and at once when the
 * visitor returns to the tab.
 */
export function usePaymentState(tranId: string, first: PaymentState) {
  const query = paymentStateQuery(useHttp(), tranId);
  const queries = useQueryClient();
  const answers = () => queries.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const [since, setSince] = useState(answers);
  const isPending = ({ state }: Query<PaymentState>) => stageOf(state.data ?? 'UNREACHABLE') === 'checking';
  const whilePending = (current: Query<PaymentState>) => isPending(current) && 'always';

  const {
    data: state = 'UNREACHABLE',
    isFetching,
    refetch,
  } = useQuery<PaymentState>({
    ...query,
    initialData: first,
    staleTime: Infinity,
    refetchInterval: (current) =>
      (isPending(current) && pollDelay(current.state.dataUpdateCount - since)) || false,
    refetchOnWindowFocus: whilePending,
    refetchOnReconnect: whilePending,
  });

  return {
    state,
    isChecking: isFetching,
    /** Polling has ended: only the visitor checks again. */
    hasStopped: pollDelay(answers() - since) === undefined,
    checkAgain: () => {
      setSince(answers());
      void refetch();
    },
  };
}
