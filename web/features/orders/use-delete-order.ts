import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderKind } from '#contract/orders/order.ts';
import { api, client } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';
import { deleteFailure } from './delete-failure.ts';
import type { AnyOrder } from './use-orders.ts';

/** Everything that shows orders, or what came of them, is read again. */
export function useRefreshOrders() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.orders.key(), api.dashboard.key(), api.audit.key(), api.accounts.key(), api.credits.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** Deletes an order that nobody paid, and says how that went. */
export function useDeleteOrder(kind: OrderKind) {
  const refresh = useRefreshOrders();
  const call = kind === 'package' ? client.orders.deleteOrder : client.orders.deleteItemOrder;
  return useMutation({
    mutationFn: ({ _id: id }: AnyOrder) => call({ id }),
    onSuccess: () => void toast.success('Order deleted successfully!'),
    onError: (error) => void toast.error(deleteFailure(error)),
    onSettled: refresh,
  });
}
