import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, client } from '#web/api.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { orderPaths } from '#web/features/payments/index.ts';
import { dropUnsavedWork } from '#web/ui/unsaved-work.ts';
import type { Billing } from './billing.ts';
import type { Goods } from './goods.ts';
import { makeOrderIds } from './make-order-ids.ts';

/**
 * Orders something and goes on to what is to be paid. The ids are made once for each form: a second click, or a retry after
 * an answer that was lost, is the same order to the server.
 */
export function usePlaceOrder({ kind, id: packageId }: Pick<Goods, 'kind' | 'id'>) {
  const [ids] = useState(makeOrderIds);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation<AnyOrder, Error, Billing>({
    mutationFn: (fields) => {
      const order = { packageId, ...fields, ...ids };
      return kind === 'package' ? client.orders.createOrder(order) : client.orders.createItemOrder(order);
    },
    onSuccess: async () => {
      dropUnsavedWork();
      void queries.invalidateQueries({ queryKey: api.orders.key() });
      await navigate(orderPaths[kind].pending);
    },
  });
}
