import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#web/api.ts';
import { errorCode, errorStatus } from '#web/error-message.ts';
import { newId } from '#web/new-id.ts';
import type { Refund } from './refund-schema.ts';
import { useRefreshOrders } from './use-delete-order.ts';

/**
 * One refund of an order. Its id is made once per form, so that sending it twice because no answer came pays back once;
 * after a refusal the next attempt is another refund.
 */
export function useRefund(orderRef: string) {
  const [refundId, setRefundId] = useState(newId);
  const refresh = useRefreshOrders();
  const refund = useMutation({
    mutationFn: (values: Refund) => client.payments.refundOrder({ id: orderRef, refundId, ...values }),
    onError: (error) => {
      if (!isUncertain(error)) setRefundId(newId());
    },
    onSettled: refresh,
  });
  return { refund, uncertain: refund.isError && isUncertain(refund.error) };
}

/** PayPal may have heard of it: no answer came, from here or from there. */
const isUncertain = (error: unknown) =>
  errorStatus(error) === 0 || errorStatus(error) >= 500 || errorCode(error) === 'PAYPAL_UNAVAILABLE';
