import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#web/api.ts';
import { errorStatus } from '#web/error-message.ts';
import { newId } from '#web/new-id.ts';
import { useRefreshDesk } from '../use-refresh-desk.ts';
import type { Credits } from './credits-schema.ts';

/**
 * One refund of credits. Its id is made once per form, so that sending it twice because no answer came gives once; after
 * a refusal the next attempt is another refund.
 */
export function useCreditsRefund(ticketId: string) {
  const [refundId, setRefundId] = useState(newId);
  const queryClient = useQueryClient();
  const refresh = useRefreshDesk();
  const refund = useMutation({
    mutationFn: (values: Credits) => client.tickets.refundTicketCredits({ id: ticketId, _id: refundId, ...values }),
    onSuccess: ({ ticket }) => {
      refresh(ticket);
      for (const queryKey of [api.accounts.key(), api.credits.key()]) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (!isUncertain(error)) setRefundId(newId());
    },
  });
  return { refund, uncertain: refund.isError && isUncertain(refund.error) };
}

/** The server may have booked it: no answer came. */
const isUncertain = (error: unknown) => errorStatus(error) === 0 || errorStatus(error) >= 500;
